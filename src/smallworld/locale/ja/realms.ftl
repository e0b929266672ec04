### 「王国」：タイル、その上のもの、シナリオ。

box-realms-1 = いとしいしえかい
    .about = 端から端へ流れる河と、その脇の山頂。
box-realms-2 = 人生は長く静かでもない河
    .about = 種族は河の両端に上陸します。
box-realms-3 = ゴー・イースト
    .about = 西から河を越え、東の鉱山へ。
box-realms-4 = 私は山頂へ行った
    .about = 山頂にはコインがあり、衰退のたびに増えます。
box-realms-5 = 錆びた玉座
    .about = 玉座の周りの全員が、その持ち主に払います。
box-realms-6 = 大陸漂流説
    .about = タイルを押して動かすと、間の海がつながり、分かれます。
box-realms-7 = ちからの作物
    .about = 畑では特殊パワーが育ち、周りの土地の持ち主のものになります。
box-realms-8 = 石の下の剣
    .about = 海に満ちた地底の世界の真ん中で、剣が待っています。
box-realms-9 = 七王国の神々
    .about = みんなでボードを作り、配られたカードで組み合わせを作ります。
box-realms-9-redrawn = 七王国の神々（引き直し版）
    .about = 同じですが、使いにくい種族と特殊パワーは除きます。
box-realms-10 = 遠すぎた発掘
    .about = 深い地の底に金があり、モンスターが守っています。
box-realms-11 = オール・トゥゲザー・ナウ
    .about = 2人ずつの2チームが1つずつの世界を受け持ち、残る1人は得点が2倍。
box-realms-12 = 夜と昼
    .about = 1つのボードに2つの世界。もう1つの世界の地域はコインになります。

topic-realms = タイルのボード
topic-realms-text =
    「王国」のシナリオは、六角形のタイルのボードで遊びます。タイルの上には、山、山頂、深淵があります。山頂は山の上に置き、どのルールでも山と数えますが、必要なトークンがさらに1枚増えます。誰もいなければ4枚です。深淵には誰も入れず、越えることもできません。接する河は1つの地域です。河にはトークン1枚が必要で、コインにはなりません。とどまれる特殊パワーがなければ、再配備のときにまた離れます。ゲームは2人か3人で10ラウンド、4人で9ラウンド、5人か6人で8ラウンドです。シナリオに指定がなければ、種族はボードの端から進入します。

topic-my-precious = いとしいしえかい
topic-my-precious-text =
    2人から6人用です。河が端から端へとボードを横切り、その脇に山頂がそびえます。特別なルールはなく、タイルのボードのルールだけを使います。種族は途中で河を征服してもかまいませんが、再配備のときに離れなければなりません。

topic-long-river = 人生は長く静かでもない河
topic-long-river-text =
    2人から6人用です。種族が進入できるのは6つの地域だけです。河の両端と、それぞれの端の脇にある2つの陸です。これは最初の征服すべてに当てはまり、全地域を失うか放棄した種族も同じです。例外は、どこからでも進入できる種族と特殊パワーだけです。河の端にはトークン1枚が必要で、そこからは岸のどの陸も征服できます。種族は、再配備のときにまた河を離れます。

topic-go-east = ゴー・イースト
topic-go-east-text =
    2人から6人用です。種族は西の端からだけ進入します。河が北から南へ流れていて、越えなければなりません。東には勝利コイン鉱山があります。それぞれ、持っている種族がアクティブの間、手番ごとにボーナスコイン1枚をもたらします。勝利コイン鉱山はその地域から動かず、守りにはならず、鉱山のシンボルでもありません。

topic-mountaintop = 私は山頂へ行った
topic-mountaintop-text =
    3人から6人用です。各山頂にはコイン4枚を置いて始めます。手番の終わりに、アクティブか衰退中かを問わず、自分の種族が持つ山頂からコインを1枚ずつ取ります。種族が衰退すると、持ち主は得点し、それから銀行のコイン3枚を好きな山頂に置きます。3枚すべてを同じ山頂に置くことはできません。山頂のコインは誰のものでもなく、守りにもなりません。

