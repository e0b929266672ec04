### 「アンダーグラウンド」のテキスト。ID と引数は en/content.ftl を参照。

box-underground = スモールワールド：アンダーグラウンド
box-places = 地上にも聖なるアイテムと伝説の地

# --- General rules -----------------------------------------------------------------------------------

topic-underground = 地底の世界
topic-underground-text =
    河に必要なトークンは普通の地域より1枚少なく、どの種族でも征服できます。ただし、再配備のときにトークンは河を離れ、河はコインになりません。河がマップの端に達していれば、そこから進入できます。深淵には誰も入れず、越えることもできません。暗闇山地は山です。モンスターのシンボルがある地域は、モンスター2体が守っています。その地域を征服したプレイヤーは、15種類ある聖なるアイテムと伝説の地のどれか1つを見つけます。ゲームで使う数は、そのような地域の数と同じです。見つかった後は、その地域を持つプレイヤーの役に立ちます。伝説の地は動きません。聖なるアイテムは、最後に使った地域へ移ります。衰退した種族が使えるのは、テキストにそう書かれているものだけです。

topic-two-worlds = 2つの世界
topic-two-worlds-text =
    両方の世界の種族と特殊パワーを、どちらの世界でも使えます。効果を持たないものは箱に残します。地底の世界には農場、丘、洞窟がなく、地上には深淵がないからです。似たものは互いの代わりになります。山と暗闇山地、沼と泥沼、森とキノコの森、魔力の泉と神秘の水晶、そして海、湖、河です。鉱山は、どちらの世界でも鉱山です。聖なるアイテムと伝説の地を地上で使うときは、失われた種族のいる地域に1つずつ置き、失われた種族の代わりにモンスター2体を置きます。

# --- Races -------------------------------------------------------------------------------------------

race-cultists = カルティスト
    .one = カルティスト
    .gender = common
    .joined = カルティスト
race-cultists-short = 古の大いなる者の隣の地域は必要なトークンが1枚減り、その地域自体は無敵です。
race-cultists-text =
    カルティストが最初に征服した地域に古の大いなる者が宿り、その地域は無敵になります。カルティストにとってそこに隣接する地域は、どれも必要なトークンが1枚減ります。ただし、最低でも1枚は必要です。手番の初めに、古の大いなる者をカルティストのほかの地域へ移せます。その地域が放棄されるか空になると、古の大いなる者は手元に戻り、次の手番の初めにまた置きます。衰退すると、いなくなります。

race-drow = ドラウ
    .one = ドラウ
    .gender = common
    .joined = ドラウ
race-drow-short = ほかの種族に接していない地域ごとに、ボーナスコイン1枚を得ます。
race-drow-text =
    得点計算で、ドラウの地域は、境界を接するどの地域にもほかの種族がいなければ、ボーナスコイン1枚をもたらします。自分の種族も含めて、衰退した種族もほかの種族と数えます。モンスターと失われた種族も同じです。バルログは数えません。衰退後は、ボーナスはありません。

race-flames = フレイム
    .one = フレイム
    .gender = common
    .joined = フレイム
race-flames-short = 火山からつながる地域は、誰もいないものとして征服できます。
race-flames-text =
    組み合わせを取ったとき、条件に合う深淵に火山を置きます。フレイムの最初の征服は、必ず火山の隣の地域でなければなりません。火山の隣の地域と、フレイム自身の地域を途切れずにたどって火山に届く地域は、空とみなして征服できます。必要なトークンを増やすのは、暗闇山地や母なる大地の砦のような、土地そのものだけです。衰退後は、火山に効果はありません。

race-gnomes = ノーム
    .one = ノーム
    .gender = common
    .joined = ノーム
race-gnomes-short = 種族、特殊パワー、アイテム、伝説の地は、相手がこの地域を征服する助けになりません。
race-gnomes-text =
    ほかのプレイヤーの手番には、種族や特殊パワーの能力も、聖なるアイテムも、伝説の地も、アクティブなノームの地域を征服する助けになりません。割引、離れた地域への征服、入れ替え、ドラゴン、バルログは通じません。数えるのは、通常の隣接と、通常の必要枚数だけです。増援ダイスはいつもどおり振れます。マミーの能力のように、必要なトークンを増やす能力は働きます。衰退すると、この守りは終わります。

