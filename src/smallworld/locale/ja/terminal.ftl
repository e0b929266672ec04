### ターミナルだけで使うテキスト。打ち込む語（stop、undo all、rules NAME）は英語のまま。

# --- Signs of the board ------------------------------------------------------------------------------

land-farmland = 農場
land-forest = 森
land-hill = 丘
land-lake = 湖
land-mountain = 山
land-sea = 海
land-swamp = 沼
land-black-mountain = 暗山
land-chasm = 深淵
land-mine = 鉱山
land-mud-pool = 泥沼
land-mushroom-forest = 茸森
land-mystic-crystal = 水晶
land-river = 河
sign-cavern = c
sign-magic = *
sign-mine = m
sign-volcano = V
sign-lost-tribe = LT
sign-monsters = M
sign-dragon = D
sign-encampment = E
sign-fortress = F
sign-hero = H
sign-hole = O
sign-lair = L
legend =
    A3 Aのトークン3枚 · a1z 衰退中 · { sign-lost-tribe } { feature-lost-tribe } · 続いてコマ：{ sign-lair } { piece-lair }、{ sign-fortress } { piece-fortress }、{ sign-encampment } { piece-encampment }、{ sign-dragon } { piece-dragon }、{ sign-hero } { piece-hero }、{ sign-hole } { piece-hole } · { sign-cavern } { feature-cavern }、{ sign-magic } { feature-magic }、{ sign-mine } { feature-mine } · { $price } 必要なトークン、{ $risk } ダイスを使うとき
sign-holding = &
sign-passing = ~
sign-neutral = /
sign-field = #
legend-neutral = { sign-neutral }1 { race-name }（誰のものでもない）
teams-are = チーム：{ $teams }
fields-are = 畑（番号は周りの地域にも付いています）：{ $fields }
ending-teams = チームごとの、コインとトークンの合計：
legend-below =
    { sign-monsters } モンスター、A2{ sign-passing } 河を離れる、{ sign-holding } 聖なるアイテムか伝説の地、{ sign-volcano } { feature-volcano }、{ sign-balrog } { piece-balrog }、{ sign-great-ancient } { piece-great-ancient }、{ sign-queen } { piece-queen }、{ sign-crypt-ghost } { piece-crypt-ghost }、{ sign-bag } { piece-bag }、{ sign-armor } { piece-armor }
sign-peak = P
sign-coin-mine = $
sign-throne = R
sign-sword = S
sign-tunnel = =
sign-west-vein = { "" }
sign-middle-vein = { "" }
sign-east-vein = { "" }
sign-vein-a = A
sign-vein-b = B
sign-vein-c = C
sign-well = 1
sign-cairn = 2
sign-statue = 3
sign-shrine = 4
sign-oak = 5
sign-gate = 6
sign-beacon = 7
legend-tokens =
    { sign-well } { feature-well }、{ sign-cairn } { feature-cairn }、{ sign-statue } { feature-statue }、{ sign-shrine } { feature-shrine }、{ sign-oak } { feature-oak }、{ sign-gate } { feature-gate }、{ sign-beacon } { feature-beacon }
legend-laid =
    { sign-peak } { feature-peak }、{ sign-coin-mine } { feature-coin-mine }、{ sign-throne } { feature-throne }、{ sign-sword } { feature-sword }、{ sign-tunnel } { feature-tunnel }、{ sign-vein-a } { sign-vein-b } { sign-vein-c } 金脈の層

# --- Board, seats, column ----------------------------------------------------------------------------

board-region = 地域
board-land = 地形
board-price = 必要
board-holder = 持ち主
board-out-of-reach = 手が届かない
board-empty = 卓上には、まだタイルがありません。
board-left-out = ほか{ $number }地域：「table」で全部表示
board-part = マップの一部：「map」で全体を表示
heading-player = { $player }の手番
heading-asked = { $player }：{ $question }
seat-no-race = アクティブな種族なし
seat-race = { combo }：{ $regions }{ $hand ->
    [0] { "" }
   *[other] 、手元に{ $hand }枚
}
seat-captives = 捕虜：{ $races }のリーダー
seat-holdings = 所有：{ $names }
seat-fields = 畑の周り：{ $names }
field-share = { $ability } { $held }/{ $enough }
field-serves = （有効）
field-of-nobody = なし
seat-declined = 衰退中：{ $races }
seat-coins-hidden = コイン?枚
combo-waits = { race-name }（特殊パワー待ち）
combo-brings = 取ると{ $lying }
combo-too-dear = コイン不足
combo-card = { $ability }：

