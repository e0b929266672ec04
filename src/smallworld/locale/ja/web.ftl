### ブラウザーの画面のテキスト。

title = スモールワールド
slogan = ゴブリン、ゴースト、ジャイアント、そのほか何十もの種族。みんなに足りる土地は、どこにもない。
skip-to-content = 本文へ
navigation = ページ
language = 言語
# The name of the language, in the language itself.
language-name = 日本語
language-of = { $player }の言語
direction = ltr
theme = テーマ：{ $theme ->
    [light] ライト
    [dark] ダーク
   *[auto] システム
}
close = 閉じる
loading = マップを広げています…
offline = サーバーにつながりません。もう一度お試しください。
here-loading = ゲームを読み込んでいます：{ $share }
here-starting = ゲームを始めています…
here-elsewhere = スモールワールドは別のウィンドウで開いています。そちらで遊ぶか、そのウィンドウを閉じてください。
here-wasm = このブラウザーではゲームが動きません：{ $reason }。このページでWebAssemblyを許可するか（ロックダウンモードでは無効になります）、新しいブラウザーでお試しください。
here-storage = このブラウザーではページが何も保存できず、ゲームを残せません：{ $reason }。このページの保存を許可するか、プライベートモードを終了してください。
here-unsaved = 最後の操作を保存できませんでした：{ $reason }。この端末の空きを増やしてから、ページを再読み込みしてください。
here-files = ゲームを読み込めませんでした：{ $reason }。接続を確かめて、もう一度お試しください。
here-deleted = ブラウザーが、このページの保存データをすべて削除しました。今回開いたゲームはもう一度保存しました。それ以外のゲームは、ファイルに保存していなければ失われました。
here-broken = ゲームで問題が起きました：{ $reason }。最後の操作まではすべて保存されています。
here-silent = ゲームが応答しなくなりました。最後の操作まではすべて保存されています。もう一度読み込んでください。
here-again = 再読み込み
here-new-table-hint = ボットと、またはこの画面を囲むみんなと遊びます。
here-table-rules = コインと最初のプレイヤー
sending-title = あなたの手
sending = 送信中…
sending-stuck = まだ送信できていません。送り続けます。
sending-withdraw = 手を取り消す
move-arrived = 送信できました。
move-arrived-all-the-same = 取り消す前に送信されていました。
move-refused = その手は受け付けられませんでした。{ $why }
move-withdrawn = 手を取り消しました。もう一度決めてください。
guest-name = 旅人
broken-title = このページを表示できません
broken-text = ページの読み込み中に問題が起きました。ゲームは無事です。ページを再読み込みするか、トップページに戻ってください。
reload = 再読み込み
release = 新しいバージョン
release-waiting = このページの新しいバージョンがあります。いまの操作が終わったら読み込みます。
release-asking = このページの新しいバージョンがあります。再読み込みすると切り替わります。
unofficial = 非公式のオープンソース版です。発売元とは関係ありません。気に入ったら、ぜひ製品を買ってください。

place-closed = { $name }を閉じました

# --- Start, lobby, my games ------------------------------------------------------------------------------