race-iron-dwarves = アイアンドワーフ
    .one = アイアンドワーフ
    .gender = common
    .joined = アイアンドワーフ
race-iron-dwarves-short = 手番ごとに、持っている鉱山1つにつき、後の征服でトークンになる銀の槌1本を得ます。
race-iron-dwarves-text =
    アイアンドワーフの再配備のとき、持っている鉱山1つにつき銀の槌1本を、全部で7本まで打ち上げます。後の手番に、アイアンドワーフが1枚以上加わる征服で、槌1本はトークン1枚に当たります。槌は守りには使いません。再配備のたびに手元に戻り、どの地域にもアイアンドワーフが残ります。衰退すると、槌は失われます。

race-kraken = クラーケン
    .one = クラーケン
    .gender = common
    .joined = クラーケン
race-kraken-short = 河にとどまって得点でき、衰退後も変わりません。
race-kraken-text =
    クラーケンは、再配備のときに河を離れなくてもかまいません。クラーケンにとって、持っている河はほかと同じ地域です。得点計算でコイン1枚ずつをもたらし、衰退後も変わりません。ほかの種族がその河を征服するのに必要なトークンは1枚で、そこにあるトークン1枚ごとに1枚増えます。ただし、その種族は河を離れなければなりません。

race-liches = リッチ
    .one = リッチ
    .gender = common
    .joined = リッチ
race-liches-short = 衰退後、この種族の地域を征服したプレイヤーは、持ち主にコイン1枚を払います。
race-liches-text =
    衰退したリッチの地域を征服した相手は、持ち主にコイン1枚を払います。コインのない相手は、その地域を征服できません。アクティブなリッチは、コインを求めません。

race-lizardmen = リザードマン
    .one = リザードマン
    .gender = common
    .joined = リザードマン
race-lizardmen-short = この種族にとって、ひと続きの河に沿う地域はすべて互いに隣接します。
race-lizardmen-text =
    リザードマンにとって、ひと続きの河に沿う地域は、河に誰がいてもいなくても、すべて互いに隣接しています。河を渡るのにトークンは要りません。河がマップの端に達していれば、その河に沿うどの地域からでも進入できます。河そのものを征服するかどうかは自由で、征服しても、再配備のときにまた離れます。

race-mudmen = マッドマン
    .one = マッドマン
    .gender = common
    .joined = マッドマン
race-mudmen-short = 再配備のとき、持っている泥沼ごとに新しいトークン1枚を得ます。
race-mudmen-text =
    マッドマンの再配備の前に、持っている泥沼1つにつき、ストックから新しいマッドマン1枚を、ある分だけ受け取ります。新しいトークンも、ほかのトークンと一緒に配備します。衰退後は、トークンは増えません。

race-mummies = マミー
    .one = マミー
    .gender = common
    .joined = マミー
race-mummies-short = トークンは多いものの、どの地域も1枚多く必要です。
race-mummies-text =
    地底の世界の種族バナーのうち、数字が最も大きい種族です。その代わり、誰がいるかにかかわらず、マミーはどの地域にもトークンが1枚多く必要です。入れ替えやドラゴンのように、必要な枚数が特別に決まっている征服では増えません。

race-ogres = オーガ
    .one = オーガ
    .gender = common
    .joined = オーガ
race-ogres-short = どの地域も、必要なトークンが1枚減ります。
race-ogres-text =
    オーガは、どの地域も必要なトークンが1枚減ります。ただし、最低でも1枚は必要です。ほかの割引と足し合わせることができ、最後の征服でも役立ちます。

race-shadow-mimes = シャドウマイム
    .one = シャドウマイム
    .gender = common
    .joined = シャドウマイム
race-shadow-mimes-short = 取るときに、バッジを列にあるほかのバッジと交換できます。
race-shadow-mimes-text =
    シャドウマイムを取ってコインを払った後、そのバッジを、列にあるほかの組み合わせのバッジと交換できます。コインは動かしません。種族バナーと、手に入れたバッジの分のトークンを受け取ります。後からもう一度交換することはできません。

race-shrooms = シュルーム
    .one = シュルーム
    .gender = common
    .joined = シュルーム