# --- Prices and regions ------------------------------------------------------------------------------

price-items = トークン{ $tokens }枚が必要（{ $items }）
price-refused = 征服できません（{ $reasons }）
why-price = { $region }：{ $price }。
why-race = { $region }：{ combo }では、{ $price }。
why-die = 手元は{ $hand }枚です。ダイスで{ $pips }以上が必要です：{ $percent }%。
why-short = 手元は{ $hand }枚で、{ $short }枚足りません。
why-no-race = いまここを征服できる種族がありません。
look-place = { $region }：
look-holder = 持ち主：{ $holder }
look-holding = { $ability }（{ $player }）：{ $does }
look-field =
    「{ $ability }」の畑に接しています：{ $does }アクティブな種族は、畑の周りの{ $number }地域のうち{ $enough }地域を持つ間、この特殊パワーも使えます。持っている数：{ $names }。
look-neighbours = 隣

# --- Coins -------------------------------------------------------------------------------------------

coins-of-regions = { race-of }{ $regions }{ $declined ->
    [yes] （衰退中）
   *[no] { "" }
}
coins-with-reasons = { $coins }＝{ $items }
score-now = いまのボードで得点計算をすると：
score-of = { $player }：{ $coins }
told-scored = { $player }の得点：{ $coins }。

# --- Questions and choices ---------------------------------------------------------------------------

choose-combo-how = 組み合わせの番号を入力してください。「map」でボードを表示し、「help」で遊び方を説明します。
choose-pair-how = 種族と特殊パワーの名前を両方入力してください。コインは、下のほうの段の分だけ払います。「map」でボードを表示し、「help」で遊び方を説明します。
choose-hand-how = 手札から組み合わせを作ります。種族と特殊パワーを入力してください。無料ですが、それぞれ1回しか使えません。「map」でボードを表示し、「help」で遊び方を説明します。
choose-expand = 手元の{ race-of }{ $tokens }で拡大する（Enter）。最初の地域を入力してもかまいません
choose-expand-only = 拡大する（Enter）
choose-decline = 衰退させる：{ $regions }を残し、いま{ $coins }を得る
choose-decline-later = 衰退させる：{ $regions }を残す
amount-how = { $least }から{ $most }までの数を入力してください{ $refuse ->
    [yes] （または「pass」）
   *[no] { "" }
}。
seat-reserve = 控え{ $number }枚
choose-yes = はい
choose-yes-for = はい（{ count-coins }）
choose-with = { $choice }：{ $details }
choose-cell = { $number ->
    [1] マスの番号を入力してください。
   *[other] 図の番号か、列と行を入力してください。Enterは1です。
}
choose-nothing = いいえ
conquer-hand = *{ race-name }{ $declined ->
    [yes] （衰退中）
   *[no] { "" }
}：手元に{ $tokens }。*
conquer-type = 征服する地域の番号を入力してください。
conquer-type-die = 征服する地域の番号を入力してください（?は、ダイスを使う最後の征服です）。
conquer-roll = *「{ $typed }」*か*「roll」*で、征服の前にダイスを振ります。
conquer-loose = *「{ $typed }」*で、「{ $ability }」を使います。
conquer-loose-marauding = *「{ $typed }」*で、手番に1回、トークンを手元に戻します。
conquer-loose-magic-2 = *「{ $typed }」*で、何でも袋を使います。続けて、袋がまねるアイテムを選びます。
conquer-ability = *「{ $typed }」*で、「{ $ability }」を使います（{ $regions }）。
conquer-use = *「{ $typed }」*で、次の征服に「{ $ability }」を使います。
conquer-any-target = どの地域にも
conquer-abandon = *「{ $typed }」*で、地域{ $number }を放棄します。
conquer-stop = *「stop」*で、征服を終えます。
conquer-stop-enter = *「stop」*（Enter）で、征服を終えます。
place-what = *{ race-of }{ $amount }*を置く地域：
place-opponents = （!は相手の隣）
place-how = 「even」「borders」「bonus」「all { $one }」か、地域ごとの枚数を入力してください：「{ $one } 2, { $last } 1」。
regions-one = 地域を入力してください：{ $regions }{ $refuse ->
    [yes] （または「pass」）
   *[no] { "" }
}。
regions-several = { $number }地域を「{ $first }, { $second }」のように1行で入力してください：{ $regions }{ $refuse ->
    [yes] （または「pass」）
   *[no] { "" }
}。
regions-any = 好きな数の地域を「{ $first }, { $second }」のように1行で入力してください：{ $regions }{ $refuse ->
    [yes] （または「pass」）
   *[no] { "" }
}。
regions-some = { $least }から{ $number }までの地域を「{ $first }, { $second }」のように1行で入力してください：{ $regions }{ $refuse ->
    [yes] （または「pass」）
   *[no] { "" }
}。
regions-counted = 地域と数（合わせて{ $number }まで）を「{ $first } 1」のように入力してください：{ $regions }{ $refuse ->
    [yes] （または「pass」）
   *[no] { "" }
}。
regions-up-to = { $region }（{ $number }まで）
ask-choice = 選んで入力してください。「help」ですべて説明します。
ask-go-on = Enterで続ける
ask-more = Enter：続き、q：やめる
ask-yes-no = Enter＝はい、n＝いいえ
# What players may type for yes and no, besides the English words.
typed-yes = はい うん
typed-no = いいえ いや
ask-decline = 衰退させますか？
ask-pay = { $coins }を払いますか？
ask-end-turn = 手番を終えますか？
ask-roll = ダイスを振りますか？
ask-roll-odds =
    { $region }にはトークン{ $price }枚が必要で、手元は{ $hand }枚です。ダイスで{ $pips }以上が必要です（{ $percent }%）。どちらにしても、征服はこれで終わりです。