topic-the-throne = 錆びた玉座
topic-the-throne-text =
    4人か5人用です。錆びた玉座はただ1つの山頂にあり、5つの地域に囲まれています。手番の終わりに、玉座の持ち主は、周りの地域のうち相手の種族か失われた種族がいるもの1つにつき、コイン1枚を得ます。相手は、アクティブか衰退中かを問わず自分の種族の分を払い、銀行は失われた種族の分を払います。持ち主自身の地域は払いません。玉座は伝説の地です。衰退した種族の役にも立ち、その地域を奪ったプレイヤーのものになります。

topic-adrift = 大陸漂流説
topic-adrift-text =
    2人から6人用です。拡大するか衰退させるかにかかわらず、手番の一番初めに、タイル1枚を別の場所へ押せます。タイルは卓の上を滑るので、通れるだけの場所が必要です。持ち上げたり、ほかのタイルを一緒に動かしたりはできません。途中で回しても、その場で回すだけでもかまいません。動かした後、タイルはすべてつながっていなければなりません。タイルの上のものは、すべて一緒に動きます。これは征服にはならず、新しく隣り合った地域はすぐに有効になります。水域は海で、接すればつながり、離れれば分かれます。それができる特殊パワーがなければ、海に入ることも、越えることも、海からボードに進入することもできません。聖なるアイテムと伝説の地を使うときは、プレイヤーの人数より1つ少ない数を、できるだけ違う地形に置きます。

topic-crops = ちからの作物
topic-crops-text =
    2人から6人用です。マップにはプレイヤーの人数と同じ数の空いた畑があり、それぞれにバッジがあります。アクティブな種族が畑に接する5つの地域を持つ間、その特殊パワーも使えます。手番の途中でもすぐに得られ、5つより少なくなると失います。陸と山を数え、河と衰退した種族は数えません。特殊パワーを失うと、そのコマはなくなりますが、バッジは畑に残ります。畑のバッジでトークンは増えません。畑には誰も入れず、越えられず、畑はボードの端でもありません。「呪われた」「歴史家の」「転生した」「霊魂の」「裕福な」「英知ある」は、畑で育ちません。

topic-the-cavern = 石の下の剣
topic-the-cavern-text =
    3人から5人用で、地底の世界で遊びます。殺人兎の剣がボードの真ん中に表向きにあり、モンスター2体が守っています。ほかのいくつかの地域には、それぞれモンスター2体の下に、伝説の地が隠されています。ほかの聖なるアイテムは箱に残します。水域はすべて海です。それができる特殊パワーがなければ、入ることも越えることもできません。種族はボードの端からだけ進入し、海からは進入しません。

topic-the-gods = 七王国の神々
topic-the-gods-text =
    2人から6人用です。各プレイヤーには種族3つと特殊パワー3つが配られ、使うまで秘密にします。最初の手番と、衰退のたびにその次の手番に、自分の種族1つと特殊パワー1つを無料で組み合わせます。どれも1回しか使えません。3回衰退すると、もう種族は残りません。使いにくい種族と特殊パワーは、出したときにコインをもたらします。「呪われた」は12枚、ドワーフとホワイトレディは4枚、シャドウマイムは2枚です。アイアンドワーフは反対にコイン4枚を払い、ホムンクルスはトークンが2枚増えます。引き直し版では、3人以上のとき、この6つは配りません。2人ではカードを配りません。種族7つと特殊パワー7つを並べ、両者が3つずつになるまで、交互に1つずつ選びます。このとき、どれもコインをもたらしません。ボードはプレイヤーが作ります。最初の手番の前と、すべての手番の初めに、手番のプレイヤーが卓上のタイルの隣に1枚を加えます。1人9地域になるまで続けます。タイルには、山、深淵、その両方を置いても、何も置かなくてもかまいません。両方の世界で遊ぶときは、どちらの面を上にしてもかまいません。失われた種族も置くことができ、山でない地域が2つあれば必ず置きます。ここでは、河と深淵を地域に数えません。接する河は1つの地域です。聖なるアイテムと伝説の地を使うときは、各プレイヤーが1枚目か2枚目のタイルに、モンスター2体に守られた1つを置きます。最初のプレイヤーは、一番初めのタイルにもう1つを置きます。