race-shrooms-short = 持っているキノコの森ごとに、ボーナスコイン1枚を得ます。
race-shrooms-text =
    得点計算で、シュルームが持つキノコの森は、それぞれボーナスコイン1枚をもたらします。衰退後は、衰退した手番も含めて、ボーナスはありません。

race-spiderines = スパイダリン
    .one = スパイダリン
    .gender = common
    .joined = スパイダリン
race-spiderines-short = 深淵に接する地域なら、どこにでも手が届きます。
race-spiderines-text =
    スパイダリンは、深淵から深淵へと伝っていきます。この種族にとって、深淵に接する地域はすべて、マップのどこにあっても、持っている全地域に隣接しています。深淵に接するどの地域からでも、マップに進入できます。深淵そのものには、スパイダリンも入れません。

race-will-o-wisps = ウィルオウィスプ
    .one = ウィルオウィスプ
    .gender = common
    .joined = ウィルオウィスプ
race-will-o-wisps-short = 水晶のある地域とその隣では、征服する前にダイスを振れます。
race-will-o-wisps-text =
    神秘の水晶のある地域か、自分が持つ水晶のある地域の隣を征服する前に、ダイスを振れます。地域を指定して振ると、出た目の数だけ必要なトークンが減ります。ただし、最低でも1枚は必要です。手元のトークンが足りれば必ず征服し、その後も続けられます。足りなければ、征服は終わりです。4枚以上足りない地域は指定できません。どの征服でも、ダイスは1回だけです。

# --- Powers ------------------------------------------------------------------------------------------

power-adventurous = 冒険好きな
power-adventurous-with = 冒険好きな{ race-name }
power-adventurous-short = 伝説の地のある地域ごとに、ボーナスコイン1枚を得ます。
power-adventurous-text =
    得点計算で、この種族が持つ、9つの伝説の地のどれかがある地域は、伝説の地そのものの分に加えて、それぞれボーナスコイン1枚をもたらします。聖なるアイテムは数えません。衰退後は、ボーナスはありません。

power-fisher = 漁をする
power-fisher-with = 漁をする{ race-name }
power-fisher-short = 河に接する2地域ごとに、ボーナスコイン1枚を得ます。
power-fisher-text =
    得点計算で、河に接するこの種族の地域2つにつき、ボーナスコイン1枚が入ります。余った1つからは入りません。河そのものは数えません。衰退後は、ボーナスはありません。

power-flocking = 群れをなす
power-flocking-with = 群れをなす{ race-name }
power-flocking-short = 種族の全地域がつながっていれば、ボーナスコイン2枚を得ます。
power-flocking-text =
    得点計算で、この種族の全地域がつながっていれば、ボーナスコイン2枚が入ります。つまり、種族の地域だけを通って、どの地域からほかのどの地域へも行けることが条件です。能力によってこの種族に隣接する地域も、つながっていると数えます。スパイダリンの深淵や、大いなる真鍮の管などです。地域が1つだけでも、つながっていると数えます。地域のない種族に、ボーナスはありません。衰退後は、ボーナスはありません。

power-frightened = 怯えた
power-frightened-with = 怯えた{ race-name }
power-frightened-short = トークンが3枚以上ある地域ごとに、ボーナスコイン1枚を得ます。
power-frightened-text =
    得点計算で、再配備の後にこの種族のトークンが3枚以上ある地域は、それぞれボーナスコイン1枚をもたらします。リーダーも種族トークン1枚と数えます。衰退後は、ボーナスはありません。

power-immortal = 不死の
power-immortal-with = 不死の{ race-name }
power-immortal-short = 種族の地域が征服されても、トークンを失いません。
power-immortal-text =
    アクティブなこの種族の地域が征服されても、トークンは1枚も失われません。バルログが相手でも同じです。すべて手元に撤退し、その手番の終わりに置きます。地域が残っていなければ、次の手番まで手元で待ちます。入れ替えられたトークンだけは、ストックに戻ります。衰退後は、いつもどおりトークンを失います。