play-now = すぐに遊ぶ
play-now-hint = 相手は「やさしい」のボット2人。アカウントも待ち時間もなし。
play-learn = 遊び方を学ぶ
puzzles = パズル
puzzles-hint = 正解のある局面が100題。毎日の新作もあります。
puzzle-of-the-day = 今日のパズル
starting = 卓を準備しています…
continue = ゲームを続ける
new-table = 卓を立てる
new-table-hint = リンクで友だちと、この画面を囲んで、またはボットと遊べます。
lobby = ロビー
lobby-hint = 募集中の卓に入ったり、進行中のゲームを観戦したりできます。
lobby-open = 募集中の卓
lobby-none-open = 募集中の卓はありません。立ててみませんか？
lobby-running = 進行中のゲーム
my-games = マイゲーム
finished-games = 終わったゲーム
no-games = まだ遊んでいません。
file-open = ゲームのファイルを開く
file-save-all = すべて保存
file-save = ファイルに保存
file-here-hint = ファイルに保存すれば、ブラウザーがデータを消してもゲームが残ります。サーバーで開けば、友だちとも続けられます。
file-server-hint = ファイルのゲームを友だちと続けられます。
file-opened = { $number ->
   *[other] { $number }個のゲームを開きました。
}
file-unread = 読めないゲーム：{ $number }個。理由：{ $reason }
file-unsaved = 読めないためファイルにないゲーム：{ $number }個。
file-which = ファイルにはゲームが{ $number }つあります。どれを続けますか？
file-who = 新しい卓で、新しいダイスと山札で続けます。誰が遊びますか？
status-open = 募集中
status-running = 進行中
status-finished = 終了
players-number = { $number }人
to-start = トップページ
lobby-none-running = 進行中のゲームはありません。始めてみませんか？
watch-game = 観戦
watchers = 観戦者{ $number }人
who-is-here = いまいる人
people-in-lobby = ロビーに{ $number }人
people-at-tables = 卓に{ $number }人
show-my-name = ここに名前を出す
play-someone = 誰かと遊ぶ
play-someone-hint = 人が来るまで、空いた席ではボットが遊びます。
drop-in = ボットの席を開放する
take-bots-seat = ボットと代わる
bots-game = ボットだけのゲーム

# --- A new table -------------------------------------------------------------------------------------------

how-many = 何人で遊びますか？
board-of = { $players }人用のマップ、{ $rounds }ラウンド
board-choice = マップ
board-usual = いつものマップ
board-open = ボードのファイルを開く…
seats = 席
seat-number = 席{ $player }
seat-kind-me = 自分
seat-kind-open = 友だち（リンクで招待）
seat-kind-local = ここにいる人
seat-kind-bot = ボット
bot-level = ボットの強さ
name-of = プレイヤー{ $player }の名前
player-number = プレイヤー{ $player }
open-coins = コインを公開する
allied-coins = コインを味方に見せる
is-public = ロビーに載せる
is-private = 非公開の卓
is-private-hint = ロビーには載りません。リンクを知っている人だけが入れます。
who-begins = 最初のプレイヤー
random = ランダム
newcomer-first = 始めたばかりの人から
clock = 持ち時間
clock-none = なし
clock-live = リアルタイム
clock-turns = 日をまたいで
clock-days = { $days }日
pace-none = 時間制限なし
pace-live = { $minutes }分＋1手番{ $increment }秒
pace-days = { $days }日＋1手番1日
minutes-each = 1人の持ち時間（分）
days-each = 1人の持ち時間（日）
table-rules = 持ち時間とコイン
create-table = この卓を立てる
in-play = 使うもの
in-play-sum = 合わせて種族{ $races }、特殊パワー{ $powers }。
in-play-without = 使わないもの：{ $names }。
presets = プリセット
preset-base-only = 基本セットだけ
    .about = もとのゲームです。種族は14、特殊パワーは20。
preset-ladies = 女神達の集い
    .about = 基本セットに、ノマド、プリーステス、ホワイトレディを加えます。
preset-everything = 全部入り
    .about = すべてのセットとオプション。同じゲームは二度とありません。
preset-night = ネクロマンサーの夜
    .about = 1人が湖の島から死者を率います。
preset-underground = アンダーグラウンド
    .about = 地の底には、聖なるアイテム、伝説の地、モンスター、そして河。
preset-both-below = 両方の世界を地底で
    .about = 地上の種族も地底に降ります。
preset-both-above = 両方の世界を地上で
    .about = 地底の種族も地上に出てきます。
world = 世界
world-surface = 地上
    .about = 基本セットのマップ：丘と農場と海。
world-underground = 地底
    .about = アンダーグラウンドのマップ：河と深淵とモンスター。
world-both = 両方の世界
    .about = 表でも裏でも使うタイル：両方の世界の土地。