topic-the-dig = 遠すぎた発掘
topic-the-dig-text =
    3人か4人用で、地底の世界で遊びます。3本の金脈が、ボードの真ん中から下へ伸びています。どれも3地域の深さで、各地域に隠されたコインと番人1体があります。初めに入れるのは上の地域だけです。誰が征服したかにかかわらず、3つとも征服されると2層目が、次に3層目が開きます。金脈の地域を最初に征服したプレイヤーは、すぐにそのコインを取ります。5か10のコインなら、聖なるアイテムも1つ得ます。番人1体は取り除きます。ほかの番人は、金脈の次のまだ征服されていない地域へ降り、コインの数だけ新しい番人が加わります。最終ラウンドを除いて、ラウンドの終わりごとに、西から東の順に各金脈の番人が攻撃します。各地域に1体を残して、全員が加わります。番人はいつも、接する土地のうち最も守りの薄い所を狙い、最後の攻撃にはダイスを使います。同じくらい薄ければ、ダイスで決めます。狙いのない番人は、金脈の一番上の、まだ征服されていない地域に戻ります。なければ、最後に攻撃に出た地域に戻ります。聖なるアイテムはボードの脇に残り、北のモンスターが守るのは伝説の地だけです。

topic-all-together = オール・トゥゲザー・ナウ
topic-all-together-text =
    ちょうど5人用で、両方の世界の種族と特殊パワーを使います。4本のトンネルが、地上と地底の世界をつなぎます。席はくじで決めます。1番目と4番目のプレイヤーが地上のチーム、2番目と5番目が地底のチームです。3番目は1人で戦います。チームは自分の世界の種族だけを取り、1人のプレイヤーはどちらの世界の種族も取れます。地上の種族、地底の種族、特殊パワーが3つの列に6段ずつ並び、各段のコインがその脇にあります。自分が使える種族1つと、好きな特殊パワー1つを取ります。2つのうち下のほうの段より上の各段にコイン1枚ずつを払い、その段のコインを受け取ります。どの列も別々に空きを詰め、コインは段に残ります。種族は自分の世界のボードの端から進入し、その後はどこへでも行けます。同じチームでも、コイン、トークン、秘密は分け合わず、互いに攻撃できます。最後に、チームのコインは合計し、1人のプレイヤーのコインは2倍にします。

topic-night-and-day = 夜と昼
topic-night-and-day-text =
    3人から5人用で、両方の世界の種族と特殊パワーを使います。ボードの北が地上、南が地底の世界です。同じ番号のトンネルがある地域は、どんなに離れていても隣接しています。地上と地底の組み合わせが交互に公開され、どちらを取ってもかまいません。地上の種族はボードの北の端から、地底の種族は南の端から進入します。手番の終わりに、自分の種族が持つもう1つの世界の地域は、アクティブか衰退中かを問わず、それぞれボーナスコイン1枚をもたらします。その手番に、もう1つの世界の種族から奪った自分の世界の地域も同じです。河は何ももたらしません。失われた種族は北に住み、南ではモンスターが聖なるアイテムと伝説の地を守ります。

reason-peak = 山頂：1枚増える
reason-closed-level = 進入禁止：まず上の層の全地域が征服されなければなりません

feature-peak = 山頂
feature-coin-mine = コイン鉱山
    .about = アクティブな種族に、手番ごとにボーナスコイン1枚をもたらします。
feature-throne = 錆びた玉座
feature-sword = 剣
feature-tunnel = トンネル
feature-west-vein = 西の金脈
feature-middle-vein = 中央の金脈
feature-east-vein = 東の金脈
feature-vein-a = 層A
    .about = 最初に征服したプレイヤーが、隠されたコインを取ります。それから番人が降り、コインの数だけ新しい番人が加わります。
feature-vein-b = 層B
    .about = 最初に征服したプレイヤーが、隠されたコインを取ります。それから番人が降り、コインの数だけ新しい番人が加わります。