ask-curtain = { $player }の手番です。Enterを押してください

# --- Before and after a decision ---------------------------------------------------------------------

decline-keeps = 残るもの：{ $kept }。
decline-kept = { race-of }{ $regions }（{ $tokens }）
decline-nothing = なし
decline-leave = { $races }はマップを離れます。
decline-tray = { race-of }トークン{ $number }枚がストックに戻ります。
decline-next = 次の手番に、新しい組み合わせを取ります。
you-place = 配置：{ $placed }。
you-place-on = { $region }に{ $number }枚
you-score = 得点：{ $coins }。
undone = 元に戻しました。
saved = すべての手が保存されています：{ $path }

# --- Refusals ----------------------------------------------------------------------------------------

refuse-number = 地域{ $text }はありません。番号は1から{ $number }までです
refuse-no-region = 「{ $text }」という地域はありません。「table」で一覧を表示します
refuse-region-spelling = 「{ $text }」という地域はありません。{ $regions }のことですか？
refuse-many-regions = 「{ $text }」に当てはまる地域：{ $regions }
refuse-region = { $region }は選べません。選べる地域：{ $regions }
refuse-target = { $region }：{ $price }
refuse-without-die = { $region }に必要なのは{ $price }枚で、手元は{ $hand }枚です。ダイスなしで征服してください
refuse-no-attempt = { $region }に必要なのは{ $price }枚で、手元は{ $hand }枚です。いまは最後の征服を行えません
refuse-too-dear = { $region }に必要なのは{ $price }枚で、手元は{ $hand }枚です。ダイスで増えるのは{ $most }枚までです（「why { $number }」で説明）
refuse-abandon = { $region }は自分の地域ではないので、放棄できません
refuse-abandon-late = 放棄できるのは最初の征服の前だけです。「undo」でその前に戻れます
refuse-ability = いま「{ $ability }」を{ $region }には使えません。使える地域：{ $regions }
refuse-ability-where = 「{ $ability }」：どこに使いますか？使える地域：{ $regions }
refuse-course = 「expand」（拡大）か「decline」（衰退）を入力してください
refuse-combo-spelling = 「{ $text }」という組み合わせは列にありません。{ $combos }のことですか？
refuse-no-seed = 棋譜に乱数シードがないので、検証できません。サーバーはゲームの終了時にシードを加え、ターミナルのゲームには最初からあります
refuse-first = シードが選んだ最初のプレイヤーと違います
refuse-draw = { $number }手目は「{ $text }」ですが、シードでは「{ $wanted }」です
refuse-no-combo = 「{ $text }」は組み合わせではありません。1から{ $number }までの数を入力してください
refuse-no-pair = 「{ $text }」は、公開中の種族と特殊パワーではありません。1つずつ入力してください
refuse-no-hand = 「{ $text }」は、手札の種族と特殊パワーではありません。1つずつ入力してください
refuse-no-power = この種族には特殊パワーがまだないので、取れません
refuse-few-coins = コインが足りません
refuse-other-team = その世界の種族は、もう1つのチームのものです
refuse-choice = 「{ $text }」は選べません。1から{ $number }までの数を入力してください
refuse-amount = 「{ $text }」は{ $least }から{ $most }までの数ではありません
refuse-so-often = { $region }：{ $number }までです
refuse-twice = 「{ $text }」が2回あります
refuse-two-rests = 残り全部を置けるのは1つの地域だけです
refuse-left-over = 置くのは{ $amount }ですが、指定は{ $placed }です。まだ{ $number }残っています
refuse-too-many = 置くのは{ $amount }ですが、指定は{ $placed }で、{ $number }だけ多すぎます
refuse-no-number = 「{ $text }」には数が必要です（例：「{ $text } 2」）
refuse-empty-line = どこに何枚置きますか？{ $examples }のように入力してください
refuse-how-many = 指定は{ $named }です。1行に{ $number }地域を入力してください
refuse-more-regions = 指定は{ $named }で、多すぎます
refuse-undo = 元に戻せるものがありません。戻れるのは、最後のダイスか新しい組み合わせ、ほかのプレイヤーの選択、手番の初めまでです
refuse-map = このボードにはマップがありません。「table」で地域の一覧を表示します
refuse-narrow = マップには、幅{ $number }桁以上のウィンドウが必要です
refuse-rules = 「{ $name }」という種族、特殊パワー、項目はありません。「rules」で一覧を表示します
refuse-rules-spelling = 「{ $name }」という種族、特殊パワー、項目はありません。{ $names }のことですか？
refuse-rules-mentioned = 「{ $name }」というページはありません。よく出てくるページ：{ $names }
refuse-seats = ゲームには{ $fewest }人から{ $most }人が必要ですが、--seats「{ $text }」は{ $number }人です
refuse-name = seats「{ $text }」：名前「{ $name }」は1文字から{ $most }文字までにしてください
refuse-bot-spelling = seats「{ $text }」：「{ $name }」というボットはありません。{ $bot }のことですか？プレイヤーの名前は大文字で始めます
refuse-same-name = seats「{ $text }」：「{ $name }」が2人います。1人の名前を変えてください
refuse-seat = 「{ $text }」という席はありません。選べる席：{ $names }、または1から{ $number }
refuse-resume = --resumeは--seats、--first、--saveと一緒に使えません。どれもファイルに入っています
refuse-at = --at { $at }：棋譜の手は{ $number }までです