power-magic = 魔法の
power-magic-with = 魔法の{ race-name }
power-magic-short = 手番に1回、何でも袋がマップ上の聖なるアイテムと同じ働きをします。
power-magic-text =
    手番に1回、何でも袋は、すでに見つかった聖なるアイテムのどれか1つと同じ働きをします。誰が持っているものでもかまいません。使った袋は、そのアイテムと同じように移動します。袋と、袋がまねるアイテムが、同じ地域に働くことはありません。袋は誰にも奪われず、その地域を失うか放棄すると手元に戻ります。衰退すると、なくなります。

power-martyr = 殉教者の
power-martyr-with = 殉教者の{ race-name }
power-martyr-short = 相手に地域を征服されるたびに、すぐにコイン1枚を得ます。
power-martyr-text =
    アクティブなこの種族の地域を相手が征服するたびに、そこのトークンがどうなっても、すぐに銀行からコイン1枚を受け取ります。バルログに襲われたときも受け取りますが、失敗した攻撃では受け取りません。衰退後は、何も払われません。

power-mining = 鉱山の
power-mining-with = 鉱山の{ race-name }
power-mining-short = 持っている鉱山ごとに、ボーナスコイン1枚を得ます。
power-mining-text =
    得点計算で、この種族が持つ鉱山は、それぞれボーナスコイン1枚をもたらします。衰退後は、衰退した手番も含めて、ボーナスはありません。

power-muddy = 泥まみれの
power-muddy-with = 泥まみれの{ race-name }
power-muddy-short = 持っている泥沼ごとに、衰退後もボーナスコイン1枚を得ます。
power-muddy-text =
    得点計算で、この種族が持つ泥沼は、それぞれボーナスコイン1枚をもたらします。種族が衰退した手番にも、その後の手番にも、泥沼を持っているかぎりボーナスが入ります。

power-mystic = 神秘の
power-mystic-with = 神秘の{ race-name }
power-mystic-short = 神秘の水晶のある地域ごとに、ボーナスコイン1枚を得ます。
power-mystic-text =
    得点計算で、この種族が持つ神秘の水晶のある地域は、それぞれボーナスコイン1枚をもたらします。衰退後は、衰退した手番も含めて、ボーナスはありません。

power-quarreling = 喧嘩好きな
power-quarreling-with = 喧嘩好きな{ race-name }
power-quarreling-short = 離ればなれの地域のまとまりごとに、ボーナスコイン1枚を得ます。
power-quarreling-text =
    得点計算で、この種族の地域のまとまり1つにつき、ボーナスコイン1枚が入ります。境界を接してつながる地域は、同じまとまりです。能力による特別な隣接は、ここでは数えません。衰退後は、ボーナスはありません。

power-reborn = 転生した
power-reborn-with = 転生した{ race-name }
power-reborn-short = 衰退後、手番に2つまでの地域を、アクティブな種族の地域に変えられます。
power-reborn-text =
    この種族が衰退した後は、手番の初めごとに、その地域を1つか2つ空にできます。そこに、アクティブな種族のトークンを1枚ずつ、ストックから、なければ手元から置きます。これは征服ではありません。そこにある伝説の地と聖なるアイテムは、アクティブな種族の役に立つようになります。こうすれば、新しく取った種族も、その手番からマップ上にいることになります。バッジは衰退した種族とともに残ります。

power-royal = 王家の
power-royal-with = 王家の{ race-name }
power-royal-short = 女王のいる種族の地域は、無敵になります。
power-royal-text =
    自分の手番の終わりごとに、女王をこの種族の地域に置きます。次に女王を置くまで、その地域は無敵です。その地域を放棄すると、女王は手元に戻ります。衰退後は、そこにトークンがあるかぎり女王は残り、地域は無敵のままです。

power-shield = 盾の
power-shield-with = 盾の{ race-name }
power-shield-short = キノコの森で得る鎧は、衰退後も、置いた地域に必要なトークンを1枚増やします。
power-shield-text =
    征服が終わると、この種族が持つキノコの森1つにつき、キノコの鎧1領を受け取ります。鎧は全部で8領です。新しい鎧は、再配備のときにこの種族の地域に置きます。鎧1領ごとに、その地域を攻める相手に必要なトークンが1枚増えます。これは衰退後も変わりません。置いた鎧は動きません。地域を失うか放棄すると、ストックに戻ります。鎧はトークンと数えないので、1枚だけのトークンを入れ替えから守れません。