world-any = どちらの世界でも
box-holds = 種族{ $races }、特殊パワー{ $powers }
setup-leaders = リーダー
    .about = コイン1枚で種族のリーダーを雇えます。強いけれど、捕まることもあります。
setup-places = 地上の聖なるアイテムと伝説の地
    .about = 失われた種族の地域にあり、それぞれモンスター2体が守っています。
setup-necromancer = ゴーストの控え
    .about = 1人がゴーストを率い、ほかの全員と戦います。どのマップでも1人多く遊べます。
    .seat = 最後のプレイヤーがゴーストを率います。
    .strength = { $number ->
        [13] 13枚（製品どおり）
        [12] 12枚（生者に厳しい）
        [11] 11枚（生者に最も厳しい）
       *[other] { $number }枚
    }
box-filter = セット
box-filter-all = すべて
box-filter-mine = 自分の卓
also-called = 別名：{ $name }
your-name = あなたの名前

# --- Waiting room -------------------------------------------------------------------------------------------

waiting-title = プレイヤーを待っています
waiting-branch = 別のゲームの途中の局面から続きます。
seat-open = 空席
sit-down = 席に着く
start-with-bots = ボットを入れて始める
leave-table = 卓を離れる
invite = 招待
invite-text = このリンクがあれば、誰でも席に着けます。アカウントは要りません。
link = 卓のリンク
copy = コピー
copied = コピーしました
copy-by-hand = コピーできませんでした。リンクを選択してあるので、手動でコピーしてください。
qr = リンクのQRコード

# --- Account -------------------------------------------------------------------------------------------------

account = アカウント
account-why = アカウントがなくても遊べます。あれば、どの端末でもゲームの続きができます。
logged-in = { $name }としてログインしています。
log-in = ログイン
log-out = ログアウト
make-account = アカウントを作る
password = パスワード（8文字以上）
logins = ログイン中のブラウザー
login-since = { $day }から
login-here = このブラウザー
password-change = パスワードを変える
password-old = いまのパスワード（パスキーだけなら空欄）
password-new = 新しいパスワード（8文字以上）
password-changed = パスワードを変えました。ほかのブラウザーはすべてログアウトしました。
passkey-login = パスキーでログイン
passkey-create = パスキーを作る
passkey-why = パスキーがあれば、パスワードの代わりに指紋、顔、PINでログインできます。
passkey-made = パスキーができました。これからはパスキーでログインできます。
passkey-cancelled = 何も変わっていません。パスキーが確認されなかったか、このサイトのパスキーがありません。
passkey-exists = この端末には、このアカウントのパスキーがすでにあります。
passkey-insecure = このアドレスではパスキーを使えません。httpsの名前か、localhostを使ってください。
passkey-unknown = このパスキーのアカウントはありません。
passkey-unverified = パスキーを確認できませんでした。もう一度お試しください。

# --- The table -----------------------------------------------------------------------------------------------

