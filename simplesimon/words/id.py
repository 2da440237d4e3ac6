"""Bahasa Indonesia. Knows no other language; the keys are those of ``en``."""
from __future__ import annotations

from typing import Dict

TEXTS: Dict[str, str] = {
    # The window
    "title": "Simple Simon",
    "title.game": "Simple Simon – {code}",
    "status.score": "Skor {score}",
    "status.moves": "Langkah {moves}",
    "status.runs": "Rangkaian {runs} dari 4",
    "status.level": "{level}, {suits}",
    "status.code.copied": "Kode permainan sudah disalin ke papan klip.",
    "status.clipboard.no_code": "Tidak ada kode permainan di papan klip.",
    "suits.other": "{number} jenis kartu",
    "moves.other": "{number} langkah",
    "points.other": "{number} poin",
    "level.1": "Mudah",
    "level.2": "Sedang",
    "level.4": "Sulit",
    # Menus: "&" stands before the letter that is the access key
    "menu.game": "&Permainan",
    "menu.settings": "Pen&gaturan",
    "menu.help": "&Bantuan",
    "command.new_game": "&Permainan baru…",
    "command.restart": "&Ulangi dari awal",
    "command.undo": "&Batalkan",
    "command.redo": "&Lakukan lagi",
    "command.enter_code": "&Masukkan kode permainan…",
    "command.paste_code": "&Tempel kode permainan…",
    "command.copy_code": "&Salin kode permainan",
    "command.statistics": "Stat&istik",
    "command.how_to_play": "Cara ber&main",
    "command.example": "&Contoh",
    "command.keys": "T&ombol papan ketik",
    "command.about": "&Tentang Simple Simon",
    "command.full_screen": "&Layar penuh",
    "command.add_to_menu": "Tambahkan ke men&u aplikasi",
    "command.remove_from_menu": "Ha&pus dari menu aplikasi",
    "menu.added": "Permainan ini sekarang ada di menu aplikasi.",
    "menu.removed": "Permainan ini tidak lagi ada di menu aplikasi.",
    "menu.refused": "Folder menu aplikasi tidak bisa ditulisi.",
    "menu.comment": "Permainan soliter dengan semua kartu terbuka",
    "command.reset_settings": "&Setel ulang semua pengaturan…",
    "command.quit": "&Keluar",
    "tool.new_game": "Permainan baru",
    "tool.undo": "Batalkan",
    "tool.redo": "Lakukan lagi",
    "tool.restart": "Ulangi dari awal",
    "setting.double_click": "&Klik dua kali",
    "setting.automatic_placement": "Penempatan &otomatis",
    "setting.placement_help": "&Bantuan penempatan",
    "setting.interactive_rules": "&Aturan interaktif",
    "setting.motion": "A&nimasi",
    "setting.motion.normal": "&Normal",
    "setting.motion.fast": "&Cepat",
    "setting.motion.off": "&Mati",
    "setting.table": "&Meja",
    "setting.table.green": "&Hijau",
    "setting.table.blue": "&Biru",
    "setting.table.dark": "&Gelap",
    "setting.table.contrast": "&Kontras tinggi",
    "setting.four_colours": "Jenis kartu &empat warna",
    "setting.large_indices": "&Tanda sudut lebih besar",
    "setting.language": "Ba&hasa",
    "setting.language.system": "Bahasa &sistem",
    "setting.language.en": "&English",
    "setting.language.id": "&Bahasa Indonesia",
    "setting.language.ja": "日本語(&J)",
    # Keys, as they are named in menus
    "key.control": "Ctrl",
    "key.shift": "Shift",
    "key.command": "Command",
    "key.Left": "Panah kiri",
    "key.Right": "Panah kanan",
    "key.Up": "Panah atas",
    "key.Down": "Panah bawah",
    "key.Home": "Home",
    "key.End": "End",
    "key.space": "Spasi",
    "key.Return": "Enter",
    "key.Escape": "Esc",
    "key.digits": "1 sampai 9, dan 0",
    "key.or": " atau ",
    # What keys alone can do, for the page of keys
    "command.cursor_left": "Pindah satu kolom ke kiri",
    "command.cursor_right": "Pindah satu kolom ke kanan",
    "command.cursor_up": "Pindah satu kartu ke atas",
    "command.cursor_down": "Pindah satu kartu ke bawah",
    "command.first_column": "Pindah ke kolom pertama",
    "command.last_column": "Pindah ke kolom terakhir",
    "command.columns": "Pindah ke kolom pertama sampai kesembilan, dan kesepuluh",
    "command.lift": "Angkat grup, lalu letakkan",
    "command.more": "Ambil satu kartu lebih banyak",
    "command.fewer": "Ambil satu kartu lebih sedikit",
    "command.send": "Kirim grup ke kolom terbaik",
    "command.let_go": "Lepaskan",
    # What the cursor is on
    "card": "{rank} {suit}",
    "cursor.card": "{card}, kolom {column}",
    "cursor.group": "{card}, grup {count} kartu, kolom {column}",
    "cursor.empty_column": "kolom kosong {column}",
    "cursor.lifted": "Diangkat: {group}",
    "cursor.both": "{lifted} – sekarang di: {under}",
    "rank.ACE": "as",
    "rank.TWO": "2",
    "rank.THREE": "3",
    "rank.FOUR": "4",
    "rank.FIVE": "5",
    "rank.SIX": "6",
    "rank.SEVEN": "7",
    "rank.EIGHT": "8",
    "rank.NINE": "9",
    "rank.TEN": "10",
    "rank.JACK": "jack",
    "rank.QUEEN": "ratu",
    "rank.KING": "raja",
    "suit.SPADES": "sekop",
    "suit.HEARTS": "hati",
    "suit.DIAMONDS": "wajik",
    "suit.CLUBS": "keriting",
    # Reminders of the rule that refuses a move
    "refusal.NOTHING_THERE": "Tidak ada kartu yang bisa diambil di sini.",
    "refusal.SAME_COLUMN": "Kartu-kartu itu sudah berada di kolom ini.",
    "refusal.NOT_DESCENDING": "Grup hanya bisa pindah jika nilai tiap kartu tepat satu di bawah kartu sebelumnya.",
    "refusal.MIXED_SUITS": "Grup hanya bisa pindah jika semua kartunya dari satu jenis kartu.",
    "refusal.KING_NEEDS_EMPTY_COLUMN": "Raja hanya bisa pindah ke kolom kosong.",
    "refusal.TARGET_IS_ACE": "Tidak ada kartu yang bisa diletakkan di atas as, kartu yang paling rendah.",
    "refusal.WRONG_RANK": (
        "Kartu hanya bisa diletakkan di atas kartu yang nilainya tepat satu lebih tinggi, atau di kolom kosong."
    ),
    "refusal.NOWHERE_TO_GO": "Saat ini tidak ada kolom yang bisa menerima grup ini.",
    # Victory
    "victory.title": "Anda menang!",
    "victory.result": "{points} dalam {moves}",
    "victory.best.score": "Skor terbaik baru untuk jumlah jenis kartu ini!",
    "victory.best.moves": "Langkah paling sedikit untuk jumlah jenis kartu ini!",
    "victory.best.streak": "Menang beruntun terpanjang untuk jumlah jenis kartu ini!",
    "victory.new_game": "Permainan baru",
    "victory.again": "Susunan yang sama lagi",
    "victory.code": "Kode permainan {code}",
    # Questions and dialogs
    "dialog.ok": "OK",
    "dialog.cancel": "Batal",
    "dialog.close": "Tutup",
    "dialog.copy": "&Salin",
    "dialog.copied": "Tersalin",
    "new_game.title": "Permainan baru",
    "new_game.question": "Berapa jenis kartu?",
    "new_game.deck.1": "Empat kali 13 sekop",
    "new_game.deck.2": "Dua kali 13 sekop dan dua kali 13 hati",
    "new_game.deck.4": "Masing-masing 13 sekop, hati, wajik, dan keriting",
    "new_game.deal": "&Bagikan",
    "code.title": "Kode permainan",
    "code.question": "&Kode permainan dari susunan yang ingin dimainkan:",
    "code.play": "&Mainkan",
    "code.fault.EMPTY": "Masukkan kode permainan, misalnya SS1-S1-AAAAABD.",
    "code.fault.TOO_LONG": "Teks ini terlalu panjang untuk kode permainan, misalnya SS1-S1-AAAAABD.",
    "code.fault.PREFIX": "Kode untuk permainan ini diawali SS1, seperti SS1-S1-AAAAABD.",
    "code.fault.DASHES": "Ketiga bagian kode permainan dipisahkan tanda hubung, seperti SS1-S1-AAAAABD.",
    "code.fault.SUITS": "Bagian tengah kode permainan adalah S1, S2, atau S4, seperti SS1-S1-AAAAABD.",
    "code.fault.LETTERS": "Bagian akhir kode permainan hanya berisi huruf A sampai Z, seperti SS1-S1-AAAAABD.",
    "code.fault.LENGTH": "Bagian akhir kode permainan terdiri dari tepat tujuh huruf, seperti SS1-S1-AAAAABD.",
    "abandon.title": "Tinggalkan permainan ini?",
    "abandon.question": "Anda sudah membuat {moves}. Permainan yang ditinggalkan tidak bisa dilanjutkan lagi.",
    "abandon.leave": "&Tinggalkan",
    "abandon.keep": "&Lanjut bermain",
    "restart.title": "Ulangi dari awal?",
    "restart.question": "Anda sudah membuat {moves}. Mengulang dari awal tidak bisa dibatalkan.",
    "restart.leave": "&Ulangi",
    "restart.keep": "&Lanjut bermain",
    "reset_settings.title": "Setel ulang semua pengaturan?",
    "reset_settings.question": "Semua pengaturan kembali seperti saat program ini masih baru.",
    "reset_settings.leave": "&Setel ulang",
    "reset_settings.keep": "&Biarkan saja",
    "fault.title": "Terjadi kesalahan",
    "fault.sentence": "Ada yang gagal di dalam program. Permainan Anda tersimpan, dan Anda bisa mencoba terus bermain.",
    "fault.log": "Berkas log",
    "fault.at_start": "Simple Simon tidak bisa dijalankan: {fault}. Ini dicatat di {log}.",
    "statistics.title": "Statistik",
    "statistics.played": "Susunan dimainkan",
    "statistics.won": "Susunan dimenangkan",
    "statistics.share": "Persentase menang",
    "statistics.streak": "Menang beruntun saat ini",
    "statistics.longest_streak": "Menang beruntun terpanjang",
    "statistics.best_score": "Skor terbaik",
    "statistics.fewest_moves": "Langkah paling sedikit",
    "statistics.percent": "{number}%",
    "statistics.decimal_mark": ",",
    "statistics.none": "–",
    "statistics.reset": "&Setel ulang…",
    "reset_statistics.title": "Setel ulang statistik?",
    "reset_statistics.question": "Semua hasil, untuk setiap jumlah jenis kartu, dihapus dan tidak bisa dikembalikan.",
    "reset_statistics.leave": "&Setel ulang",
    "reset_statistics.keep": "&Biarkan saja",
    "keys.title": "Tombol papan ketik",
    "about.title": "Tentang Simple Simon",
    # About
    "about.version": "Versi",
    "about.python": "Python",
    "about.tk": "Tk",
    "about.system": "Sistem",
    "about.folder": "Berkas disimpan di",
    "about.no_folder": "tidak ada: tidak ada yang disimpan",
    # How to play: a line end begins a new paragraph
    "help.title": "Cara bermain",
    "help.aim": (
        "Susunlah semua kartu menjadi empat rangkaian, masing-masing dari satu jenis kartu, dari raja sampai as. "
        "Saat rangkaian keempat meninggalkan meja, tidak ada kartu yang tersisa dan Anda menang."
    ),
    "help.deal.title": "Susunan awal",
    "help.deal.text": (
        "Sejak awal, ke-52 kartu terbuka semua dalam sepuluh kolom berisi 8, 8, 8, 7, 6, 5, 4, 3, 2, dan 1 kartu. "
        "Tidak ada kartu yang tersembunyi atau dibagikan belakangan: tidak ada tumpukan pengambilan.\n"
        "Untuk setiap permainan baru, Anda memilih banyaknya jenis kartu. "
        "Satu jenis kartu berarti mudah, dengan empat kali 13 sekop. "
        "Dua jenis kartu berarti sedang, dengan dua kali 13 sekop dan dua kali 13 hati. "
        "Empat jenis kartu berarti sulit: satu set kartu biasa."
    ),
    "help.moves.title": "Memindahkan satu kartu",
    "help.moves.text": (
        "Kartu terakhir suatu kolom bisa diletakkan di atas kartu terakhir kolom lain "
        "yang nilainya tepat satu lebih tinggi. Jenis kartunya boleh apa saja.\n"
        "As adalah kartu terendah dan raja kartu tertinggi: tidak ada kartu yang bisa diletakkan di atas as, "
        "dan raja hanya bisa pindah ke kolom kosong.\n"
        "Seret dan lepas kartunya, atau klik kartu itu lalu kolom tujuannya. "
        "Semuanya juga bisa dilakukan dengan tombol; daftarnya ada di menu Bantuan, Tombol papan ketik."
    ),
    "help.groups.title": "Memindahkan grup",
    "help.groups.text": (
        "Kartu-kartu di ujung kolom bisa pindah bersama jika nilainya turun satu demi satu "
        "dan semuanya dari satu jenis kartu. Kartu pertamanya diletakkan seperti kartu tunggal. "
        "Panjang grup tidak dibatasi.\n"
        "Grup dengan jenis kartu campuran tidak pernah pindah bersama, sekalipun ada kolom kosong. "
        "Anda bisa memisahkannya sendiri, langkah demi langkah."
    ),
    "help.empty.title": "Kolom kosong",
    "help.empty.text": (
        "Kolom kosong menerima kartu apa saja dan grup apa saja dari satu jenis kartu, bukan hanya raja. "
        "Tidak ada tempat lain di meja untuk menitipkan kartu, jadi kolom kosong adalah tempat yang paling berguna."
    ),
    "help.runs.title": "Rangkaian lengkap",
    "help.runs.text": (
        "Begitu suatu langkah membentuk 13 kartu dari satu jenis kartu, dari raja sampai as, di ujung kolom, "
        "rangkaian itu disingkirkan. Ini bagian dari langkah tersebut dan tidak dihitung sebagai langkah lain.\n"
        "Setelah empat rangkaian disingkirkan, Anda menang."
    ),
    "help.score.title": "Skor",
    "help.score.text": (
        "Anda mulai dengan 500 poin. Setiap langkah, baik satu kartu maupun satu grup, mengurangi 1 poin, "
        "dan setiap rangkaian yang disingkirkan menambah 100 poin. Skor bisa turun di bawah nol.\n"
        "Contoh di menu Bantuan menang dalam 49 langkah: 500\u00a0−\u00a049\u00a0+\u00a04\u00a0×\u00a0100\u00a0=\u00a0851\u00a0poin."
    ),
    "help.undo.title": "Batalkan",
    "help.undo.text": (
        "100 tindakan terakhir bisa dibatalkan. Skor dan jumlah langkah kembali seperti sebelumnya, "
        "dan rangkaian kembali bersama langkah yang melengkapinya.\n"
        "Yang dibatalkan bisa dilakukan lagi, sampai Anda membuat langkah lain. "
        "Anda juga bisa mengulang dari awal."
    ),
    "help.codes.title": "Kode permainan",
    "help.codes.text": (
        "Setiap susunan mempunyai kode, misalnya SS1-S1-AAAAABD. S1, S2, atau S4 adalah banyaknya jenis kartu, "
        "dan ketujuh hurufnya adalah pengocokan. Kode yang sama memberi susunan yang sama di setiap komputer: "
        "kirimkan kepada teman, atau simpan untuk memainkan susunan itu lagi.\n"
        "Kode permainan Anda tertera di baris di bawah meja; klik untuk menyalinnya."
    ),
    "help.helps.title": "Yang dilakukan program untuk Anda",
    "help.helps.text": (
        "Selama Anda menyeret kartu, bantuan penempatan menandai kolom yang bisa menerimanya. "
        "Setelah langkah yang tidak diperbolehkan, aturan interaktif mengingatkan Anda pada aturannya.\n"
        "Klik dua kali mengirim kartu, beserta semua kartu di bawahnya, ke kolom terbaik: "
        "yang berakhir dengan jenis kartu yang sama; jika tidak ada, kolom lain yang menerimanya; "
        "jika tidak ada juga, kolom kosong.\n"
        "Penempatan otomatis, yang mati sampai Anda menyalakannya, mengirim kartu yang diseret ke kolom terbaik "
        "di mana pun Anda melepasnya, kecuali di tempat asalnya.\n"
        "Semua ini bisa dinyalakan dan dimatikan di menu Pengaturan."
    ),
    "help.limits.title": "Yang tidak dilakukan program",
    "help.limits.text": (
        "Tidak ada petunjuk dan tidak ada pemecah otomatis, dan program tidak pernah memberi tahu "
        "apakah suatu susunan bisa dimenangkan atau permainan sudah buntu. "
        "Jika Anda buntu, batalkan beberapa langkah, ulangi dari awal, atau minta susunan baru."
    ),
    "help.spider.title": "Simple Simon dan Spider",
    "help.spider.text": (
        "Simple Simon adalah varian Spider yang umum untuk satu set kartu. Langkah-langkahnya sama seperti di Spider, "
        "tetapi semua kartu terbuka sejak awal dan tidak ada tumpukan pengambilan."
    ),
    # The worked example
    "example.title": "Contoh: {code}",
    "example.deal": "Susunan sebelum langkah pertama.",
    "example.card.onto": "Dari kolom {source}, {card} pindah ke atas {onto} di kolom {target}.",
    "example.card.empty": "Dari kolom {source}, {card} pindah ke kolom kosong {target}.",
    "example.group.onto": "Dari kolom {source}, {cards} mulai dari {card} pindah ke atas {onto} di kolom {target}.",
    "example.group.empty": "Dari kolom {source}, {cards} mulai dari {card} pindah ke kolom kosong {target}.",
    "example.run": "Ini melengkapi rangkaian {suit}, yang lalu meninggalkan meja.",
    "example.won": "Tidak ada kartu yang tersisa: permainan dimenangkan dengan {points} dalam {moves}.",
    "cards.other": "{number} kartu",
    "example.start": "Awal",
    "example.back": "Mundur",
    "example.play": "Putar",
    "example.pause": "Jeda",
    "example.forward": "Maju",
    "example.end": "Akhir",
    "example.speed": "Kecepatan",
    "example.speed.slow": "Lambat",
    "example.speed.normal": "Normal",
    "example.speed.fast": "Cepat",
    "example.play_deal": "&Mainkan susunan ini sendiri",
    # What happened to a file
    "file.settings": "pengaturan",
    "file.game": "permainan tersimpan",
    "file.statistics": "statistik",
    "language.no_font": "Tidak ada fon dengan huruf Jepang di sini: pasang satu, misalnya Noto Sans CJK.",
    "notice.damaged": "Berkas {what} tidak bisa dibaca; disimpan sebagai {detail}.",
    "notice.restored_previous": "Berkas {what} versi sebelumnya yang dipakai.",
    "notice.newer_format": "Berkas {what} berasal dari versi program yang lebih baru dan dibiarkan.",
    "notice.cannot_save": "Berkas {what} tidak bisa ditulis saat ini. {detail}",
    "notice.saved_again": "Semuanya sudah tersimpan lagi.",
    "notice.second_window": "Ada jendela lain; permainan di jendela ini disimpan terpisah.",
    # Command line
    "usage": (
        "cara pakai: simplesimon.pyw [KODE]\n\n"
        "Memainkan Simple Simon. Dengan kode permainan, misalnya SS1-S1-AAAAABD, susunan itu yang dimainkan.\n\n"
        "  --version  menampilkan versi lalu berhenti\n"
        "  --help     menampilkan teks ini lalu berhenti"
    ),
    "version": "Simple Simon {version}",
    "arguments.many": "Hanya satu kode permainan yang bisa diberikan.",
    "arguments.unknown": "Tidak ada pilihan {option}; --help menampilkan pilihan yang ada.",
}


def plural(number: int) -> str:
    """The form of a counted text: ``other``, whatever the number."""
    return "other"