feature-vein-c = 層C
    .about = 最初に征服したプレイヤーが、隠されたコインを取ります。それから番人が降り、コインの数だけ新しい番人が加わります。

feature-well = 井戸
feature-cairn = 石塚
feature-statue = 像
feature-shrine = ほこら
feature-oak = 樫の木
feature-gate = 門
feature-beacon = のろし台

power-the-wells = 井戸
power-the-wells-with = { race-name }
power-the-cairns = 石塚
power-the-cairns-with = { race-name }
power-the-statues = 像
power-the-statues-with = { race-name }
power-the-shrines = ほこら
power-the-shrines-with = { race-name }
power-the-oaks = 樫の木
power-the-oaks-with = { race-name }
power-the-gates = 門
power-the-gates-with = { race-name }
power-the-beacons = のろし台
power-the-beacons-with = { race-name }
power-mountain-land = { feature-mountain }
power-mountain-land-with = { race-name }
power-hill-land = { feature-hill }
power-hill-land-with = { race-name }
power-forest-land = { feature-forest }
power-forest-land-with = { race-name }
power-farmland-land = { feature-farmland }
power-farmland-land-with = { race-name }
power-swamp-land = { feature-swamp }
power-swamp-land-with = { race-name }
power-sea-land = { feature-sea }
power-sea-land-with = { race-name }
power-lake-land = { feature-lake }
power-lake-land-with = { race-name }
power-black-mountain-land = { feature-black-mountain }
power-black-mountain-land-with = { race-name }
power-mud-pool-land = { feature-mud-pool }
power-mud-pool-land-with = { race-name }
power-mushroom-forest-land = { feature-mushroom-forest }
power-mushroom-forest-land-with = { race-name }
power-mine-land = { feature-mine }
power-mine-land-with = { race-name }
power-mystic-crystal-land = { feature-mystic-crystal }
power-mystic-crystal-land-with = { race-name }
power-river-land = { feature-river }
power-river-land-with = { race-name }
power-chasm-land = { feature-chasm }
power-chasm-land-with = { race-name }
power-cavern-land = { feature-cavern }
power-cavern-land-with = { race-name }
power-magic-land = { feature-magic }
power-magic-land-with = { race-name }
power-volcano-land = { feature-volcano }
power-volcano-land-with = { race-name }
power-coast-land = { feature-coast }
power-coast-land-with = { race-name }
power-edge-land = { feature-edge }
power-edge-land-with = { race-name }
power-coin-mine-land = { feature-coin-mine }
power-coin-mine-land-with = { race-name }
power-peak-land = { feature-peak }
power-peak-land-with = { race-name }
power-throne-land = { feature-throne }
power-throne-land-with = { race-name }
power-sword-land = { feature-sword }
power-sword-land-with = { race-name }

power-victory-coin-mines = 勝利コイン鉱山
power-victory-coin-mines-with = { race-name }
power-crops-of-power = ちからの作物
power-crops-of-power-with = { race-name }
power-coins-on-peaks = 山頂のコイン
power-coins-on-peaks-with = { race-name }
power-sword-in-the-cavern = 石の下の剣
power-sword-in-the-cavern-with = { race-name }
power-all-together-now = オール・トゥゲザー・ナウ
power-all-together-now-with = { race-name }
power-night-and-day = 夜と昼
power-night-and-day-with = { race-name }

power-hands = 手札
power-hands-with = { race-name }
power-hands-2 = 手札
power-hands-2-with = { race-name }
power-creation = 創造
power-creation-with = { race-name }
power-creation-2 = 創造
power-creation-2-with = { race-name }
power-creation-3 = 創造
power-creation-3-with = { race-name }
power-creation-4 = 創造
power-creation-4-with = { race-name }
power-creation-5 = 創造
power-creation-5-with = { race-name }
power-creation-6 = 創造
power-creation-6-with = { race-name }
power-creation-7 = 創造
power-creation-7-with = { race-name }
question-hands-2 = 種族か特殊パワーを選んでください。
question-creation = 置くタイルを選んでください。
question-creation-2 = タイルを置いてください。
question-creation-3 = タイルを回してください。
question-creation-4 = タイルに山を置きますか？
pass-creation-4 = 山なし
question-creation-5 = タイルに深淵を置きますか？
pass-creation-5 = 深淵なし
question-creation-6 = 聖なるアイテムか伝説の地を守るモンスター2体を置いてください。
pass-creation-6 = このタイルには置かない
question-creation-7 = 失われた種族を置いてください。
pass-creation-7 = 失われた種族なし