turn-of = { $turn ->
    [0] 準備
   *[other] ラウンド{ $turn }／{ $rounds }
}
in-the-well = 井戸に魂{ $number }個
in-reserve = 控え{ $number }枚
on-offer = { $ability }（まだ買えます）
on-the-island = ネクロマンサーの島：{ $number ->
    [0] ゴーストなし
   *[other] ゴースト{ $number }枚
}
steps = 手番の流れ
stage-begin = 選択
stage-conquer = 征服
stage-redeploy = 再配備
stage-score = 得点
map = { $board }人用のマップ
map-unbuilt = このボードは、プレイヤーがタイルを並べて作ります。
map-built = ボードは、プレイヤーがタイルを並べて作ります。これは4人で作った例です。
watching = 観戦中
table-missing = この卓はありません。
region-endings = { "" }
region-table = 地域の一覧
region = 地域
land = 地形
holder = 持ち主
price-column = 必要枚数
act-column = 操作
sort-by = 並べ替え
sort-price = 征服できる順
sort-holder = 持ち主
sort-name = 名前
choose = 選ぶ
again = 決定
sound = 音
options = オプション
palette-distinct = 色覚に配慮した配色
facing = 対面モード（1台のタブレットを囲む。コインは公開）
opposite-declined = { race-name }（衰退中）
opposite-race = { $declined ->
    [yes] { opposite-declined }
   *[no] { combo }
}：{ $regions }地域
keys = オプションとキー
map-cell = マス{ $cell }
map-cell-own = タイルがいまあるマス（回転するとき）
tray-tiles = これから置くタイル
tray-tile = タイル{ $letter }
map-spot = 場所{ $number }
turn-left = 左に回す
turn-right = 右に回す
unplayed = あなたの手札
unplayed-of = { $player }の手札
lying-open = 場に公開中の種族と特殊パワー
taken-enough = もう3つそろっています。
zoom-in = 拡大
zoom-out = 縮小
zoom-fit = 全体表示
skip = 飛ばす
your-turn = あなたの手番です！
undo = 元に戻す
plan = 手番を計画する
redo = やり直す
reset-turn = 手番の初めに戻す
column = 選べる組み合わせ
choose-combo = 組み合わせを選ぶ
stacks = 山札の残り：種族{ $races }、特殊パワー{ $powers }
combos = 組み合わせ
compare-combos = 組み合わせを比べる
combo-sentence = { $place }番：{ combo }、{ tokens }、{ $price ->
    [0] 無料
   *[other] コイン{ $price }枚を払う
}{ $coins ->
    [0] { "" }
   *[other] 、上にコイン{ $coins }枚
}{ $found ->
    [0] { "" }
   *[other] 、上にトークン{ $found }枚
}
tokens = トークン{ $number }枚
coins = コイン{ $number }枚
regions = { $number }地域
coins-on-it = 取るとコイン+{ $number }枚
tokens-on-it = 取るとトークン+{ $number }枚
choose-half = 種族と特殊パワーを選んでください。コインは、高いほうの段の分だけ払います。
half-sentence = { $row }段目：{ $name }、トークン{ $number }枚{ $found ->
    [0] { "" }
   *[other] 、上にさらに{ $found }枚
}
brings-coins = コイン{ $number }枚を得る
half-brings = { $name }：{ $brings }
half-of-hand = { $name }、トークン{ $number }枚{ $found ->
    [0] { "" }
   *[other] 、さらに{ $found }枚
}
choose-from-hand = 手札から種族と特殊パワーを選んでください。無料ですが、それぞれ1ゲームに1回しか使えません。
costs-coins = コイン{ $number }枚を払う
almanac-combo = ボットの平均：コイン{ $coins }枚（±{ $within }）
almanac-how = この人数で、ラウンド{ $turn }にこの組み合わせを取ったボットが得たコインの平均です。組み合わせに払った分は引いてあります。±は平均の95%信頼区間で、1回ごとのゲームの差はもっと大きくなります。
free = 無料
link-connecting = 接続中…
link-open = 接続済み
link-lost = 接続が切れました。つなぎ直しています…
link-nowhere = つながっていません。最後に届いた状態を表示しています。つながると更新します。
link-closed = 切断

decision = あなたの選択

# --- Players ---------------------------------------------------------------------------------------------------

players = プレイヤー
team-with = 味方：{ $player }
team-alone = 1人、得点{ $number }倍
teams = チーム
teams-by-seat = チーム（最初のプレイヤーから手番順）：
ally = 味方
you-mark = （あなた）
is-bot = ボット
is-away = 不在（ボットが代行中）
is-gone = 接続していません
is-away-short = 代行中
is-gone-short = 不在
thinks = 考え中
decides = 選択中
captive-leader = 捕虜：{ race-of }リーダー
coins-hidden = コインは秘密
show-domain = このプレイヤーの地域を見る
in-decline = 衰退中
in-hand = 手元に{ $number }枚
no-race = まだ種族なし

# --- Regions ---------------------------------------------------------------------------------------------------