# --- Files -------------------------------------------------------------------------------------------

file-exists = { $path }はもうあります。--resumeで続けるか、別のファイルを指定してください
file-unwritable = { $path }に書き込めません：{ $why }
file-unreadable = { $path }を開けません：{ $why }
file-lost = { $path }に書き込めません（{ $why }）。ここまでのゲームは入っています
file-in-use = { $path }：このゲームは別のウィンドウで進行中です
file-no-text = { $path }はテキストファイルではないので、棋譜ではありません
file-none = { $path }に続けられるゲームはありません。「smallworld play」で始められます

# --- Beginning and end -------------------------------------------------------------------------------

play-title = スモールワールド（ターミナル版）
play-subtitle = 非公式。「help」ですべて説明します
play-who = それ以外の名前は人間のプレイヤーになります。
play-how-many = 何人で遊びますか（{ $fewest }から{ $most }）？
play-name = プレイヤー{ $number }の名前は？
play-somebody = プレイヤー
play-not-begun = ゲームを始めませんでした。
play-saved = ゲームを{ $path }に保存しました。続けるには：
play-record = 棋譜は{ $path }にあります。「smallworld replay」でもう一度見られます。
ending-coins = ラウンド別コイン
ending-sum = 合計
played-on-from = このゲームは、別のゲームのラウンド{ $turn }から続いています。そこまでにダイスと山札の結果が{ $number }回出ていました。
review-at = その局面を見るには：smallworld replay { $file } --at { $at }
replay-at = 全{ $number }手のうち{ $at }手目の後
replay-honest = 公正：{ $number }回の結果がシードと一致しました。

# --- Rules -------------------------------------------------------------------------------------------

