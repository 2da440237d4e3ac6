"""日本語. Knows no other language; the keys are those of ``en``."""
from __future__ import annotations

from typing import Dict

TEXTS: Dict[str, str] = {
    # The window
    "title": "Simple Simon",
    "title.game": "Simple Simon – {code}",
    "status.score": "得点 {score}",
    "status.moves": "手数 {moves}",
    "status.runs": "連続列 {runs}/4",
    "status.level": "{level}（{suits}）",
    "status.code.copied": "ゲームコードをクリップボードにコピーしました。",
    "status.clipboard.no_code": "クリップボードにゲームコードがありません。",
    "suits.other": "{number}スート",
    "moves.other": "{number}手",
    "points.other": "{number}点",
    "level.1": "イージー",
    "level.2": "ふつう",
    "level.4": "むずかしい",
    # Menus: "&" stands before the letter that is the access key
    "menu.game": "ゲーム(&G)",
    "menu.settings": "設定(&S)",
    "menu.help": "ヘルプ(&H)",
    "command.new_game": "新しいゲーム(&N)…",
    "command.restart": "最初からやり直す(&R)",
    "command.undo": "元に戻す(&U)",
    "command.redo": "やり直す(&D)",
    "command.enter_code": "ゲームコードを入力(&E)…",
    "command.paste_code": "ゲームコードを貼り付け(&P)…",
    "command.copy_code": "ゲームコードをコピー(&C)",
    "command.statistics": "統計(&S)",
    "command.how_to_play": "遊び方(&H)",
    "command.example": "実例(&E)",
    "command.keys": "キー操作(&K)",
    "command.about": "Simple Simonについて(&A)",
    "command.full_screen": "全画面表示(&C)",
    "command.add_to_menu": "アプリケーションメニューに追加(&O)",
    "command.remove_from_menu": "アプリケーションメニューから削除(&V)",
    "menu.added": "アプリケーションメニューに追加しました。",
    "menu.removed": "アプリケーションメニューから削除しました。",
    "menu.refused": "アプリケーションメニューのフォルダーに書き込めません。",
    "menu.comment": "すべてのカードが表向きのソリティア",
    "command.reset_settings": "すべての設定をリセット(&R)…",
    "command.quit": "終了(&Q)",
    "tool.new_game": "新しいゲーム",
    "tool.undo": "元に戻す",
    "tool.redo": "やり直す",
    "tool.restart": "最初からやり直す",
    "setting.double_click": "ダブルクリック(&D)",
    "setting.automatic_placement": "自動配置(&A)",
    "setting.placement_help": "配置ガイド(&P)",
    "setting.interactive_rules": "操作に応じたルール説明(&I)",
    "setting.motion": "アニメーション(&M)",
    "setting.motion.normal": "標準(&N)",
    "setting.motion.fast": "速い(&F)",
    "setting.motion.off": "なし(&O)",
    "setting.table": "テーブル(&T)",
    "setting.table.green": "緑(&G)",
    "setting.table.blue": "青(&B)",
    "setting.table.dark": "ダーク(&D)",
    "setting.table.contrast": "ハイコントラスト(&H)",
    "setting.four_colours": "スートを4色で表示(&F)",
    "setting.large_indices": "隅の文字を大きく(&L)",
    "setting.language": "言語(&N)",
    "setting.language.system": "システムの言語(&S)",
    "setting.language.en": "&English",
    "setting.language.id": "&Bahasa Indonesia",
    "setting.language.ja": "日本語(&J)",
    # Keys, as they are named in menus
    "key.control": "Ctrl",
    "key.shift": "Shift",
    "key.command": "Command",
    "key.Left": "←",
    "key.Right": "→",
    "key.Up": "↑",
    "key.Down": "↓",
    "key.Home": "Home",
    "key.End": "End",
    "key.space": "スペース",
    "key.Return": "Enter",
    "key.Escape": "Esc",
    "key.digits": "1～9、0",
    "key.or": " または ",
    # What keys alone can do, for the page of keys
    "command.cursor_left": "左の列へ移動",
    "command.cursor_right": "右の列へ移動",
    "command.cursor_up": "上のカードへ移動",
    "command.cursor_down": "下のカードへ移動",
    "command.first_column": "最初の列へ移動",
    "command.last_column": "最後の列へ移動",
    "command.columns": "1～9列目、10列目へ移動",
    "command.lift": "組を持ち上げる、置く",
    "command.more": "カードを1枚多く取る",
    "command.fewer": "カードを1枚少なく取る",
    "command.send": "組を一番よい列へ送る",
    "command.let_go": "持ち上げた組を放す",
    # What the cursor is on
    "card": "{suit}の{rank}",
    "cursor.card": "{card}、{column}列目",
    "cursor.group": "{card}から{count}枚の組、{column}列目",
    "cursor.empty_column": "空き列、{column}列目",
    "cursor.lifted": "持ち上げ中：{group}",
    "cursor.both": "{lifted}／現在位置：{under}",
    "rank.ACE": "エース",
    "rank.TWO": "2",
    "rank.THREE": "3",
    "rank.FOUR": "4",
    "rank.FIVE": "5",
    "rank.SIX": "6",
    "rank.SEVEN": "7",
    "rank.EIGHT": "8",
    "rank.NINE": "9",
    "rank.TEN": "10",
    "rank.JACK": "ジャック",
    "rank.QUEEN": "クイーン",
    "rank.KING": "キング",
    "suit.SPADES": "スペード",
    "suit.HEARTS": "ハート",
    "suit.DIAMONDS": "ダイヤ",
    "suit.CLUBS": "クラブ",
    # Reminders of the rule that refuses a move
    "refusal.NOTHING_THERE": "ここには取れるカードがありません。",
    "refusal.SAME_COLUMN": "カードはすでにこの列にあります。",
    "refusal.NOT_DESCENDING": "組として動かせるのは、ランクが1つずつ下がって並ぶカードだけです。",
    "refusal.MIXED_SUITS": "組として動かせるのは、すべて同じスートのカードだけです。",
    "refusal.KING_NEEDS_EMPTY_COLUMN": "キングを置けるのは空き列だけです。",
    "refusal.TARGET_IS_ACE": "エースは一番低いカードなので、その上には何も置けません。",
    "refusal.WRONG_RANK": "カードを置けるのは、ランクがちょうど1つ高いカードの上か、空き列だけです。",
    "refusal.NOWHERE_TO_GO": "今、この組を置ける列はありません。",
    # Victory
    "victory.title": "クリアしました！",
    "victory.result": "{moves}で{points}",
    "victory.best.score": "このスート数での最高得点を更新しました！",
    "victory.best.moves": "このスート数での最少手数を更新しました！",
    "victory.best.streak": "このスート数での最長連勝を更新しました！",
    "victory.new_game": "新しいゲーム",
    "victory.again": "同じ配札でもう一度",
    "victory.code": "ゲームコード {code}",
    # Questions and dialogs
    "dialog.ok": "OK",
    "dialog.cancel": "キャンセル",
    "dialog.close": "閉じる",
    "dialog.copy": "コピー(&C)",
    "dialog.copied": "コピーしました",
    "new_game.title": "新しいゲーム",
    "new_game.question": "スート数は？",
    "new_game.deck.1": "スペード13枚が4組",
    "new_game.deck.2": "スペード13枚とハート13枚が2組ずつ",
    "new_game.deck.4": "スペード、ハート、ダイヤ、クラブが13枚ずつ",
    "new_game.deal": "配る(&D)",
    "code.title": "ゲームコード",
    "code.question": "プレイするゲームコード(&G)：",
    "code.play": "プレイ(&P)",
    "code.fault.EMPTY": "SS1-S1-AAAAABDのようなゲームコードを入力してください。",
    "code.fault.TOO_LONG": "SS1-S1-AAAAABDのようなゲームコードとしては長すぎます。",
    "code.fault.PREFIX": "このゲームのコードは、SS1-S1-AAAAABDのようにSS1で始まります。",
    "code.fault.DASHES": "ゲームコードの3つの部分は、SS1-S1-AAAAABDのようにハイフンで区切ります。",
    "code.fault.SUITS": "ゲームコードの真ん中は、SS1-S1-AAAAABDのようにS1、S2、S4のどれかです。",
    "code.fault.LETTERS": "ゲームコードの最後は、SS1-S1-AAAAABDのようにAからZの文字だけです。",
    "code.fault.LENGTH": "ゲームコードの最後は、SS1-S1-AAAAABDのようにちょうど7文字です。",
    "abandon.title": "このゲームをやめますか？",
    "abandon.question": "{moves}まで進んでいます。やめると、このゲームの続きは遊べません。",
    "abandon.leave": "やめる(&L)",
    "abandon.keep": "続ける(&K)",
    "restart.title": "最初からやり直しますか？",
    "restart.question": "{moves}まで進んでいます。配った直後に戻ります。ここまでの手は元に戻せません。",
    "restart.leave": "やり直す(&R)",
    "restart.keep": "続ける(&K)",
    "reset_settings.title": "すべての設定をリセットしますか？",
    "reset_settings.question": "すべての設定が、初めて使ったときの状態に戻ります。",
    "reset_settings.leave": "リセット(&R)",
    "reset_settings.keep": "そのままにする(&K)",
    "fault.title": "問題が発生しました",
    "fault.sentence": "プログラムで問題が起きました。ゲームは保存されています。このまま続けることもできます。",
    "fault.log": "ログファイル",
    "fault.at_start": "Simple Simonを起動できませんでした（{fault}）。{log}に記録しました。",
    "statistics.title": "統計",
    "statistics.played": "プレイした配札",
    "statistics.won": "クリアした配札",
    "statistics.share": "勝率",
    "statistics.streak": "現在の連勝",
    "statistics.longest_streak": "最長連勝",
    "statistics.best_score": "最高得点",
    "statistics.fewest_moves": "最少手数",
    "statistics.percent": "{number}%",
    "statistics.decimal_mark": ".",
    "statistics.none": "–",
    "statistics.reset": "リセット(&R)…",
    "reset_statistics.title": "統計をリセットしますか？",
    "reset_statistics.question": "すべてのスート数のゲーム結果が消えます。元には戻せません。",
    "reset_statistics.leave": "リセット(&R)",
    "reset_statistics.keep": "そのままにする(&K)",
    "keys.title": "キー操作",
    "about.title": "Simple Simonについて",
    # About
    "about.version": "バージョン",
    "about.python": "Python",
    "about.tk": "Tk",
    "about.system": "システム",
    "about.folder": "ファイルの保存先",
    "about.no_folder": "なし（何も保存されません）",
    # How to play: a line end begins a new paragraph
    "help.title": "遊び方",
    "help.aim": (
        "カードを順に並べ、同じスートのキングからエースまでの連続列を4組完成させるゲームです。"
        "4組目の連続列がテーブルから取り除かれると、カードがなくなってクリアです。"
    ),
    "help.deal.title": "最初の配札",
    "help.deal.text": (
        "52枚のカードは最初からすべて表向きで、左から8、8、8、7、6、5、4、3、2、1枚ずつ10列に並びます。"
        "隠れたカードも山札もなく、後から配られるカードはありません。\n"
        "新しいゲームを始めるときにスート数を選びます。1スートは「イージー」で、スペード13枚が4組です。"
        "2スートは「ふつう」で、スペード13枚とハート13枚が2組ずつです。"
        "4スートは「むずかしい」で、普通のトランプ1組です。"
    ),
    "help.moves.title": "カードを動かす",
    "help.moves.text": (
        "列の最後のカードは、ほかの列の最後のカードのランクがちょうど1つ高ければ、その上に置けます。"
        "スートは違ってもかまいません。\n"
        "一番低いカードはエース、一番高いカードはキングです。"
        "エースの上には何も置けず、キングは空き列にだけ置けます。\n"
        "カードをドラッグ＆ドロップするか、カードをクリックしてから移す先の列をクリックします。"
        "すべてキーだけでも操作できます。キーの一覧は、ヘルプメニューの「キー操作」にあります。"
    ),
    "help.groups.title": "組を動かす",
    "help.groups.text": (
        "列の終わりに、ランクが1つずつ下がる同じスートのカードが並んでいれば、組としてまとめて動かせます。"
        "置ける場所は、組の先頭のカードを1枚で動かすときと同じです。枚数に制限はありません。\n"
        "スートの混ざったカードは、空き列があってもまとめて動かせません。1手ずつ自分で分けて動かします。"
    ),
    "help.empty.title": "空き列",
    "help.empty.text": (
        "空き列には、キングだけでなく、どのカードでも、同じスートのどの組でも置けます。"
        "ほかにカードを一時的に置ける場所はないので、空き列は一番役に立つ場所です。"
    ),
    "help.runs.title": "連続列の完成",
    "help.runs.text": (
        "列の終わりに、同じスートのキングからエースまで13枚が並ぶと、その連続列はすぐに取り除かれます。"
        "これは完成させた手の一部で、別の手には数えません。\n"
        "連続列を4組取り除くとクリアです。"
    ),
    "help.score.title": "得点",
    "help.score.text": (
        "500点から始まります。1枚でも組でも、1手動かすごとに1点減り、連続列を1組取り除くごとに100点増えます。"
        "得点は0点より低くなることもあります。\n"
        "ヘルプメニューの「実例」は49手でクリアします。500\u00a0−\u00a049\u00a0+\u00a04\u00a0×\u00a0100\u00a0=\u00a0851点です。"
    ),
    "help.undo.title": "元に戻す",
    "help.undo.text": (
        "最後の100回までの操作を元に戻せます。得点と手数も前の値に戻り、"
        "取り除かれた連続列は、それを完成させた手と一緒に戻ります。\n"
        "元に戻した操作は、次にカードを動かすまでなら、やり直せます。最初からやり直すこともできます。"
    ),
    "help.codes.title": "ゲームコード",
    "help.codes.text": (
        "どの配札にも、SS1-S1-AAAAABDのようなゲームコードがあります。S1、S2、S4はスート数、"
        "7つの文字はシャッフルを表します。同じコードなら、どのコンピューターでも同じ配札になります。"
        "友だちに送ったり、また遊ぶために控えておいたりできます。\n"
        "今のゲームのコードはテーブルの下に表示されます。クリックするとコピーできます。"
    ),
    "help.helps.title": "プログラムが手伝うこと",
    "help.helps.text": (
        "カードをドラッグしている間、置ける列を配置ガイドが示します。"
        "動かせないカードを動かそうとすると、操作に応じたルール説明が、そのルールを知らせます。\n"
        "ダブルクリックすると、そのカードから下のカードが、まとめて一番よい列へ動きます。"
        "同じスートで終わる列、なければほかの置ける列、それもなければ空き列です。\n"
        "自動配置は、最初はオフです。オンにすると、ドラッグしたカードは、どこで放しても一番よい列へ動きます。"
        "元の場所で放したときは動きません。\n"
        "どれも設定メニューでオンとオフを切り替えられます。"
    ),
    "help.limits.title": "プログラムがしないこと",
    "help.limits.text": (
        "ヒントもソルバーもありません。クリアできる配札かどうか、手詰まりかどうかも、プログラムは教えません。"
        "行き詰まったら、何手か元に戻すか、最初からやり直すか、新しく配ってください。"
    ),
    "help.spider.title": "Simple Simonとスパイダー",
    "help.spider.text": (
        "Simple Simonは、トランプ1組で遊ぶスパイダーの変種としてよく知られています。"
        "カードの動かし方はスパイダーと同じですが、最初からすべて表向きで、山札がありません。"
    ),
    # The worked example
    "example.title": "実例：{code}",
    "example.deal": "配った直後です。",
    "example.card.onto": "{source}列目の{card}を、{target}列目の{onto}の上に置きます。",
    "example.card.empty": "{source}列目の{card}を、空き列の{target}列目に置きます。",
    "example.group.onto": "{source}列目の{card}から下の{cards}を、{target}列目の{onto}の上に置きます。",
    "example.group.empty": "{source}列目の{card}から下の{cards}を、空き列の{target}列目に置きます。",
    "example.run": "これで{suit}の連続列が完成し、テーブルから取り除かれます。",
    "example.won": "カードがなくなりました。{moves}、{points}でクリアです。",
    "cards.other": "{number}枚",
    "example.start": "最初",
    "example.back": "戻る",
    "example.play": "再生",
    "example.pause": "一時停止",
    "example.forward": "進む",
    "example.end": "最後",
    "example.speed": "速さ",
    "example.speed.slow": "遅い",
    "example.speed.normal": "標準",
    "example.speed.fast": "速い",
    "example.play_deal": "この配札をプレイ(&P)",
    # What happened to a file
    "file.settings": "設定",
    "file.game": "保存したゲーム",
    "file.statistics": "統計",
    "language.no_font": "日本語の文字を表示できるフォントがありません。システムのソフトウェア管理でインストールしてください。",
    "notice.damaged": "{what}のファイルを読み込めないため、{detail}として残しました。",
    "notice.restored_previous": "代わりに、一つ前の{what}のファイルを使います。",
    "notice.newer_format": "{what}のファイルは新しいバージョンのものなので、そのまま残します。",
    "notice.cannot_save": "今は{what}のファイルに書き込めません。{detail}",
    "notice.saved_again": "すべて保存できました。",
    "notice.second_window": "別のウィンドウが開いています。このウィンドウのゲームは別に保存されます。",
    # Command line
    "usage": (
        "使い方: simplesimon.pyw [コード]\n\n"
        "Simple Simonをプレイします。SS1-S1-AAAAABDのようなゲームコードを付けると、その配札をプレイします。\n\n"
        "  --version  バージョンを表示して終了します\n"
        "  --help     この説明を表示して終了します"
    ),
    "version": "Simple Simon {version}",
    "arguments.many": "指定できるゲームコードは1つだけです。",
    "arguments.unknown": "{option}というオプションはありません。使えるオプションは--helpで表示されます。",
}


def plural(number: int) -> str:
    """The form of a counted text: ``other``, whatever the number."""
    return "other"
