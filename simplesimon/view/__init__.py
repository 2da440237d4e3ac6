"""What is on the screen: pure files for places and pictures, and the windows that show them."""