power-stone = 石の
power-stone-with = 石の{ race-name }
power-stone-short = 持っている暗闇山地ごとに、ボーナスコイン1枚を得ます。
power-stone-text =
    得点計算で、この種族が持つ暗闇山地は、それぞれボーナスコイン1枚をもたらします。衰退後は、衰退した手番も含めて、ボーナスはありません。

power-thieving = 盗みを働く
power-thieving-with = 盗みを働く{ race-name }
power-thieving-short = アクティブな種族がこの種族に接している相手から、コイン1枚ずつを奪います。
power-thieving-text =
    得点計算で、この種族の地域に接する地域にアクティブな種族のトークンを置いている相手から、コイン1枚ずつを奪います。1人から1枚だけで、コインのない相手からは奪えません。衰退した種族からは奪えず、この種族が衰退した後も奪えません。

power-tomb = 墓所の
power-tomb-with = 墓所の{ race-name }
power-tomb-short = 衰退しても、全トークンがマップに残ります。
power-tomb-text =
    この種族が衰退すると、各地域に1枚だけでなく、マップ上のトークンがすべて残ります。得点計算の前に、もう一度だけ、自分の地域に各1枚以上となるように配り直せます。手元のトークンはストックに戻ります。後で地域が征服されると、1枚を失い、残りはこの種族のほかの地域に撤退します。ほかに地域がなければ、すべて失われます。

power-vampire = 吸血鬼の
power-vampire-with = 吸血鬼の{ race-name }
power-vampire-short = 手番ごとに相手1人につき1回、1枚だけのアクティブなトークンと入れ替われます。
power-vampire-text =
    手番ごとに相手1人につき1回、入れ替えで地域を征服できます。対象は、相手のアクティブな種族のトークンがちょうど1枚だけあり、この種族が攻撃できる地域です。そのトークンは、「不死の」でもストックに戻ります。代わりに自分のトークン1枚を、ストックから、なければ手元から置きます。暗闇山地、砦、鎧は入れ替えを妨げませんが、ノームは入れ替えられません。最後の征服の後には使えません。

power-vanishing = 消えゆく
power-vanishing-with = 消えゆく{ race-name }
power-vanishing-short = 衰退するとマップを離れ、持っていた地域ごとにコイン2枚を得ます。
power-vanishing-text =
    この種族が衰退すると、全トークンがすぐにマップを離れます。その手番には、持っていた地域がそれぞれコイン1枚ではなく2枚をもたらし、ほかには何ももたらしません。前の衰退した種族は、残れるものを除いて、いつもどおり先にマップを離れています。ですから、衰退した種族が1つもなくなることがあります。

power-vengeful = 復讐の
power-vengeful-with = 復讐の{ race-name }
power-vengeful-short = 前の手番から後に自分を攻撃した相手の地域は、必要なトークンが1枚減ります。
power-vengeful-text =
    アクティブか衰退中かを問わず、自分の種族を攻撃した相手には、復讐マーカーを渡します。次の自分の手番に、この種族は、その相手の地域に必要なトークンが1枚減ります。ただし、最低でも1枚は必要です。相手の衰退した種族の地域も含みます。その手番の終わりに、マーカーを取り戻します。衰退後は、効果がありません。

power-wise = 英知ある
power-wise-with = 英知ある{ race-name }
power-wise-short = 衰退後、地域を持っているかぎり、手番ごとにボーナスコイン2枚を得ます。
power-wise-text =
    この種族が衰退した後は、地域を1つでも持っているかぎり、得点計算のたびにボーナスコイン2枚が入ります。衰退した手番も含みます。アクティブの間は、何も入りません。バッジは種族とともに残ります。

# --- Relics ------------------------------------------------------------------------------------------

power-the-flying-doormat = 空飛ぶドアマット
power-the-flying-doormat-with = { race-name }
power-the-flying-doormat-short = 聖なるアイテム：手番に1回、どの地域にも手が届きます。
power-the-flying-doormat-text =
    聖なるアイテムです。手番に1回、これを持つアクティブな種族は、マップのどこの地域でも、いつもどおりの枚数で征服できます。征服に成功するとドアマットはそこに移り、失敗すれば動きません。マップに地域のない種族は使えません。