power-drift = 漂流
power-drift-with = { race-name }
power-drift-2 = 漂流
power-drift-2-with = { race-name }
power-drift-3 = 漂流
power-drift-3-with = { race-name }
power-rusted-throne = 錆びた玉座
power-rusted-throne-with = { race-name }
power-rusted-throne-short = 伝説の地：相手の種族か失われた種族がいる隣の地域ごとに、コイン1枚を得ます。
power-rusted-throne-text =
    4人か5人用です。錆びた玉座はただ1つの山頂にあり、5つの地域に囲まれています。手番の終わりに、玉座の持ち主は、周りの地域のうち相手の種族か失われた種族がいるもの1つにつき、コイン1枚を得ます。相手は、アクティブか衰退中かを問わず自分の種族の分を払い、銀行は失われた種族の分を払います。持ち主自身の地域は払いません。玉座は伝説の地です。衰退した種族の役にも立ち、その地域を奪ったプレイヤーのものになります。

race-guards = 番人
    .one = 番人
    .gender = common
    .joined = 番人
race-guards-short = 金脈を守り、誰のものでもありません。
race-guards-text =
    金脈の番人はモンスターで、誰のものでもありません。いる地域を守り、最終ラウンドを除いて、ラウンドの終わりごとに攻撃します。

power-skeleton-guards = スケルトンの番人
power-skeleton-guards-with = { race-name }
power-sorcerer-guards = ソーサラーの番人
power-sorcerer-guards-with = { race-name }
power-mummy-guards = マミーの番人
power-mummy-guards-with = { race-name }
power-veins-of-gold = 金脈
power-veins-of-gold-with = { race-name }

sign-peak-coin = $
piece-peak-coin = 山頂のコイン
    .about = 山頂を持つプレイヤーが、手番の終わりに1枚を取ります。
count-peak-coin = 山頂のコイン{ $number }枚
sign-skeleton-guards = s
piece-skeleton-guards = 金脈のスケルトン
    .about = 誰のものでもなく、最後のプレイヤーの手番の後に攻撃します。
count-skeleton-guards = 金脈のスケルトン{ $number }体
sign-sorcerer-guards = z
piece-sorcerer-guards = 金脈のソーサラー
    .about = 誰のものでもなく、最後のプレイヤーの手番の後に攻撃します。
count-sorcerer-guards = 金脈のソーサラー{ $number }体
sign-mummy-guards = u
piece-mummy-guards = 金脈のマミー
    .about = 誰のものでもなく、最後のプレイヤーの手番の後に攻撃します。
count-mummy-guards = 金脈のマミー{ $number }体

question-crops-of-power = 次の畑には、どのバッジが育ちますか？
question-coins-on-peaks = 山頂にコインを置いてください。
more-coins-on-peaks = あと{ $number }枚置く
answer-coins-on-peaks = コインを置く

coins-coins-on-peaks = 山頂のコイン
coins-victory-coin-mines = コイン鉱山
coins-rusted-throne = 玉座への貢ぎ物

question-drift = タイルを押しますか？
pass-drift = 動かさない
question-drift-2 = タイルを押してください。
question-drift-3 = タイルを時計回りに何辺分回しますか？
do-drift-3 = { $tokens ->
    [0] 回さない
   *[other] { $tokens }辺分回す
}

# --- Hints for a first game ----------------------------------------------------------------------------

