### ボットの紹介と強さ。

bot-random = ピップ
    .character = できることを何でもする
    .others = ココ、ドット、フィズ、ジンクス、トック
bot-greedy = ミダス
    .character = この手番で取れるだけのコインを取る
    .others = クロイソス、ペニー、フッガー、マモン、ルピー
bot-planner = エイダ
    .character = 手番全体を計画し、無防備になる場所にも気を配る
    .others = グレース、エミー、ヘディ、ブレーズ、オットー
bot-learned = イネス
    .character = 何千ものゲームから、マップの場所の価値を学んだ
    .others = タリク、レン、オルガ、ユキ、ブルーノ
bot-search = シビル
    .character = 何手番も先を読む
    .others = マーリン、ノルナ、デルファイ、ワテス、オーラ
bot-and-character = { $name }：{ $character }

# --- Levels for players ----------------------------------------------------------------------------------------

bot-beginner = ポピー
    .level = 初心者
    .character = まだ勉強中で、攻撃を見落とし、計画も読み違える
    .others = ファーン、トビー、ヘイゼル、ライナス、メイベル
bot-easy = バーナビー
    .level = やさしい
    .character = 遊び方は知っているが、攻撃を逃し、ときどき計画を間違える
    .others = クローバー、エドウィン、イゾルデ、クイン、ネル
bot-normal = ロザリンド
    .level = ふつう
    .character = 経験者らしく計画するが、ときどきミスをする
    .others = ガレス、ラヴィニア、サイラス、ウーナ、ヒューゴ
bot-hard = マグナス
    .level = むずかしい
    .character = 多くの計画を比べ、めったに攻撃を逃さない
    .others = アーシュラ、ソーン、イヴェット、アラリック、ゾーラ
bot-expert = カサンドラ
    .level = エキスパート
    .character = 何手番も先を読み、あなたの応手も見越している
    .others = プトレマイオス、ヒュパティア、ウェルギリウス、ルカスタ、イグナティウス
bot-level-and-character = { $level }：{ $name }（{ $character }）
bot-level-and-name = { $level }：{ $name }
bot-sentence = { $name }：{ $character }。
bots-for-people = 強さ
bots-for-research = ほかのボット