power-froggys-ring = フロッギーの指輪
power-froggys-ring-with = { race-name }
power-froggys-ring-short = 聖なるアイテム：アクティブな種族が指輪に接している相手から、コイン1枚ずつを奪います。
power-froggys-ring-text =
    聖なるアイテムです。手番の終わりに、これを持つアクティブな種族の好きな地域に移せます。それから、境界を接する地域にアクティブな種族のトークンを置いている相手から、コイン1枚ずつを奪います。コインのない相手からは奪えません。

power-the-stinky-trolls-socks = くさいトロールの靴下
power-the-stinky-trolls-socks-with = { race-name }
power-the-stinky-trolls-socks-short = 聖なるアイテム：手番に1回、地域を空とみなして征服し、トークンは全部撤退します。
power-the-stinky-trolls-socks-text =
    聖なるアイテムです。手番に1回、靴下を持つアクティブな種族は、地域を空とみなして征服できます。必要なトークンを増やすのは地形だけです。守っていたトークンは、すべてその種族のほかの地域か、持ち主の手元に撤退します。ほかに地域のない衰退した種族だけは、失われます。靴下は征服した地域に移ります。

power-the-scepter-of-avarice = 強欲の王笏
power-the-scepter-of-avarice-with = { race-name }
power-the-scepter-of-avarice-short = 聖なるアイテム：王笏のある地域のコインは2倍になります。
power-the-scepter-of-avarice-text =
    聖なるアイテムです。手番の終わりに、これを持つアクティブな種族の好きな地域に移せます。得点計算で、その地域に対して銀行が払うコインは、すべて2倍になります。地域そのものの分も、地形、伝説の地、種族、特殊パワーの分も同じです。いくつかの地域にまとめて払われるコインと、プレイヤーが払うコインは、2倍になりません。迷えるドワーフの鉱山のコインは、決して2倍になりません。

power-the-shiny-orb = 輝くオーブ
power-the-shiny-orb-with = { race-name }
power-the-shiny-orb-short = 聖なるアイテム：手番に1回、1枚だけのアクティブなトークンと入れ替われます。
power-the-shiny-orb-text =
    聖なるアイテムです。手番に1回、これを持つアクティブな種族は、入れ替えで地域を征服できます。手の届く地域に1枚だけある、相手のアクティブな種族のトークンは、ストックに戻ります。代わりにこの種族のトークン1枚を、ストックから、なければ手元から置きます。オーブは征服した地域に移ります。

power-the-sword-of-the-killer-rabbit = 殺人兎の剣
power-the-sword-of-the-killer-rabbit-with = { race-name }
power-the-sword-of-the-killer-rabbit-short = 聖なるアイテム：手番に1回、征服に必要なトークンが2枚減ります。
power-the-sword-of-the-killer-rabbit-text =
    聖なるアイテムです。手番に1回、これを持つアクティブな種族の征服1回で、必要なトークンが2枚減ります。ただし、最低でも1枚は必要です。最後の征服でも役立ちます。征服に成功すると剣はその地域に移り、失敗すれば動きません。

# --- Places ------------------------------------------------------------------------------------------

power-the-altar-of-souls = 魂の祭壇
power-the-altar-of-souls-with = { race-name }
power-the-altar-of-souls-short = 伝説の地：得点計算の後、衰退したトークン1枚を捧げて、コイン3枚を得られます。
power-the-altar-of-souls-text =
    伝説の地です。自分の得点計算のたびに、その後で、自分の衰退した種族のトークン1枚を捧げて、コイン3枚を得られます。マップのどこのトークンでもかまいません。祭壇を持つ衰退した種族も使うことができ、祭壇にあるトークンを捧げることさえできます。

power-the-crypt-of-the-tomb-raider = 墓荒らしの地下墓所
power-the-crypt-of-the-tomb-raider-with = { race-name }
power-the-crypt-of-the-tomb-raider-short = 伝説の地：幽霊が、地下墓所以外の好きな地域を無敵にします。
power-the-crypt-of-the-tomb-raider-text =
    伝説の地です。手番の終わりに、地下墓所と深淵以外の好きな地域に幽霊を置きます。誰の地域でもかまいません。その地域は無敵で、誰も持ち主から奪えません。誰のものでもなければ、征服できるのは自分だけです。衰退した種族が地下墓所を持つ間、幽霊は動きません。地下墓所が征服されると、幽霊はその場を離れ、征服したプレイヤーに仕えます。