held-nobody = 誰もいない
held-tribe = 失われた種族{ $number }枚
held-monsters = モンスター{ $number }体
held-passing = 河を離れます
serves-nobody = いまは誰のものでもない
serves = { $player }のもの
holding-in-short = { $ability }（{ $player }）
legend-field = この畑では特殊パワーが育ちます。畑の周りの地域を5つ持つアクティブな種族は、その特殊パワーも使えます。
field-of = 畑：{ $ability }
field-has = { $player }：{ $enough }地域のうち{ $held }、{ $lacking ->
    [0] 有効
   *[other] あと{ $lacking }
}
field-rule = 畑の周りの{ $number }地域のうち{ $enough }地域を持つアクティブな種族は、この特殊パワーも使えます。
field-bare = 畑の周りに地域を持つアクティブな種族はいません。
held-neutral = { race-name }{ $number }枚
held-by = { $player }：{ race-name }{ $number }枚{ $declined ->
    [yes] （衰退中）
   *[no] { "" }
}
costs = トークン{ $tokens }枚が必要
costs-die = トークン{ $tokens }枚が必要、ダイスで{ $percent }%
costs-short = トークン{ $tokens }枚が必要、{ $short }枚不足
tokens-needed = 枚のトークンが必要
draft-places = ここに{ $number }枚置く
beside-regions = 隣：{ $regions }
beside-column = 隣
draft-said = { $region }：{ $number }枚、残り{ $left }枚
said-undone = 元に戻しました。
why-not = なぜできない？
harm = { $player }はこの地域と{ $declined ->
    [yes] 、ここの最後の{ race-name }を失います
   *[no] { race-of }トークン1枚を失います
}。
harm-tribe = 失われた種族がマップを離れます。
harm-monsters = モンスターがマップを離れ、守っていたものが明らかになります。
one-less = 1枚減らす
one-more = 1枚増やす
all-here = { $number }枚全部ここに

# --- What comes next ----------------------------------------------------------------------------------------------