guide-drift = 破線の縁のタイルをタップすると、上のものごと押したり回したりできます。どれも動かさなくてもかまいません。
guide-drift-2 = タイルは明るいマスへ滑らせられます。いまのマスを選ぶと、その場で回せます。
guide-drift-3 = タイルの置かれ方がマップに出ます。数1つにつき、1辺分回ります。
guide-choose-from-columns = 自分の列から種族を、そして好きな特殊パワーを取ります。値段は下のほうの段で決まり、その段のコインは自分のものです。
guide-choose-combo-in-realms-12 = 2つの世界の組み合わせが交互に出ます。地上の種族は北から、地底の種族は南から進入します。
guide-hands-2 = 種族と特殊パワーを、3つずつになるまで交互に選びます。このゲームの組み合わせは、すべてこの中から作ります。
guide-choose-from-hand = 手札の種族と特殊パワーを、無料で自由に組み合わせます。どれも1回しか使えません。
guide-creation = ボードは、1人9地域になるまで広がります。タイルを選び、次に場所と向きを選んでください。
guide-in-realms-6 = タイルを押すと、接する地域が変わります。いま接している地域だけが隣です。海からは進入できません。
guide-in-realms-7 = 畑をクリックしてください。アクティブな種族が周りの地域を5つ持つ間、その特殊パワーも使えます。
guide-in-realms-10 = 誰が征服したかにかかわらず、Aの3地域がすべて征服されるとBが、次にCが、全員に開きます。
guide-in-realms-11 = プレイヤー1と4、2と5がそれぞれチームです。プレイヤー3は1人で、得点が2倍です。
guide-in-realms-12 = もう1つの世界の地域は、アクティブな種族にボーナスコイン1枚をもたらします。その種族を追い出しても同じです。
guide-entry = このボードでは、マップにいない種族は、クリックできる地域からだけ進入します。
guide-peak = 山頂は山と数え、必要なトークンがさらに1枚増えます。誰もいなければトークン4枚が必要です。
guide-piece-peak-coin = 山頂にはコインがあります。衰退中でも自分の種族が山頂を持っていれば、手番ごとに1枚を取ります。
guide-coins-on-peaks = 銀行のコイン3枚を山頂に置きます。1か所に全部は置けません。山頂の持ち主が、手番ごとに1枚を取ります。
guide-coin-mine = コイン鉱山は、種族がアクティブの間、手番ごとにボーナスコイン1枚をもたらします。
guide-throne = 玉座の持ち主は、周りに種族のいる地域ごとに、その持ち主か銀行からコイン1枚を得ます。
guide-sword = モンスター2体が剣を守っています。剣があれば、アクティブな種族の征服が手番に1回、トークン2枚少なくて済みます。
guide-tunnel = 同じ番号のトンネルがある地域は、互いに隣です。
guide-vein-a = 番人1体ごとに、必要なトークンが1枚増えます。コインは自分のもので、その額と同じ数の番人が下で目を覚まします。
guide-vein-b = 番人1体ごとに、必要なトークンが1枚増えます。コインは自分のもので、その額と同じ数の番人が下で目を覚まします。
guide-vein-c = 番人1体ごとに、必要なトークンが1枚増えます。コインは自分のもので、その額と同じ数の番人が下で目を覚まします。
guide-piece-skeleton-guards = 最後のプレイヤーの手番の後、番人は隣の最も守りの薄い土地を攻撃します。各地域には番人1体が残ります。
guide-piece-sorcerer-guards = 最後のプレイヤーの手番の後、番人は隣の最も守りの薄い土地を攻撃します。各地域には番人1体が残ります。
guide-piece-mummy-guards = 最後のプレイヤーの手番の後、番人は隣の最も守りの薄い土地を攻撃します。各地域には番人1体が残ります。

story-regions-opened = 金脈の次の層が開く：{ $number }地域。
story-power-grown = 畑に「{ $ability }」が育つ。
story-badge-cast-aside = 「{ $ability }」は畑で育たないので、別のバッジを引く。
story-power-lent = 畑が{ $player }に特殊パワーを貸す：「{ $ability }」。
story-power-recalled = { $player }が畑の特殊パワーを失う：「{ $ability }」。

# --- Setting up a table ------------------------------------------------------------------------------

setup-tiles = タイルのシナリオ
    .none = なし：印刷されたボード
scenario-players = { $first }人から{ $last }人
scenario-stars = 星{ $number }つ