rules-race = 種族
rules-power = 特殊パワー
rules-relic = 聖なるアイテム
rules-place = 伝説の地
rules-topic = 一般ルール
rules-card = { $title }：{ $short }
rules-sources = 出典：{ $sources }
rules-how = 「smallworld rules NAME」で、テキスト、裁定、出典を表示します。

# --- Help --------------------------------------------------------------------------------------------

help-title = 遊び方
help-game = スモールワールドは、みんなで暮らすには狭すぎます。種族を次々に率いてマップに広げ、持っている地域からコインを得て、広がりすぎたら衰退させましょう。最終ラウンドの後にコインが最も多い人の勝ちです。全員がコイン5枚で始め、ほかのプレイヤーのコインは見えません。
help-first-turn = 最初の手番。種族と特殊パワーの組み合わせを取ります。どれにも、できることとトークンの枚数が書いてあります。1番目は無料です。ほかを取るときは、それより上の組み合わせにコインを1枚ずつ置きます。取った組み合わせの上にコインがあれば、自分のものです。
help-conquering = 征服。地域にはトークン2枚が必要で、そこにあるトークンやコマ1つごとに1枚、山ならさらに1枚増えます。必要な枚数は、征服できる地域の横に出ます。新しい種族は、ボードの端か、端に達する海の隣から進入し、それから隣の地域へと進みます。海と湖には入れません。使ったトークンは、征服が終わるまでその地域に残ります。失われた種族（{ sign-lost-tribe }）は誰のものでもなく、ほかのトークンと同じように守ります。地域を失ったプレイヤーはトークン1枚を失い、残りはその手番の終わりに戻ってきます。
help-die = ダイス。あと1つの地域に足りないトークンが3枚までなら、最後の征服として試せます。ダイスの目は0、0、0、1、2、3です。成功しても失敗しても、征服はそこで終わりです。
help-redeploying = 再配備。それから、自分の地域に各1枚以上となるように、トークンを自由に配り直します。トークンの多い地域ほど、攻めるのにトークンが要ります。
help-coins = コイン。手番の終わりに、自分の種族の地域ごとにコイン1枚を得ます。種族と特殊パワーの分も加わります。どこから入ったかは、明細に出ます。
help-later-turns = その後の手番。各地域に1枚を残してトークンを手元に戻し、さらに征服します。地域を放棄すれば、最後の1枚も手元に戻ります。または衰退させます。その手番は何も征服せず、種族の各地域に1枚が残って、得点し続けます。特殊パワーはなくなり、前の衰退した種族はマップを離れます。次の手番に、新しい組み合わせを取ります。1つか2つの地域しか取れなくなったら、衰退の時です。
help-below = 地底。河に必要なトークンは1枚少ないものの、誰もとどまれません。そのトークン（{ sign-passing }）は、再配備のときに戻ってきます。モンスター2体（{ sign-monsters }）が、隠された聖なるアイテムか伝説の地（{ sign-holding }）を守っています。倒すと明らかになり、その地域を持つプレイヤーの役に立ちます。何があるかは、地域を調べるとわかります。
help-answers = 答え方
help-choose = 組み合わせを番号で、地域を番号か名前の初めで選ぶ
help-conquer = 地域を征服する。1枚から3枚足りなければダイスで試す
help-stop = 征服を終える
help-abandon = 地域9を放棄する（最初の征服の前）
help-ability = 質問にある能力を、名前の初めで指定して使う
help-course = 拡大する（Enterだけでもよい）、衰退させる
help-place = 再配備：どの地域に何枚加えるかを1行で
help-templates = 再配備：均等に、攻められる所に多く、ボーナスの所に多く
help-all = 再配備：全部を1つの地域に、残り全部を1つの地域に
help-several = 英雄などで、いくつかの地域を一度に
help-commands = いつでも
help-undo = この手番の最後の選択を、または全部を元に戻す（ダイスや新しい組み合わせより前には戻れない）
help-look = 地域：地形、持ち主、隣、必要なトークン
help-why = 地域に必要なトークンの内訳、または征服できない理由
help-map = ボードをマップで、または全地域の一覧で
help-combos = 選べる組み合わせの列
help-hint = 一番強いボットならここでどうするか、その理由
help-score = いまのボードで各プレイヤーが得るコイン
help-log = このラウンドと前のラウンドの出来事、またはゲーム全体
help-rules = すべての種族、特殊パワー、ルール。またはその1つを裁定とともに
help-save = ゲームの保存先（1手ごとに保存）。やめて、別の日に続ける
help-help = このページ。「help commands」は入力できるものだけの一覧
help-board = ボードとマップの記号

