### タイルからボードを作るエディター。

builder-title = ボードを作る
builder-hint = タイル、山、名前：自分のマップを作り、リンクで共有して遊べます。
builder-table-of = { $name }：{ $players }人用、{ $rounds }ラウンド
builder-new-name = わたしの王国
builder-name = ボードの名前
builder-players = 人数
builder-water = 水域
builder-water-river = 河
builder-water-sea = 海と湖
builder-water-closed-sea = 海（上陸なし）
builder-water-drifting-sea = 海（タイルが動く）
builder-actions = ボード全体
builder-undo = 元に戻す
builder-redo = やり直す
builder-fill = 残りを埋める
builder-mirror = 左右反転
builder-random = ランダム
builder-drawn = マップを見る
builder-drawing = マップを描いています…
builder-start-over = 最初から
builder-table = タイルを置く卓
builder-cell = 空いた場所{ $column }、{ $row }
builder-tile = タイル{ $letter }
builder-tray = 箱のタイル
builder-side = 上にする面
builder-side-surface = 地上
builder-side-underground = 地底
builder-first = 下のタイルをタップし、次に中央の場所をタップしてください。ここへドラッグすることもできます。
builder-how = タイルをドラッグするか、タップしてから場所をタップします。卓のタイルをタップすると地域に名前を付けられ、もう一度タップするかRで回せます。
builder-held = このタイルを置く場所をタップしてください。Rで回します。
builder-target = ここに置くタイルをタップしてください。
builder-chosen = 選んだタイル
builder-turn = 回す
builder-mountain = 山
builder-chasm = 深淵
builder-remove = タイルを外す
builder-region = この地域の名前（{ $terrain }）
builder-name-region = 地域の名前
builder-lies-there = この地域にあるもの
builder-mark-lost-tribe = 失われた種族
builder-mark-monsters = モンスター
builder-mark-entry = 進入口
builder-mark-coin-mine = コイン鉱山
builder-mark-peak = 山頂
builder-mark-well = 井戸
builder-mark-cairn = 石塚
builder-mark-statue = 像
builder-mark-shrine = ほこら
builder-mark-oak = 樫の木
builder-mark-gate = 門
builder-mark-beacon = のろし台
builder-tunnel = トンネル
builder-tunnel-hint = トンネルの反対側の地域をタップしてください。
builder-move-piece = コマを動かす
builder-remove-piece = コマを外す
builder-counts = まとめ
builder-lands = { $wanted }地域のうち{ $number }
builder-each = 1人{ $number }
builder-terrains = 地形
builder-symbols = シンボル
builder-fifth = 線は全地域の5分の1を示します。
builder-parts = 陸が{ $number }つに分かれています。
builder-lonely = 隣がない：{ $names }
builder-dead-ends = 隣が1つだけ：{ $names }
builder-alike = 同じ地形どうしの境界が{ $number }か所
builder-no-entry = 新しい種族が進入できる地域がありません。
builder-no-chasm = 深淵がありません。フレイムとスパイダリンも配られますが、ここでは能力に効果がありません。
builder-whole = 全地域がつながっています。新しい種族は{ $number }地域から進入できます。
builder-share = 遊ぶ・共有・保存
builder-play = ここで遊ぶ
builder-shared = 共有されたボードです。このまま遊ぶことも、下で変えることもできます。
builder-link = ボードのリンク
builder-send = 送る
builder-save = このブラウザーに保存
builder-file = ファイルに保存
builder-saved = 保存したボード
builder-forget = { $name }を削除
builder-broken-link = リンクが壊れていて、ボードを読めません。
builder-fair = どのくらい公平ですか？
builder-fair-hint = 強いボットが、裏ですべての席を何度も遊びます。
builder-fair-games = { $most }ゲームのうち{ $number }
builder-fair-old = これは、前の版のボードで行ったゲームです。
builder-fair-stop = ゲームを止める
builder-fair-failed = ゲームが中断されました。
builder-seat = 席{ $number }
builder-coins = コイン
builder-victories = 勝率
builder-even = 均等な勝率から明らかに外れた席はありません。
builder-uneven = ほかより明らかに多く勝つか、少なく勝つ席があります。
builder-undecided = まだはっきりしません。もっとゲームが必要です。
builder-rounds = ラウンド
builder-pick-up = タイルを動かす
builder-symbol = シンボル
builder-no-symbol = なし
builder-border = 河の境界、{ $edge ->
    [0] 南東
    [1] 南
    [2] 南西
    [3] 北西
    [4] 北
   *[5] 北東
}
builder-point = 4つの地域が1点で接しています：{ $names }