power-the-diamond-fields = ダイヤモンドの野
power-the-diamond-fields-with = { race-name }
power-the-diamond-fields-short = 伝説の地：同じ地形の地域ごとに、衰退後もボーナスコイン1枚を得ます。
power-the-diamond-fields-text =
    伝説の地です。得点計算で、この地域と、同じ種族が持つ同じ地形のほかの地域が、それぞれボーナスコイン1枚をもたらします。衰退した種族にも有効です。シンボルは地形と数えません。

power-the-great-brass-pipe = 大いなる真鍮の管
power-the-great-brass-pipe-with = { race-name }
power-the-great-brass-pipe-short = 伝説の地：同じ地形の全地域が、互いに隣接します。
power-the-great-brass-pipe-text =
    伝説の地です。これを持つアクティブな種族にとって、管と同じ地形の地域は、どこにあってもすべて互いに隣接しています。隣接を条件とするほかの能力にも有効ですが、バルログには通じません。

power-the-fountain-of-youth = 若返りの泉
power-the-fountain-of-youth-with = { race-name }
power-the-fountain-of-youth-short = 伝説の地：手番の初めごとに、新しいトークン1枚を得ます。
power-the-fountain-of-youth-text =
    伝説の地です。手番の初めに、これを持つアクティブな種族は、ストックにあれば新しいトークン1枚を手元に受け取ります。

power-the-keep-on-the-motherland = 母なる大地の砦
power-the-keep-on-the-motherland-with = { race-name }
power-the-keep-on-the-motherland-short = 伝説の地：衰退後も、ボーナスコイン1枚と、守りトークン1枚分を得ます。
power-the-keep-on-the-motherland-text =
    伝説の地です。得点計算で、この地域はボーナスコイン1枚をもたらします。また、攻める相手に必要なトークンが、誰もいなくても1枚増えます。砦は、衰退した種族にも有効です。トークンとは数えないので、1枚だけのトークンを入れ替えから守れません。

power-the-mine-of-the-lost-dwarf = 迷えるドワーフの鉱山
power-the-mine-of-the-lost-dwarf-with = { race-name }
power-the-mine-of-the-lost-dwarf-short = 伝説の地：衰退後も、ボーナスコイン2枚を得ます。
power-the-mine-of-the-lost-dwarf-text =
    伝説の地です。得点計算で、この地域はボーナスコイン2枚をもたらします。衰退後も変わりません。そのほかの点では伝説の地であり、鉱山ではありません。強欲の王笏でも、このコインは2倍になりません。

power-stonehedge = ストーンヘッジ
power-stonehedge-with = { race-name }
power-stonehedge-short = 伝説の地：山札から引いたバッジが、持ち主の役に立ちます。
power-stonehedge-text =
    伝説の地です。見つかったときに、山札の伏せられたバッジから1枚を引きます。トークンは増えませんが、その特殊パワーは、ストーンヘッジを持つアクティブな種族が自分のバッジに加えて使えます。衰退した種族にも効くパワーなら、そこにいる衰退した種族にも有効です。次の持ち主も同じ特殊パワーを持ち、バッジを引き直すことはありません。

power-the-wickedest-pentacle = 極悪の五芒星
power-the-wickedest-pentacle-with = { race-name }
power-the-wickedest-pentacle-short = 伝説の地：持ち主がバルログを動かし、バルログのいる地域には誰も入れません。
power-the-wickedest-pentacle-text =
    伝説の地です。見つかるとすぐにバルログが現れ、境界を接する地域へ行きます。その後は、持ち主が自分の手番ごとに1回、バルログを境界を接する地域へ動かせます。そこにいる種族は、自分の種族でもトークン2枚を失い、残りは撤退します。バルログは、深淵、無敵の地域、アクティブなノームの地域には入れません。バルログのいる地域には誰も入れず、コインにもなりません。バルログが去ると、その地域は空です。衰退した種族が五芒星を持つ間、バルログは動きません。

power-guardians = モンスター
power-guardians-with = { race-name }

race-balrog = バルログ
    .one = バルログ
    .gender = common
    .joined = バルログ