do-choose-pair = 種族と特殊パワーを選ぶ
do-choose-combo = 組み合わせを選ぶ
do-take = { combo }を取る{ $price ->
    [0] { "" }
   *[other] （{ $price }枚）
}
do-expand = { combo }で拡大
do-decline = 衰退（+{ $coins }）
do-decline-sure = はい、衰退します
do-not-decline = いいえ、続けます
pass-conquer = 征服をやめて再配備
do-conquer = { $region }を征服（{ $tokens }）
do-attempt = ダイス：{ $region }（{ $percent }%）
do-dragon-master = ドラゴン：{ $region }
do-sorcerers = 入れ替え：{ $region }
do-abandon = { $region }を放棄
do-loose-berserk = ダイスを振る
do-use = 使う：{ $ability }
spread-proposed = { $what }の配置案です。
spread-whole = { $what }の配置が決まりました。
spread-change = 動かすには、地域をクリックしてください。
spread-left = { $what }のうち、あと{ $left }を置いてください。
spread-off = 次の手番に戻る：{ $number }枚（{ $ability }）。
spread-asked-by = 「{ $ability }」：{ $text }
do-place-left = あと{ $number }置く
do-redeploy = 決定して次へ
do-return = 決定
do-end-turn = 手番を終える +{ $coins }
do-end-turn-plain = 手番を終える
do-not-yet = まだやめない
do-choose-regions = あと{ $number }地域を選ぶ
do-select = { $number ->
    [0] 選ばない
   *[other] この{ $number }地域に決定
}
answer-heroic = 英雄を置く
answer-leprechauns = { $number ->
    [0] 壺を隠さない
   *[other] 金の壺を{ $number }個隠す
}
answer-barbarians = { $number ->
    [0] 手元に戻さない
   *[other] { $number }枚を手元に戻す
}
select-all = すべての地域
select-none = 選ばない
do-fortified = { $region }に建てる
pass-fortified = 建てない
do-diplomat = { $player }と和平
pass-diplomat = 和平なし
do-buy = 買う：{ $ability }
pass-necromancer = 買い物を終える
pass-hire = 雇わない
pass-ransom = 捕虜のままにする
do-leader = リーダー：{ $region }
do-priestesses = 塔：{ $region }
do-ghosts = { $number ->
    [0] 全部マップへ
   *[other] ゴースト{ $number }枚を島に残す
}
do-hordes-of = { $number ->
    [0] 大群トークンだけ
   *[other] 種族トークン{ $number }枚を代わりに
}
do-ability = { $ability }：{ $what }
answer-yes = はい
answer-yes-for = はい（コイン{ $number }枚）
answer-no = いいえ
do-pass = 何もしない
do-more-tokens = もっと使う…
do-choose-do = することを選ぶ
do-choose-region = 地域を選ぶ
do-choose-other = 2つ目の地域を選ぶ
do-choose-player = プレイヤーを選ぶ
do-choose-place = 組み合わせを選ぶ
do-choose-named = 1つ選ぶ
do-choose-revealed = 1つ選ぶ
do-choose-bought = 1つ選ぶ
do-choose-tile = タイルを選ぶ
do-choose-cell = 置く場所を選ぶ
do-creation-4 = 山：{ $place }
do-creation-5 = 深淵：{ $place }
do-creation-6 = モンスター：{ $region }
do-creation-7 = 失われた種族：{ $region }
do-hands-2 = 取る：{ $ability }
do-lay-tile = ここにタイルを置く
do-choose-ability = 1つ選ぶ
how-many-tokens = 何枚？
take-back = { $what }：選び直す
gather = 全部手元に戻す
template-even = 均等
template-borders = 前線
template-bonus = ボーナスの地域
template-together = 1か所に
template-last = 前の手番と同じ
wait-over = ゲームは終わりました。
wait-frozen = 読んでいる間、局面はこのままです。
wait-chance = ダイスが転がっています…
wait-player = { $player }を待っています
homecoming-title = トークンが戻ってきました
homecoming = { $player }に追い出されました。{ $what ->
    [bivouacking] 野営地が戻ってきました。
    [behemoth] ベヒモスが戻ってきました。
   *[other] { story-troops }が戻ってきました。
}
homecoming-always = いつもこうする：{ $order }
wait-home = { $players }が、戻ってきたトークンを置いています
prompt-ending = これで手番が終わり、元に戻せなくなります。
forecast = いまならコイン{ $coins }枚
forecast-of = { $player }の手番：いまならコイン{ $coins }枚
forecast-item = { $reason } { $coins }
decline-forecast = いま衰退すると：コイン{ $coins }枚
coins-regions = 地域{ $declined ->
    [yes] （{ race-name }）
   *[no] { "" }
}
coins-ability-declined = { $ability }（衰退中）
receipt = この手番のコイン
die-shows = { $number ->
    [0] 無地
   *[other] { $number }
}

# --- Log, chat ------------------------------------------------------------------------------------------------

log = 記録
log-whole = ゲーム全体を見る
log-go-back = ここまで戻る
log-deployed = { $regions ->
    [1] { $player }が{ tokens }を「{ $region }」に配備。
   *[other] { $player }が{ tokens }を{ $regions }地域に配備。
}
log-scored = { $player }がコイン{ $coins }枚を得点。
notes = メモ
notes-hint = このメモはあなたにしか見えず、このブラウザーに残ります。
chat = チャット
chat-empty = まだメッセージはありません。
chat-words = メッセージ
chat-send = 送る
chat-readers = 送り先
chat-to-all = 全員
chat-to-team = チーム
chat-points = ここを見て：{ $region }！
do-point-out = ここを示す
chat-said-to-team = チームへ：{ $text }
phrases = ひとこと
phrase-hello = こんにちは！
phrase-good-luck = よろしくお願いします！
phrase-your-turn = あなたの番ですよ。
phrase-thinking = ちょっと考えます。
phrase-one-moment = 少しお待ちください。
phrase-back = 戻りました。
phrase-nice-move = うまい！
phrase-ouch = やられた！
phrase-lucky = ついてますね！
phrase-sorry = ごめんなさい！
phrase-thanks = ありがとう！
phrase-well-played = ナイスゲーム！
phrase-again = もう1回どうですか？
phrase-bye = ではまた！