# --- Custom rules for a board -----------------------------------------------------------------------

rules-title = このボードのルール
rules-hint = コマに意味を持たせましょう。地域に置き、その働きをここで選びます。
rules-name = シナリオの名前
rules-new-name = わたしたちのルール
rules-add = ルールを加える
rules-remove = ルール{ $number }を削除
rules-what = 働き
rules-none = 特別なルールなし：いつものスモールワールドです。
rules-not-laid = まだこのボードにありません
rules-used = 独自ルール：{ $name }
rules-of-own = 独自ルール
rules-more = ラウンド、水域、進入、チーム
rules-stars = 星の数
rules-of-the-board = ボードと同じ
rules-entry = 新しい種族の進入口
rules-teams = チーム（席は手番順）
rules-team-of = 席{ $number }のチーム
rules-alone = チームのないプレイヤー
rules-teams-others = これは{ $number }人用のチームです。
rules-features = ボードにあるほかのもの
rules-without = 箱に残すもの
rules-nothing = なし
rules-take-out = { $name }を外す
feature-place = 聖なるアイテムと伝説の地
rule-feature-bonus-name = コインを得る
rule-feature-bonus = { $feature }：{ $also-declined ->
    [yes] アクティブな種族か衰退した種族
   *[no] アクティブな種族
}が持つ{ $every ->
    [1] 地域ごとに
   *[other] { $every }地域につき
}、手番ごとにボーナスコイン{ $coins }枚を得ます。
rule-coins-lying-name = 取れるコインがある
rule-coins-lying = { $feature }：それぞれコイン{ $lay }枚で始まります。その地域を持つ種族は、衰退後も、手番ごとにコイン1枚を取ります。衰退させたプレイヤーは、そのような地域にコイン{ $refill }枚を、1つの地域に{ $most }枚まで置きます。
rule-tribute-name = 貢ぎ物を集める
rule-tribute = { $feature }：持ち主は、周りの地域のうち相手の種族か失われた種族がいるもの1つにつき、手番ごとにコイン{ $coins }枚を得ます。相手の分は相手が、失われた種族の分は銀行が払います。
rule-open-relic-name = 公開された聖なるアイテムがある
rule-open-relic = { $feature }：「アンダーグラウンド」を使うとき、{ $relic }が表向きに置かれます。
rule-discount-name = 必要なトークンが減る
rule-discount = { $feature }：必要なトークンが{ $by }枚減ります。
rule-surcharge-name = 必要なトークンが増える
rule-surcharge = { $feature }：必要なトークンが{ $by }枚増えます。
rule-as-if-empty-name = 空とみなす
rule-as-if-empty = { $feature }：誰もいないものとして征服できます。
rule-reach-name = どこからでも手が届く
rule-reach = { $feature }：どこからでも征服できます{ $entry ->
    [yes] （まだマップにいない種族だけ）
   *[no] { "" }
}。
rule-linked-name = すべて隣接する
rule-linked = { $feature }：すべて互いに隣接し{ $by ->
    [0] ています
   *[other] 、必要なトークンが{ $by }枚減ります
}。
rule-stronghold-name = 奪いにくい
rule-stronghold = { $feature }：{ $also-declined ->
    [yes] アクティブな種族か衰退した種族
   *[no] アクティブな種族
}が持つ間、必要なトークンが{ $by }枚増えます。
rule-immune-name = 征服されない
rule-immune = { $active ->
    [yes] { $declined ->
        [yes] { $feature }：種族から奪えません。
       *[no] { $feature }：アクティブな種族から奪えません。
    }
   *[no] { $declined ->
        [yes] { $feature }：衰退した種族から奪えません。
       *[no] { $feature }：効果がありません。誰からでも奪えます。
    }
}
rule-guardians-name = 聖なるアイテムと伝説の地
rule-guardians = 聖なるアイテムと伝説の地を使うとき、失われた種族の代わりにモンスターがそれらを守ります。地域の数は、{ $beyond ->
    [-1] プレイヤーの人数より1つ少なく
    [0] プレイヤーの人数と同じに
   *[other] プレイヤーの人数より1つ多く
}します{ $different ->
    [yes] （できるだけ違う地形に）
   *[no] { "" }
}。
rule-drift-name = タイルが動く
rule-drift = 手番の初めに、タイルを別の場所へ押すか、回すことができます。水域は、タイルが動く海です。
rule-crops-name = 畑で特殊パワーが育つ
rule-crops = 空いた畑には、それぞれバッジがあります。アクティブな種族が畑の周りの{ $enough }地域を持つプレイヤーは、そのバッジの特殊パワーも使えます。
rule-veins-name = 金脈
rule-veins = 金脈の地域を最初に征服したプレイヤーは、コインを見つけ、番人の目を覚まします。番人はスケルトン{ $skeletons }体、ソーサラー{ $sorcerers }体、マミー{ $mummies }体です。
rule-night-and-day-name = 夜と昼
rule-night-and-day = 地上と地底の組み合わせが交互に出ます。もう1つの世界の地域は、ボーナスコイン1枚になります。その種族から奪った地域も同じです{ $lasts ->
    [yes] （持っている間ずっと）
   *[no] { "" }
}。
rule-columns-name = 別々の列
rule-columns = 地上の種族、地底の種族、特殊パワーが別々の列に並びます。コインは、下のほうの段の分だけ払います。チーム戦では、最初のプレイヤーのチームが地上の種族を、もう1つのチームが地底の種族を取ります。チームのないプレイヤーは、どちらも取れます。
rule-homeland-name = 故郷
rule-homeland = どの種族も、自分の世界からマップに進入します。
said-rounds = ゲームは{ $rounds }ラウンドです。
said-water = 水域：{ $water }。
said-entry = 新しい種族の進入口：{ $features }。ボードになければ、端から進入します。
said-teams = チーム（最初のプレイヤーから席順）：{ $teams }。{ $alone ->
    [1] { "" }
   *[other] チームのないプレイヤーの得点は{ $alone }倍です。
}
said-without = 箱に残すもの：{ $names }。
rule-parameter-feature = 場所
rule-parameter-coins = コイン
rule-parameter-every = 1回分の地域の数
rule-parameter-also-declined = 衰退後も
rule-parameter-lay = 最初のコイン
rule-parameter-refill = 衰退時に加える
rule-parameter-most = 地域ごとの上限
rule-parameter-relic = 聖なるアイテム
rule-parameter-by = トークン
rule-parameter-entry = 進入のときだけ
rule-parameter-active = アクティブ
rule-parameter-declined = 衰退後
rule-parameter-enough = 周りの地域の数
rule-parameter-beyond = 人数との差
rule-parameter-different = 別々の地形に
rule-parameter-skeletons = スケルトン
rule-parameter-sorcerers = ソーサラー
rule-parameter-mummies = マミー
rule-parameter-lasts = 持っている間

# The announcements of a screen reader when the board changes.
builder-said-laid = タイル{ $letter }を{ $column }、{ $row }に置きました。
builder-said-moved = タイル{ $letter }を{ $column }、{ $row }に動かしました。
builder-said-turned = タイル{ $letter }を回しました。
builder-said-removed = タイル{ $letter }を外しました。
builder-said-tiles =
    { $number ->
        [0] ボードは空です。
       *[other] ボードにはタイルが{ $number }枚あります。
    }
builder-said-piece = コマを置きました。
builder-said-piece-changed = コマを変えました。
builder-said-piece-removed = コマを外しました。
builder-said-saved = { $name }を保存しました。
builder-said-forgotten = { $name }を削除しました。