race-balrog-short = バルログのいる地域は荒れ果て、誰も入れず、コインにもなりません。
race-balrog-text =
    バルログは誰のものでもありません。極悪の五芒星の持ち主が、地域から地域へと動かします。バルログのいる地域は、誰も征服できず、得点もできません。バルログは種族でもモンスターでもありません。

# --- Pieces ------------------------------------------------------------------------------------------

sign-balrog = B
sign-great-ancient = @
sign-queen = Q
sign-crypt-ghost = ^
sign-bag = %
sign-armor = +
piece-balrog = バルログ
count-balrog = バルログ{ $number }体
piece-great-ancient = 古の大いなる者
count-great-ancient = 古の大いなる者{ $number }体
piece-volcano = 火山
count-volcano = 火山{ $number }個
piece-queen = 女王
count-queen = 女王{ $number }人
piece-crypt-ghost = 幽霊
count-crypt-ghost = 幽霊{ $number }体
piece-bag = 何でも袋
count-bag = 何でも袋{ $number }個
stock-iron-dwarves = 銀の槌{ $number }本
piece-armor = キノコの鎧
count-armor = キノコの鎧{ $number }領

# --- Reasons -----------------------------------------------------------------------------------------

# The parts of a price.
reason-monsters = モンスター
reason-as-if-empty = 空とみなす：守り手は数えません
reason-silence = ノームの静けさ：ここでは何も助けになりません
# Reasons why a region cannot be conquered.
reason-immune-great-ancient = 無敵：古の大いなる者がいます
reason-immune-queen = 無敵：女王がいます
reason-immune-crypt-ghost = 無敵：幽霊が見張っています
reason-immune-balrog = 進入禁止：バルログがいます
reason-lich-coin = 衰退したリッチにはコイン1枚が必要ですが、持っていません

# --- Questions ---------------------------------------------------------------------------------------

question-discover = モンスターは何を守っていますか？
question-guardians = モンスターはどこへ行きますか？
question-flames = 火山にする深淵を選んでください。
question-cultists = 古の大いなる者を動かしますか？
question-shadow-mimes = シャドウマイムのバッジを選んでください。
question-reborn = 衰退した種族の地域を、アクティブな種族の地域に変えますか？
question-royal = 女王を置いてください。
question-shield = 新しいキノコの鎧を置いてください。
question-magic = 何でも袋がまねるアイテムを選んでください。
question-magic-4 = 何でも袋を、フロッギーの指輪として置いてください。
question-magic-6 = 何でも袋を、強欲の王笏として置いてください。
question-vanishing = 種族は衰退とともに消えますか？
question-froggys-ring = フロッギーの指輪を動かしますか？
question-the-scepter-of-avarice = 強欲の王笏を動かしますか？
question-the-altar-of-souls = 衰退したトークン1枚を捧げて、コイン3枚を得ますか？
question-the-crypt-of-the-tomb-raider = 幽霊を動かしますか？
question-the-wickedest-pentacle = バルログを動かしますか？
question-stonehedge = ストーンヘッジにはどのバッジが眠っていますか？

# --- In the browser ----------------------------------------------------------------------------------

do-use-iron-dwarves = 銀の槌を使う
do-flames = 火山：{ $region }
do-cultists = 大いなる者：{ $region }
pass-cultists = 動かさない
pass-shadow-mimes = 交換しない
pass-reborn = 変えない
pass-magic = 袋を使わない
do-royal = 女王：{ $region }
do-froggys-ring = 指輪：{ $region }
pass-froggys-ring = 指輪を動かさない
do-the-scepter-of-avarice = 王笏：{ $region }
pass-the-scepter-of-avarice = 王笏を動かさない
do-the-altar-of-souls = 捧げる：{ $region }
pass-the-altar-of-souls = 捧げない
do-the-crypt-of-the-tomb-raider = 幽霊：{ $region }
pass-the-crypt-of-the-tomb-raider = 幽霊を動かさない
do-the-wickedest-pentacle = バルログ：{ $region }
pass-the-wickedest-pentacle = バルログを動かさない
do-vampire = 噛みつく：{ $region }
do-the-shiny-orb = オーブ：{ $region }
guide-monsters = これらの地域は、それぞれモンスター2体が守っています。倒すと、聖なるアイテムか伝説の地が見つかります。