# --- Reports to the moderators --------------------------------------------------------------------------------

complain = 通報…
complain-title = モデレーターに通報
complain-what = モデレーターは、あなたの通報と、あなたが読めたチャットを見ます。ほかのプレイヤーには知らされません。
complain-whom = 通報の対象
complain-table = 卓そのもの
complain-why = 理由
complain-reason-insult = 暴言や脅し
complain-reason-spam = スパム
complain-reason-cheating = 不正行為
complain-reason-name = 不快な名前やボード
complain-reason-other = そのほか
complain-words = 詳しい内容（任意）
complain-send = 通報する
complain-thanks = ありがとうございます。モデレーターが確認します。

# --- Curtain, end, replay ----------------------------------------------------------------------------------------

curtain = { $player }の手番です
curtain-text = コインは秘密です。{ $player }以外の人は、画面を見ないでください。
curtain-open = { $player }です
show-end = 結果を見る
end-title = { $players }の勝ち！
end-team = チーム{ $team }の勝ち！{ $players }、合わせてコイン{ $coins }枚！
end-alone = { $players }が1人で勝ちました！自分の得点の{ $number }倍、コイン{ $coins }枚！
tokens-on-map = マップにトークン{ $number }枚
best-raid = 最大の襲撃：ラウンド{ $turn }に{ $player }がほかのプレイヤーから{ $number }地域を奪いました。
luckiest = 最高の運：{ $player }が確率{ $percent }%で「{ $region }」を征服しました。
chart-coins = 手番ごとのコイン
chart-races = 種族の興亡
regions-by-turn = 手番ごとの地域：{ $list }
end-missing = サーバーからこのゲームの詳細が届いていません。
try-again = もう一度試す
end-why = 勝敗を分けたコイン
end-lead = { $coins ->
    [0] { $winner }と{ $other }はコインが同数で、マップ上のトークンが勝敗を分けました。
   *[other] { $winner }が{ $other }にコイン{ $coins }枚差をつけました。
}
end-swing = 最も差がついたのはラウンド{ $turn }：コイン{ $coins }枚。
end-from-regions = アクティブな地域
end-from-declined = 衰退した地域
end-from-purse = 支払いと拾得
seed = 乱数シード：{ $seed }
record = 棋譜
rematch = 再戦
rematch-waits = 再戦したいプレイヤーがあなたを待っています。
bot-plays-for-you = ボットがあなたの代わりに遊んでいます。
again-harder = もっと強い相手と遊ぶ
again-easier = もっと弱い相手と遊ぶ
next-game = 次のゲーム
replay = リプレイ
look-at-map = マップを見る
to-table = 卓に戻る
play = 再生
pause = 一時停止
look-back = ゲームの振り返り
replay-back = 1手戻る
replay-forward = 1手進む
replay-turn-back = 前の手番
replay-turn-forward = 次の手番
replay-moment = ゲーム内の位置
play-on = ここから続ける
share = 共有
recap = 前の手番から、{ $lost ->
    [0] 失った地域はありません。
   *[other] { $lost }地域を失いました。
}
read-log = 記録を読む
show-film = 動きで見る
film-speed = 速さ
volume = 音量
haptics = 振動
motion = アニメーション
motion-speed = { $speed ->
    [0] なし
    [1] ふつう
    [2] 速い
   *[other] 遅い
}
meanwhile-title = 不在の間に
meanwhile-what = ボットがしたこと

# --- First game --------------------------------------------------------------------------------------------------