# --- How fast the rules run --------------------------------------------------------------------------

build-source = ルールは普通のPythonで動いていて、コンパイル版より数倍遅くなります。Cコンパイラーのある環境で入れ直してください（チェックアウトではmake compile）。
build-source-asked = SMALLWORLD_COMPILED=0が設定されているので、ルールは普通のPythonで動き、コンパイル版より数倍遅くなります。変えるには、設定を外してください。

# --- Realms ------------------------------------------------------------------------------------------------

board-about = { $players }人、{ $rounds }ラウンド、{ $regions }地域。
board-made = ボードは{ $path }にあります。
board-drawn = 絵は{ $path }にあります。
realm-about = { $players }人、{ $rounds }ラウンド、タイル{ $tiles }枚。{ $water }
realm-water-river = 水域は河です。
realm-water-sea = 水域は海と湖です。
realm-water-closed-sea = 水域は海と湖です。新しい種族は海から進入できません。
realm-water-drifting-sea = 水域は海と湖です。新しい種族は海から進入できません。タイルは動きます。
realm-water-growing-river = 水域は河です。タイルはゲーム中に地上の面で置きます。
realm-water-growing-river-below = 水域は河です。タイルはゲーム中に地底の面で置きます。
realm-water-growing-river-both = 水域は河です。タイルはゲーム中にどちらかの世界の面で置きます。
realm-string = リンクと棋譜用：
realm-made = ボードは{ $path }にあります。
realm-lands = 地域の数：{ $number }（1人9地域なら{ $wanted }）
realm-parts = つながった地域のまとまり：{ $number }
realm-lonely = 隣のない地域：{ $regions }
realm-dead-ends = 隣が1つだけの地域：{ $regions }
realm-entries = 新しい種族が進入できる地域：{ $number }
realm-alike = 同じ地形どうしの境界：{ $number }
realm-neighbours = 隣の数の平均：{ $number }
realm-edge = 端にある地域：{ $number }
realm-rivers = 陸に突き当たる水域：{ $number }
realm-directions = シナリオの位置に合わない地域：{ $regions }
realm-points = 4つの地域が1点で接する所：{ $regions }
realm-guarded = 失われた種族：{ $tribes }、モンスターのいる地域：{ $monsters }
realm-no-chasm = 深淵がありません。フレイムとスパイダリンは出てきますが、ここでは能力に効果がありません。
realm-map-wide = マップには、幅{ $columns }桁以上のウィンドウが必要です。
lying-lost-tribe = 失われた種族
lying-monsters = モンスター
lying-entry = 進入口
realm-terrains = 地形（理想は{ $fifth }ずつ）：{ $shares }
realm-symbols = シンボル（理想は{ $fifth }ずつ）：{ $shares }
realm-short-of = 良いボードに足りないもの：{ $criteria }
criterion-lands = 1人に9地域
criterion-parts = 全地域がつながっている
criterion-dead-ends = 隣が1つだけの地域がなく、2つだけの地域も1つまで
criterion-neighbours = 隣の数が印刷されたボードと同じくらい
criterion-edge = 端の地域が多すぎない
criterion-terrains = 各地形が陸の約5分の1
criterion-symbols = 各シンボルが陸の約5分の1
criterion-alike = 同じ地形どうしの境界が少ない
criterion-rivers = 河が途切れずに続いている
criterion-points = 4つの地域が1点で接しない
criterion-peaks = 山頂が端からも互いからも離れている
criterion-directions = 地域がシナリオどおりの位置にある（西、東、北、南、中央）
criterion-riverside = 山頂が河に接している
criterion-veins = 金脈が互いに離れ、それぞれ入口が2つある
criterion-room = どの地域にも重ねたトークンを置く余地がある
realm-fair = { $name }：{ $number }ゲーム
realm-fair-seat = 席{ $seat }：コイン{ $coins } ± { $within }枚、勝率{ $share }（{ $low }～{ $high }）
realm-even = 均等な勝率から明らかに外れた席はありません。
realm-uneven = 席は公平ではありません。均等な勝率から明らかに外れた席があります。
realm-undecided = まだはっきりしません。もっとゲームが必要です。