guide = 初心者ヒント
guide-understood = わかりました
guide-no-more = ヒントを消す
guide-on = 初心者ヒント
guide-choose-combo = 種族と特殊パワーの組み合わせを取ります。一番上は無料で、1つ下がるごとにコインが1枚多くかかります。
guide-choose-course = いまの種族でもっと征服するか、衰退させます。衰退しても得点は入り、次の手番に新しい種族を取れます。
guide-conquer = 数字は必要なトークンの枚数です。地域を2回クリックすると征服します。マップの端から進入します。
guide-die = トークンが足りませんか？破線の地域を選んでください。ダイスで最大3枚分増えます。
guide-redeploy = トークンは案として置いてあります。地域をクリックすると1枚動きます。よければ手番を終えてください。
guide-redeploy-give-up = すべての地域に置くにはトークンが足りません。1つ手放してください。
guide-heroic = 英雄のいる2地域は征服されません。一番大事な2つをクリックしてください。
guide-fortified = 要塞は、地域に必要なトークンを1枚増やし、種族がアクティブの間、手番ごとにコイン1枚をもたらします。
guide-diplomat = 和平を結んだプレイヤーは、あなたの次の手番まで、この種族を攻撃できません。
guide-stout = 「頑強な」種族は、得点のすぐ後に、手番を使わずに衰退できます。
guide-river = 河は必要なトークンが1枚少ないのですが、誰もとどまれません。再配備のとき、トークンは河を離れます。

# --- Continuing without a player -------------------------------------------------------------------------------

how-to-go-on = どう続けるか
gone-for = { $player }は{ $minutes }分前からいません。
gone-wait = 待つ
gone-bot = ボットに任せる
gone-days = 1手番1日に変える
votes-of = { $needed }人中{ $number }人
by-days = プレイヤーが不在だったので、いまは1手番1日です。
own-pace = 元の速さに戻す

# --- Errors without a server code (for the others, see refusals.ftl) -------------------------------------------

error-unknown = うまくいきませんでした：{ $message }
error-cookies = ブラウザーがCookieをブロックしています。卓があなたの席を覚えられるように、このページのCookieを許可してください。

# --- Keys ----------------------------------------------------------------------------------------------------------

keys-on = キーボードショートカット
notify-on = 自分の手番に通知する
orders = トークンが戻ったとき
orders-all = すべての種族
orders-as-all = すべての種族と同じ
order-ask = 毎回聞く
leave-sure = 席を離れて、ボットに任せますか？
take-back-seat = 席に戻る
key-map = マップへ
key-next = 次の選べる地域
key-neighbour = 隣の地域
key-choose = 確かめてから実行
key-back = 戻る
key-combo = 組み合わせを選ぶ（または種族、次に特殊パワー）
key-primary = メインのボタンを押す
key-decline = 衰退
key-roll = ダイスを振る
key-step = トークンを1枚増減
key-templates = 前線、均等、手元に戻す
key-abandon = 地域を放棄
key-undo = 元に戻す
key-redo = やり直す
key-reset = 手番の初めに戻す
key-inspect = 地域の説明
key-table = 地域の一覧
key-hint = ヒント
key-log = 記録
key-players = プレイヤー
key-help = このページ

# --- Encyclopedia, credits -----------------------------------------------------------------------------------------

encyclopedia = 百科事典
encyclopedia-hint = すべての種族、特殊パワー、ルールを、独自の文章で説明します。
search = 検索
kind-term = マップの用語
terrain-of-board = 陸：誰もいなければトークン2枚が必要です。このマップだけの地形なので、セットの種族や特殊パワーには関係しません。自作のものは使えます。
kind-topic = ルール
kind-race = 種族
kind-power = 特殊パワー
kind-relic = 聖なるアイテム
kind-place = 伝説の地
contents = 目次
credits = クレジット
credits-icons = アイコン：
credits-font = フォント：
credits-software = 使用ソフトウェア：
credits-art = マップ、風景、模様は、このプロジェクトのために描きました。

encyclopedia-found =
    { $number ->
        [0] 見つかりませんでした。
       *[other] { $number }件見つかりました。
    }
side-panel = マップの横
