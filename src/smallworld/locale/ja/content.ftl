### 基本セットのテキスト。ID と引数は en/content.ftl を参照。

box-base = スモールワールド
box-below = 地底の世界
box-both = 両方の世界

# --- Lists -------------------------------------------------------------------------------------------

list-comma = 、
list-and = と
list-or = か

join-clause = 、
join-sentence = 。
join-label = ：

# --- Combos ------------------------------------------------------------------------------------------

combo = { $power ->
    [alchemist] { power-alchemist-with }
    [berserk] { power-berserk-with }
    [bivouacking] { power-bivouacking-with }
    [commando] { power-commando-with }
    [diplomat] { power-diplomat-with }
    [dragon-master] { power-dragon-master-with }
    [flying] { power-flying-with }
    [forest] { power-forest-with }
    [fortified] { power-fortified-with }
    [heroic] { power-heroic-with }
    [hill] { power-hill-with }
    [merchant] { power-merchant-with }
    [mounted] { power-mounted-with }
    [pillaging] { power-pillaging-with }
    [seafaring] { power-seafaring-with }
    [spirit] { power-spirit-with }
    [stout] { power-stout-with }
    [swamp] { power-swamp-with }
    [underworld] { power-underworld-with }
    [wealthy] { power-wealthy-with }
    [cursed] { power-cursed-with }
    [hordes-of] { power-hordes-of-with }
    [marauding] { power-marauding-with }
    [ransacking] { power-ransacking-with }
    [were-] { power-were--with }
    [historian] { power-historian-with }
    [peace-loving] { power-peace-loving-with }
    [barricade] { power-barricade-with }
    [catapult] { power-catapult-with }
    [corrupt] { power-corrupt-with }
    [imperial] { power-imperial-with }
    [mercenary] { power-mercenary-with }
    [aquatic] { power-aquatic-with }
    [behemoth] { power-behemoth-with }
    [fireball] { power-fireball-with }
    [adventurous] { power-adventurous-with }
    [fisher] { power-fisher-with }
    [flocking] { power-flocking-with }
    [frightened] { power-frightened-with }
    [immortal] { power-immortal-with }
    [magic] { power-magic-with }
    [martyr] { power-martyr-with }
    [mining] { power-mining-with }
    [muddy] { power-muddy-with }
    [mystic] { power-mystic-with }
    [quarreling] { power-quarreling-with }
    [reborn] { power-reborn-with }
    [royal] { power-royal-with }
    [shield] { power-shield-with }
    [stone] { power-stone-with }
    [thieving] { power-thieving-with }
    [tomb] { power-tomb-with }
    [vampire] { power-vampire-with }
    [vanishing] { power-vanishing-with }
    [vengeful] { power-vengeful-with }
    [wise] { power-wise-with }
    [none] { race-name }
   *[other] { $power }{ race-name }
}
race-name = { $race ->
    [amazons] { race-amazons }
    [dwarves] { race-dwarves }
    [elves] { race-elves }
    [ghouls] { race-ghouls }
    [giants] { race-giants }
    [halflings] { race-halflings }
    [humans] { race-humans }
    [orcs] { race-orcs }
    [ratmen] { race-ratmen }
    [skeletons] { race-skeletons }
    [sorcerers] { race-sorcerers }
    [tritons] { race-tritons }
    [trolls] { race-trolls }
    [wizards] { race-wizards }
    [goblins] { race-goblins }
    [kobolds] { race-kobolds }
    [gypsies] { race-gypsies }
    [priestesses] { race-priestesses }
    [white-ladies] { race-white-ladies }
    [barbarians] { race-barbarians }
    [homunculi] { race-homunculi }
    [leprechauns] { race-leprechauns }
    [pixies] { race-pixies }
    [pygmies] { race-pygmies }
    [fauns] { race-fauns }
    [igors] { race-igors }
    [shrubmen] { race-shrubmen }
    [cultists] { race-cultists }
    [drow] { race-drow }
    [flames] { race-flames }
    [gnomes] { race-gnomes }
    [iron-dwarves] { race-iron-dwarves }
    [kraken] { race-kraken }
    [liches] { race-liches }
    [lizardmen] { race-lizardmen }
    [mudmen] { race-mudmen }
    [mummies] { race-mummies }
    [ogres] { race-ogres }
    [shadow-mimes] { race-shadow-mimes }
    [shrooms] { race-shrooms }
    [spiderines] { race-spiderines }
    [will-o-wisps] { race-will-o-wisps }
    [ghosts] { race-ghosts }
    [balrog] { race-balrog }
    [guards] { race-guards }
   *[other] { $race }
}
race-joined = { $race ->
    [amazons] { race-amazons.joined }
    [dwarves] { race-dwarves.joined }
    [elves] { race-elves.joined }
    [ghouls] { race-ghouls.joined }
    [giants] { race-giants.joined }
    [halflings] { race-halflings.joined }
    [humans] { race-humans.joined }
    [orcs] { race-orcs.joined }
    [ratmen] { race-ratmen.joined }
    [skeletons] { race-skeletons.joined }
    [sorcerers] { race-sorcerers.joined }
    [tritons] { race-tritons.joined }
    [trolls] { race-trolls.joined }
    [wizards] { race-wizards.joined }
    [goblins] { race-goblins.joined }
    [kobolds] { race-kobolds.joined }
    [gypsies] { race-gypsies.joined }
    [priestesses] { race-priestesses.joined }
    [white-ladies] { race-white-ladies.joined }
    [barbarians] { race-barbarians.joined }
    [homunculi] { race-homunculi.joined }
    [leprechauns] { race-leprechauns.joined }
    [pixies] { race-pixies.joined }
    [pygmies] { race-pygmies.joined }
    [fauns] { race-fauns.joined }
    [igors] { race-igors.joined }
    [shrubmen] { race-shrubmen.joined }
    [cultists] { race-cultists.joined }
    [drow] { race-drow.joined }
    [flames] { race-flames.joined }
    [gnomes] { race-gnomes.joined }
    [iron-dwarves] { race-iron-dwarves.joined }
    [kraken] { race-kraken.joined }
    [liches] { race-liches.joined }
    [lizardmen] { race-lizardmen.joined }
    [mudmen] { race-mudmen.joined }
    [mummies] { race-mummies.joined }
    [ogres] { race-ogres.joined }
    [shadow-mimes] { race-shadow-mimes.joined }
    [shrooms] { race-shrooms.joined }
    [spiderines] { race-spiderines.joined }
    [will-o-wisps] { race-will-o-wisps.joined }
    [ghosts] { race-ghosts.joined }
    [balrog] { race-balrog.joined }
    [guards] { race-guards.joined }
   *[other] { $race }
}
race-the = { race-name }
race-of = { race-name }の
combo-the = { combo }

# --- Races -------------------------------------------------------------------------------------------

race-amazons = アマゾネス
    .one = アマゾネス
    .gender = common
    .joined = アマゾネス
race-amazons-short = 攻撃専用のトークンが4枚増え、手番の終わりごとにマップを離れます。
race-amazons-text =
    この組み合わせでは、種族バナーとバッジの数の合計より4枚多くアマゾネスを受け取ります。自分の手番に再配備を終えたら、4枚をマップから手元に戻します。この4枚は次の手番にまた戦いますが、それまで防御にも得点にも加わりません。どの地域にもアマゾネスを1枚以上残します。足りなければ、得点計算の前に好きな地域を手放します。ほかのプレイヤーの手番に地域を奪われたときは、生き残りだけがマップに戻り、4枚は手元に残ります。

race-dwarves = ドワーフ
    .one = ドワーフ
    .gender = common
    .joined = ドワーフ
race-dwarves-short = 持っている鉱山ごとに、衰退後もボーナスコイン1枚を得ます。
race-dwarves-text =
    得点計算で、ドワーフが持つ鉱山のある地域はそれぞれボーナスコイン1枚をもたらします。ドワーフは衰退しても掘り続けます。衰退した手番にも、その後の手番にも、鉱山を持っているかぎりボーナスが入ります。

race-elves = エルフ
    .one = エルフ
    .gender = common
    .joined = エルフ
race-elves-short = 自分の地域が征服されても、トークンを失いません。
race-elves-text =
    アクティブなエルフの地域が征服されても、エルフは失われません。そこにいたエルフは、1枚だけでも、すべて手元に撤退します。その手番の終わりに、エルフのほかの地域に置きます。エルフの地域が残っていなければ、次の手番まで手元で待ちます。ただしソーサラーは例外です。ソーサラーと入れ替えられたエルフはストックに戻ります。

race-ghouls = グール
    .one = グール
    .gender = common
    .joined = グール
race-ghouls-short = 衰退しても全トークンがマップに残り、征服を続けます。
race-ghouls-text =
    グールが衰退すると、各地域に1枚だけでなく、マップ上のトークンがすべて残ります。次の手番からは、アクティブな種族より先に、通常のルールどおりに行動します。各地域に1枚を残して、ほかのトークンを手元に戻します。グールは地域を放棄し、征服し、独自に最後の征服を行えます。手番の終わりには再配備をします。次の種族を衰退させる手番には、どれも行いません。その場合、「霊魂の」がなければグールはマップを離れます。グールの地域が征服されると、アクティブな種族と同じく、1枚を失い、残りは撤退します。そのほかの点では衰退した種族です。バッジはなくなり、地域ごとにコイン1枚を得ます。

race-giants = ジャイアント
    .one = ジャイアント
    .gender = common
    .joined = ジャイアント
race-giants-short = 自分の山に隣接する地域は、必要なトークンが1枚減ります。
race-giants-text =
    ジャイアントが持つ山に隣接する地域は、必要なトークンが1枚減ります。ただし、最低でも1枚は必要です。征服の時点で持っている地域を数えるので、いま手に入れた山もすぐに役立ちます。山そのものは安くなりません。ただし、自分の別の山に隣接していれば安くなります。

race-halflings = ハーフリング
    .one = ハーフリング
    .gender = common
    .joined = ハーフリング
race-halflings-short = マップのどこからでも進入でき、最初の2地域が無敵になります。
race-halflings-text =
    ハーフリングは、マップに地域がないとき、端だけでなくどの陸の地域からでも進入できます。最初に征服した2つの地域には、それぞれ巣穴を置きます。巣穴のある地域は無敵です。相手はそこを征服できず、種族や特殊パワーの能力も使えません。巣穴は動きません。ハーフリングがその地域を離れるか衰退すると、巣穴は取り除かれ、二度と戻りません。

race-humans = ヒューマン
    .one = ヒューマン
    .gender = common
    .joined = ヒューマン
race-humans-short = 持っている農場ごとにボーナスコイン1枚を得ます。
race-humans-text =
    得点計算で、ヒューマンが持つ農場はそれぞれボーナスコイン1枚をもたらします。衰退後は、衰退した手番も含めて、ボーナスはありません。

race-orcs = オーク
    .one = オーク
    .gender = common
    .joined = オーク
race-orcs-short = この手番に征服した空でない地域ごとに、ボーナスコイン1枚を得ます。
race-orcs-text =
    得点計算で、オークがこの手番に征服した空でない地域は、それぞれボーナスコイン1枚をもたらします。そこに誰がいたかは問いません。失われた種族でも、アクティブな種族でも、衰退した種族でも、自分の衰退した種族でもかまいません。空の地域は、山であってもボーナスになりません。衰退後は、ボーナスはありません。

race-ratmen = ラットマン
    .one = ラットマン
    .gender = common
    .joined = ラットマン
race-ratmen-short = 能力はありませんが、数こそが力です。
race-ratmen-text =
    ラットマンには特別な能力がありません。その代わり、種族バナーの数字は8です。このセットで一番大きな数字です。

race-skeletons = スケルトン
    .one = スケルトン
    .gender = common
    .joined = スケルトン
race-skeletons-short = この手番に征服した空でない2地域ごとに、新しいトークン1枚を得ます。
race-skeletons-text =
    スケルトンの再配備の前に、この手番に征服した空でない地域2つにつき、ストックからスケルトン1枚を受け取ります。端数は切り捨て、ストックの残りより多くは取れません。新しいトークンも、ほかのトークンと一緒に配備します。失われた種族がいた地域や、アクティブか衰退中かを問わず種族トークンがあった地域は、空ではありません。衰退後は、トークンは増えません。

race-sorcerers = ソーサラー
    .one = ソーサラー
    .gender = common
    .joined = ソーサラー
race-sorcerers-short = 手番ごとに相手1人につき1回、1枚だけのアクティブなトークンと入れ替われます。
race-sorcerers-text =
    手番ごとに相手1人につき1回、入れ替えで地域を征服できます。その地域にあるのは、その相手のアクティブな種族のトークンちょうど1枚でなければなりません。また、攻撃できる地域であることが必要です。つまり、ソーサラーの手が届き、無敵でも和平の対象でもない地域です。相手のトークンはエルフであってもストックに戻り、ストックのソーサラー1枚に入れ替わります。手元にトークンは要りませんが、ストックにソーサラーが必要です。最後の征服の後には使えません。山、トロールの巣、要塞は入れ替えを妨げません。野営地はトークン1枚と数えるので、入れ替えを妨げます。入れ替えは、あらゆる点で攻撃であり、空でない地域の征服です。

race-tritons = トリトン
    .one = トリトン
    .gender = common
    .joined = トリトン
race-tritons-short = 沿岸の地域は、必要なトークンが1枚減ります。
race-tritons-text =
    海か湖に接する陸の地域は、必要なトークンが1枚減ります。ただし、最低でも1枚は必要です。海と湖そのものは沿岸ではありません。海を渡るトリトンでも、海や湖に必要なトークンは減りません。

race-trolls = トロール
    .one = トロール
    .gender = common
    .joined = トロール
race-trolls-short = 各地域の巣が必要なトークンを1枚増やし、衰退後も残ります。
race-trolls-text =
    トロールが地域を征服すると、すぐにそこに巣ができます。巣のある地域を攻める相手は、トークンが1枚多く必要です。これは衰退後も変わりません。方法を問わず、地域が放棄されるか征服されると、巣はマップから取り除かれます。巣はトークンと数えないので、1枚だけのトロールをソーサラーから守れません。

race-wizards = ウィザード
    .one = ウィザード
    .gender = common
    .joined = ウィザード
race-wizards-short = 持っている魔力の泉ごとにボーナスコイン1枚を得ます。
race-wizards-text =
    得点計算で、ウィザードが持つ魔力の泉のある地域は、それぞれボーナスコイン1枚をもたらします。衰退後は、衰退した手番も含めて、ボーナスはありません。

# --- Powers ------------------------------------------------------------------------------------------

power-alchemist = 錬金術師の
power-alchemist-with = 錬金術師の{ race-name }
power-alchemist-short = 種族がアクティブの間、手番の終わりごとにコイン2枚を得ます。
power-alchemist-text =
    得点計算のたびに、アクティブな種族がボーナスコイン2枚をもたらします。地域がなくても入ります。手番の初めに種族を衰退させたときは、その手番のボーナスはありません。

power-berserk = 狂乱した
power-berserk-with = 狂乱した{ race-name }
power-berserk-short = 征服の前ごとにダイスを振り、それから地域を選べます。
power-berserk-text =
    手元にトークンが1枚以上あれば、征服の前に増援ダイスを振り、それから地域を選べます。出た目の数だけ必要なトークンが減りますが、最低でも1枚は必要です。1回の目は1回の征服にだけ使えます。その後も、ダイスを振っても振らなくても、征服を続けられます。出た目を使えないか、使いたくなければ、征服はそこで終わりです。この種族は、ほかに最後の征服を行いません。

power-bivouacking = 野営する
power-bivouacking-with = 野営する{ race-name }
power-bivouacking-short = 5個の野営地が、それぞれの地域に必要なトークンを1枚ずつ増やします。
power-bivouacking-text =
    再配備のたびに、5個の野営地をこの種族の地域に置きます。1つの地域にいくつ置いてもかまいません。次の再配備ですべて動かせます。野営地1個ごとに、攻める相手に必要なトークンが1枚増えます。野営地はトークン1枚とも数えるので、野営地と一緒の1枚だけのトークンは、ソーサラーに入れ替えられません。野営地は失われません。地域が征服されたら、その手番の終わりに、この種族のほかの地域に置きます。衰退するとマップから取り除かれます。ゲーム終了時に種族トークンとは数えません。

power-commando = コマンドーの
power-commando-with = コマンドーの{ race-name }
power-commando-short = どの地域も、必要なトークンが1枚減ります。
power-commando-text =
    どの地域も、必要なトークンが1枚減ります。ただし、最低でも1枚は必要です。ほかの割引と足し合わせることができ、最後の征服でも役立ちます。

power-diplomat = 外交官の
power-diplomat-with = 外交官の{ race-name }
power-diplomat-short = 攻撃しなかった相手1人を指名し、次の手番までこの種族への攻撃を禁じます。
power-diplomat-text =
    自分の手番の終わり、再配備の後に、相手を1人指名できます。このバッジの種族が、この手番にその相手のアクティブな種族を攻撃していないことが条件です。自分の次の手番が始まるまで、その相手のアクティブな種族は、この種族を一切攻撃できません。征服も、入れ替えも、ドラゴンもできません。指名は毎手番自由で、同じ相手をまた選べます。衰退した種族は和平に含まれません。こちらから攻撃でき、守られることもなく、相手の衰退したグールは攻撃してきます。

power-dragon-master = ドラゴン使いの
power-dragon-master-with = ドラゴン使いの{ race-name }
power-dragon-master-short = 手番に1回、1枚で地域を征服でき、ドラゴンがそこに残って無敵にします。
power-dragon-master-text =
    手番に1回、手の届く地域を、必要な枚数にかかわらずトークン1枚で征服できます。トークン、山、トロールの巣、要塞、野営地は関係ありませんが、無敵と和平は有効です。ドラゴンはその地域に残ります。その地域は、後の手番にドラゴンを別の場所で使うまで無敵です。動かさなくてもかまいません。その地域を放棄すると、ドラゴンは手元に戻ります。衰退するとマップから取り除かれます。ドラゴンの手が届くのは、種族の手が届く地域だけです。

power-flying = 空を飛ぶ
power-flying-with = 空を飛ぶ{ race-name }
power-flying-short = 隣接していなくても、どの陸の地域でも征服できます。
power-flying-text =
    最初の征服でも、すべての陸の地域に手が届きます。海と湖には届きません。必要なトークンは変わりません。離れた地域は、ほかの能力では隣接しているとは数えません。

power-forest = 森の
power-forest-with = 森の{ race-name }
power-forest-short = 持っている森ごとにボーナスコイン1枚を得ます。
power-forest-text =
    得点計算で、この種族が持つ森はそれぞれボーナスコイン1枚をもたらします。衰退後は、衰退した手番も含めて、ボーナスはありません。

power-fortified = 要塞の
power-fortified-with = 要塞の{ race-name }
power-fortified-short = 手番ごとに要塞を1つ建てられ、コイン1枚と守り1枚分を得ます。
power-fortified-text =
    種族が拡大する手番ごとに1回、まだ要塞のないこの種族の地域に要塞を建てられます。マップ上に置けるのは6個までです。種族がアクティブの間、得点計算で要塞1個ごとにボーナスコイン1枚が入ります。要塞のある地域を攻める相手は、トークンが1枚多く必要です。これは衰退後も変わりません。地域が放棄されるか征服されると、要塞はストックに戻り、また建てられます。要塞はトークンと数えないので、1枚だけのトークンをソーサラーから守れません。

power-heroic = 英雄の
power-heroic-with = 英雄の{ race-name }
power-heroic-short = 2人の英雄のいる地域は無敵になります。
power-heroic-text =
    自分の手番の終わり、再配備の後に、2人の英雄をこの種族の別々の地域に置きます。相手はこの2つの地域を征服できず、種族や特殊パワーの能力の対象にもできません。次の手番の終わりに英雄を動かすまで、その地域は無敵です。英雄のいる地域を放棄すると、英雄は手元に戻ります。衰退すると、英雄はマップから取り除かれます。

power-hill = 丘の
power-hill-with = 丘の{ race-name }
power-hill-short = 持っている丘ごとにボーナスコイン1枚を得ます。
power-hill-text =
    得点計算で、この種族が持つ丘はそれぞれボーナスコイン1枚をもたらします。衰退後は、衰退した手番も含めて、ボーナスはありません。

power-merchant = 商人の
power-merchant-with = 商人の{ race-name }
power-merchant-short = 持っている地域ごとにボーナスコイン1枚を得ます。
power-merchant-text =
    得点計算で、この種族が持つ地域はそれぞれボーナスコイン1枚をもたらし、合わせて2枚になります。衰退後は、ボーナスはありません。自分のほかの種族の地域は、いつもどおりコイン1枚です。

power-mounted = 坂を登る
power-mounted-with = 坂を登る{ race-name }
power-mounted-short = 丘と農場は、必要なトークンが1枚減ります。
power-mounted-text =
    丘と農場は、必要なトークンが1枚減ります。ただし、最低でも1枚は必要です。ほかの割引と足し合わせることができます。

power-pillaging = 強奪する
power-pillaging-with = 強奪する{ race-name }
power-pillaging-short = この手番に征服した空でない地域ごとに、ボーナスコイン1枚を得ます。
power-pillaging-text =
    得点計算で、この種族がこの手番に征服した空でない地域は、それぞれボーナスコイン1枚をもたらします。そこに誰がいたかは問いません。失われた種族でも、アクティブな種族でも、衰退した種族でも、自分の衰退した種族でもかまいません。強奪するオークは、両方のボーナスを得ます。

power-seafaring = 海を渡る
power-seafaring-with = 海を渡る{ race-name }
power-seafaring-short = 海と湖を征服して持つことができ、衰退後も手放しません。
power-seafaring-text =
    この種族にとって、海と湖はほかと同じ地域です。岸に隣接していて、空ならトークン2枚が必要で、得点計算でコインをもたらします。衰退後も持ち続け、得点になります。ほかの種族は入れないので、奪えるのは「海を渡る」種族だけです。この種族が海を持っていても、ほかの種族はその海に接する陸からマップに進入できます。

power-spirit = 霊魂の
power-spirit-with = 霊魂の{ race-name }
power-spirit-short = 衰退後、自分のもう1つの衰退した種族と一緒に残れます。
power-spirit-text =
    この種族は、衰退後、自分の衰退した種族の数に入りません。後の種族が衰退してもマップに残り、この種族が衰退するときも前の種族が残ります。こうして衰退した種族を2つ持つことができ、どちらも得点になります。3つ目の種族が衰退すると、「霊魂の」でないほうがマップを離れます。バッジは種族とともに残り、種族がマップを離れたときに捨て札になります。

power-stout = 頑強な
power-stout-with = 頑強な{ race-name }
power-stout-short = 通常の手番の終わり、得点計算の後に衰退できます。
power-stout-text =
    拡大して得点した後、すぐにこの種族を衰退させることができます。組み合わせを取った手番でもかまいません。もう一度得点することはありません。前からの衰退した種族は、この手番の得点をもう済ませています。「霊魂の」で残れる場合を除いて、ここでマップを離れます。バッジは捨て札になり、次の手番に新しい組み合わせを取ります。

power-swamp = 沼の
power-swamp-with = 沼の{ race-name }
power-swamp-short = 持っている沼ごとにボーナスコイン1枚を得ます。
power-swamp-text =
    得点計算で、この種族が持つ沼はそれぞれボーナスコイン1枚をもたらします。衰退後は、衰退した手番も含めて、ボーナスはありません。

power-underworld = 地底の
power-underworld-with = 地底の{ race-name }
power-underworld-short = 洞窟のある地域は互いに隣接し、必要なトークンが1枚減ります。
power-underworld-text =
    洞窟のある地域は、必要なトークンが1枚減ります。ただし、最低でも1枚は必要です。この種族にとって、すべての洞窟は互いに隣接しています。洞窟を1つ持てば、ほかのどの洞窟にも行けます。洞窟からマップに進入することはできません。最初の征服は通常のルールに従います。

power-wealthy = 裕福な
power-wealthy-with = 裕福な{ race-name }
power-wealthy-short = 最初の手番の終わりに一度だけ、コイン7枚を得ます。
power-wealthy-text =
    この組み合わせを取った手番の得点計算で、ボーナスコイン7枚が入ります。その後、このバッジには何の効果もありません。

# --- General rules -----------------------------------------------------------------------------------

topic-turn = 手番
topic-turn-text =
    アクティブな種族がないプレイヤーは、組み合わせを取り、最初の征服をします。ほかのプレイヤーは、アクティブな種族で拡大するか、衰退させて得点し手番を終えるかを選びます。拡大するときは、各地域に1枚を残して残りのトークンを手元に戻し、望むなら地域を放棄し、征服し、再配備し、得点します。衰退したグールは、アクティブな種族より先に行動します。手番の最後に、地域を失ったプレイヤーが撤退したトークンを置き直します。

topic-combos = 組み合わせの獲得
topic-combos-text =
    列には6つの組み合わせが並びます。1番目は無料です。ほかを取るときは、それより上の組み合わせに、すでに持っているコインを1枚ずつ置きます。取った組み合わせの上のコインは自分のものです。種族バナーとバッジの数を合計した枚数の種族トークンを、ストックにある分だけ受け取ります。下の組み合わせはコインごと上に詰め、新しい組み合わせを1つ公開します。山札が尽きると、並ぶ組み合わせは6つより少なくなります。

topic-first-conquest = 最初の征服
topic-first-conquest-text =
    マップに地域がない種族は、マップの端から進入します。端に達する海に接した陸の地域からも進入できます。新しい種族にも、すべての地域を放棄したか失った種族にも当てはまります。湖に接しているだけでは進入できません。必要なトークンは通常の征服と同じです。その次の征服は、その時点で持っている地域から始めます。

topic-conquering = 地域の征服
topic-conquering-text =
    種族は、自分の地域に隣接し、自分のトークンがなく、無敵でも和平の対象でもない陸の地域を征服できます。能力によって、もっと遠くや水の上まで手が届くこともあります。必要な枚数のトークンを手元から置きます。そのトークンは再配備までそこに残ります。自分の衰退した種族の地域も征服できますが、その結果もすべて引き受けます。できるかぎり、1地域ずつ続けられます。

topic-prices = 必要なトークン
topic-prices-text =
    空の地域にはトークン2枚が必要です。山は1枚増えます。そこにある種族トークンも、1枚につき1枚増えます。誰のものでも、アクティブでも衰退中でも、自分の衰退した種族でも同じです。失われた種族、トロールの巣、要塞、野営地も1つにつき1枚増えます。割引はすべて足し合わせますが、征服には最低でも1枚が必要です。ですから手元にトークンが要ります。ドラゴンとソーサラーの入れ替えでは、必要な枚数が特別に決まっています。

topic-final-attempt = 最後の征服
topic-final-attempt-text =
    手元にトークンが1枚以上あれば、増援ダイスで征服を締めくくることができます。まず、攻撃できる地域を1つ指定します。割引をすべて引いて、手元の枚数より1枚から3枚多く必要な地域です。それから1回だけ振ります。ダイスは3面が無地で、残りは1、2、3の目です。トークンと目の合計が必要な枚数に届けば、手元に残る全トークンでその地域を征服します。届かなければ、トークンは再配備に使います。どちらの場合も、この種族はもう一切征服できません。

topic-abandoning = 地域の放棄
topic-abandoning-text =
    拡大するときは、最初の征服の前に、アクティブな種族の地域をいくつでも放棄できます。そこのトークンはすべて手元に戻ります。住む者が必要なコマも離れます。トロールの巣、要塞、巣穴はマップから取り除かれ、ドラゴン、英雄、野営地は手元に戻ります。すべての地域を放棄すると、次の征服は最初の征服になります。

topic-losses = 損失と撤退
topic-losses-text =
    地域が征服されると、その種族は1枚を失い、ストックに戻します。残りは持ち主の手元に撤退します。手番の終わりに、持ち主はそれをこの種族に残っている好きな地域に置きます。衰退した種族は地域に1枚しかないので、撤退するトークンはありません。グールは例外です。地域を失ったアクティブな種族は手元で待ち、持ち主の次の手番にまた進入します。失われた種族はそのゲームから取り除かれます。

topic-redeployment = 再配備
topic-redeployment-text =
    征服が終わったら、種族の全トークンを自分の地域に自由に配り直します。どの地域にも1枚以上必要です。手元のトークンも、マップ上のトークンも含みます。隣接しているかどうかは関係ありません。トークンは別の種族へは移れないので、衰退したグールは別に再配備します。その後、特殊パワーのコマを置き、その選択をします。野営地、要塞、英雄、「外交官の」の指名などです。

topic-scoring = 得点計算
topic-scoring-text =
    自分の手番の終わりにだけ、アクティブな種族と衰退した種族が持つ地域ごとに、コイン1枚を受け取ります。アクティブな種族とその特殊パワーはボーナスを加えます。衰退した種族は、ルールにそう書かれているときだけボーナスをもたらします。このセットではドワーフの鉱山だけです。種族を衰退させた手番には、もう衰退した種族として得点します。持っているコインの数は秘密ですが、組み合わせに払うコインは公開です。

topic-decline = 衰退
topic-decline-text =
    拡大する代わりに、アクティブな種族を衰退させることができます。前の衰退した種族は、「霊魂の」で両方が残れる場合を除いて、マップを離れます。衰退する種族のトークンは各地域に1枚ずつ残り、手元の分も含めて残りはストックに戻ります。バッジは、「霊魂の」でなければ捨て札になります。ドラゴン、英雄、巣穴、野営地はマップから取り除かれ、トロールの巣と要塞は残ります。その手番には、グールも含めて、どの種族も征服や再配備をしません。得点して、次の手番に新しい組み合わせを取ります。

topic-immunity = 無敵
topic-immunity-text =
    ドラゴン、英雄、巣穴のある地域は無敵です。相手は、トークンでも、ダイスでも、ドラゴンでも、入れ替えでも、そこを征服できません。種族や特殊パワーの能力を使うこともできません。無敵は、そのコマが動くかマップを離れると終わります。種族が衰退すると、必ず終わります。

topic-stacks = 山札
topic-stacks-text =
    種族トークンの数はセットで決まっていて、失われたトークンはその種族のストックに戻ります。バッジは種族が衰退すると捨て札になりますが、「霊魂の」だけは種族がマップを離れたときです。バッジの山札が尽きたら、捨て札を混ぜて新しい山札にします。種族のトークンがすべてなくなると、種族バナーは山札の一番下に戻ります。その山札が空なら、列の一番下の空きに入ります。

topic-game-end = ゲームの終了
topic-game-end-text =
    最終ラウンドの最後の手番が終わると、ゲームは終了です。2人と3人では10ラウンド、4人では9ラウンド、5人では8ラウンドです。コインが最も多いプレイヤーの勝ちです。同点なら、マップ上の種族トークンが最も多いプレイヤーの勝ちです。衰退したトークンも数えます。

# --- Terrain and symbols -----------------------------------------------------------------------------

feature-farmland = 農場
feature-forest = 森
feature-hill = 丘
feature-lake = 湖
feature-mountain = 山
feature-sea = 海
feature-swamp = 沼
feature-cavern = 洞窟
feature-magic = 魔力の泉
feature-mine = 鉱山
feature-coast = 沿岸
feature-edge = マップの端
feature-black-mountain = 暗闇山地
feature-mud-pool = 泥沼
feature-mushroom-forest = キノコの森
feature-mystic-crystal = 神秘の水晶
feature-river = 河
feature-chasm = 深淵
feature-volcano = 火山
feature-lost-tribe = 失われた種族

# --- Pieces, tokens and coins ------------------------------------------------------------------------

piece-dragon = ドラゴン
piece-encampment = 野営地
piece-fortress = 要塞
piece-hero = 英雄
piece-hole = 巣穴
piece-lair = トロールの巣
count-dragon = ドラゴン{ $number }体
count-encampment = 野営地{ $number }個
count-fortress = 要塞{ $number }個
count-hero = 英雄{ $number }人
count-hole = 巣穴{ $number }個
count-lair = トロールの巣{ $number }個
count-tokens = トークン{ $number }枚
count-coins = コイン{ $number }枚
count-regions = { $number }地域

# --- Reasons -----------------------------------------------------------------------------------------

# The parts of a price.
reason-base = 基本
reason-mountain = 山
reason-tokens = そこにあるトークン
reason-lost-tribe = 失われた種族
reason-never-less = 最低でも{ $number }枚
reason-ability = { $ability }
# Reasons why a region cannot be conquered.
reason-own-region = もう自分の地域です
reason-closed =
    { $terrain ->
        [sea] 海に入れるのは「海を渡る」種族だけです
        [lake] 湖に入れるのは「海を渡る」種族だけです
       *[other] この種族は入れません
    }
reason-not-adjacent = 自分の地域に隣接していません
reason-no-entry-region = 種族はマップの端か、シナリオで決められた場所から進入します
reason-river = 河：1枚減る
reason-immune = 無敵です
reason-immune-dragon = 無敵：ドラゴンがいます
reason-immune-hero = 無敵：英雄がいます
reason-immune-hole = 無敵：巣穴があります
reason-peace = 和平を結んでいます
reason-forbidden = 禁止されています
reason-coins-wanted = この種族の攻撃には、持っているより多くのコインが必要です
# Sources of coins other than races and powers.
reason-regions = 地域

# --- Questions ---------------------------------------------------------------------------------------

question-reveal = 山札から何が出ましたか？
question-choose-combo = 組み合わせを選んでください。
question-choose-course = 拡大しますか、衰退しますか？
question-conquer = 地域を征服してください。
question-redeploy = トークンを再配備してください。
question-return = 戻ってきたトークンを置いてください。
question-redeploy-give-up = トークンが足りません。手放す地域を選んでください。
question-roll = ダイスの目は？
question-over = ゲームは終わりました。
question-bivouacking = 野営地を置いてください。
question-diplomat = 和平を結ぶプレイヤーを選んでください。
question-fortified = 要塞を建てますか？
question-heroic = 英雄を置いてください。
question-stout = いま衰退しますか？
# The texts of questions without their own text, by shape; $ability names the ability that asks.
question-any-regions = 「{ $ability }」：どの地域にしますか？
question-any-spread = 「{ $ability }」：どこに置きますか？
question-any-amount = 「{ $ability }」：いくつにしますか？
question-any-name = 「{ $ability }」：1つ選んでください。
question-any-thing = 「{ $ability }」：1つ選んでください。
question-any-tile = 「{ $ability }」：どのタイルにしますか？
question-any-cell = 「{ $ability }」：どこに置きますか？
question-any-place = 「{ $ability }」：タイルのどこに置きますか？
question-any-whether = 「{ $ability }」：使いますか？
question-any-course = 「{ $ability }」：衰退しますか？

# --- Regions of the board for 2 players --------------------------------------------------------------

region-kettle-bay = ケトル湾
    .the = ケトル湾
region-wishing-acres = 願いの農地
    .the = 願いの農地
region-tinpot-wood = ブリキ鍋の森
    .the = ブリキ鍋の森
region-burrow-bog = うさぎ穴の沼
    .the = うさぎ穴の沼
region-buttercup-downs = キンポウゲの丘
    .the = キンポウゲの丘
region-pudding-fields = プリン畑
    .the = プリン畑
region-riddle-grove = なぞなぞの木立
    .the = なぞなぞの木立
region-coalhole-crag = 石炭穴の岩山
    .the = 石炭穴の岩山
region-drizzle-hills = 霧雨の丘陵
    .the = 霧雨の丘陵
region-porridge-peak = おかゆの峰
    .the = おかゆの峰
region-teacup-lake = ティーカップ湖
    .the = ティーカップ湖
region-rabbit-knolls = 野うさぎの丘
    .the = 野うさぎの丘
region-pewter-horn = しろめの角峰
    .the = しろめの角峰
region-barley-meadows = 大麦の草原
    .the = 大麦の草原
region-dozy-weald = うたた寝の森
    .the = うたた寝の森
region-luckstone-farms = 幸運石の農場
    .the = 幸運石の農場
region-acorn-coppice = どんぐり林
    .the = どんぐり林
region-murmur-marsh = ささやきの湿地
    .the = ささやきの湿地
region-pantry-barrows = 食料庫の塚
    .the = 食料庫の塚
region-rusty-mire = 赤さびの泥地
    .the = 赤さびの泥地
region-rooster-spire = おんどりの尖峰
    .the = おんどりの尖峰
region-duckweed-fen = 浮き草の沼地
    .the = 浮き草の沼地
region-pickle-sea = ピクルスの海
    .the = ピクルスの海

# --- Regions of the board for 3 players --------------------------------------------------------------

region-herring-sea = ニシンの海
    .the = ニシンの海
region-hatchet-forest = 手斧の森
    .the = 手斧の森
region-frostnose-peak = しも鼻の峰
    .the = しも鼻の峰
region-oatcake-acres = オートケーキの農地
    .the = オートケーキの農地
region-otterholt-mire = カワウソの泥地
    .the = カワウソの泥地
region-reindeer-wood = トナカイの森
    .the = トナカイの森
region-rune-fields = ルーンの畑
    .the = ルーンの畑
region-cranberry-bog = コケモモの沼
    .the = コケモモの沼
region-northlight-tor = 極光の岩山
    .the = 極光の岩山
region-nickel-horn = ニッケルの角峰
    .the = ニッケルの角峰
region-shaggy-meadows = もじゃもじゃの草原
    .the = もじゃもじゃの草原
region-bogiron-swamp = 沼鉄の湿原
    .the = 沼鉄の湿原
region-clanging-crag = カンカン岩山
    .the = カンカン岩山
region-chilblain-marsh = しもやけの湿地
    .the = しもやけの湿地
region-mitten-lake = ミトン湖
    .the = ミトン湖
region-echo-pinnacle = こだまの尖峰
    .the = こだまの尖峰
region-omen-barrows = 前ぶれの塚
    .the = 前ぶれの塚
region-mount-grumble = ぶつくさ山
    .the = ぶつくさ山
region-kale-farms = ケールの農場
    .the = ケールの農場
region-snoring-hills = いびきの丘陵
    .the = いびきの丘陵
region-amulet-crofts = お守り農園
    .the = お守り農園
region-wolfden-grove = 狼穴の木立
    .the = 狼穴の木立
region-thistle-downs = アザミの丘
    .the = アザミの丘
region-foxfire-fen = 狐火の沼地
    .the = 狐火の沼地
region-woolly-knolls = もこもこの丘
    .the = もこもこの丘
region-gale-spire = 疾風の尖峰
    .the = 疾風の尖峰
region-snowcap-summit = 雪帽子の頂
    .the = 雪帽子の頂
region-juniper-weald = ネズの森
    .the = ネズの森
region-cobalt-pines = 青松の林
    .the = 青松の林
region-walrus-bay = セイウチ湾
    .the = セイウチ湾

# --- Regions of the board for 4 players --------------------------------------------------------------

region-owlhollow-grove = フクロウの木立
    .the = フクロウの木立
region-lantern-meadows = ランタンの草原
    .the = ランタンの草原
region-gilded-fields = 黄金の畑
    .the = 黄金の畑
region-lullaby-downs = 子守歌の丘
    .the = 子守歌の丘
region-cauldron-fen = 大釜の沼地
    .the = 大釜の沼地
region-slumber-sea = まどろみの海
    .the = まどろみの海
region-wishbone-marsh = 願かけ骨の湿地
    .the = 願かけ骨の湿地
region-keyhole-barrows = 鍵穴の塚
    .the = 鍵穴の塚
region-pickaxe-peak = つるはし峰
    .the = つるはし峰
region-flitterbat-wood = こうもりの森
    .the = こうもりの森
region-crumb-coppice = パンくず林
    .the = パンくず林
region-croaking-mire = ケロケロ泥地
    .the = ケロケロ泥地
region-beanstalk-farms = 豆の木農場
    .the = 豆の木農場
region-spindle-weald = 紡ぎ車の森
    .the = 紡ぎ車の森
region-glass-mountain = ガラスの山
    .the = ガラスの山
region-mount-nod = こっくり山
    .the = こっくり山
region-tumble-knolls = ころころの丘
    .the = ころころの丘
region-stargazer-tor = 星見の岩山
    .the = 星見の岩山
region-swansong-lake = 白鳥の歌の湖
    .the = 白鳥の歌の湖
region-tarnish-bog = くすみ銀の沼
    .the = くすみ銀の沼
region-pumpkin-acres = かぼちゃの農地
    .the = かぼちゃの農地
region-nugget-swamp = 金塊の湿原
    .the = 金塊の湿原
region-coffer-crag = 宝箱の岩山
    .the = 宝箱の岩山
region-candle-spire = ろうそくの尖峰
    .the = ろうそくの尖峰
region-billygoat-brae = 雄ヤギの坂
    .the = 雄ヤギの坂
region-sinkhole-morass = 底抜けの沼
    .the = 底抜けの沼
region-moonbeam-copse = 月光の林
    .the = 月光の林
region-scarecrow-croft = かかし農園
    .the = かかし農園
region-yawning-horn = あくびの角峰
    .the = あくびの角峰
region-jinx-hills = ジンクスの丘陵
    .the = ジンクスの丘陵
region-gosling-pasture = ガチョウの牧場
    .the = ガチョウの牧場
region-featherbed-alp = 羽ぶとんの山
    .the = 羽ぶとんの山
region-toadhole-marsh = ヒキガエルの湿地
    .the = ヒキガエルの湿地
region-hocus-thicket = まやかしの茂み
    .the = まやかしの茂み
region-brass-pinnacle = 真鍮の尖峰
    .the = 真鍮の尖峰
region-redhood-forest = 赤ずきんの森
    .the = 赤ずきんの森
region-nutshell-bay = くるみ湾
    .the = くるみ湾
region-tinwhistle-hill = ブリキ笛の丘
    .the = ブリキ笛の丘
region-piper-fields = 笛吹きの畑
    .the = 笛吹きの畑

# --- Regions of the board for 5 players --------------------------------------------------------------

region-mount-siesta = 昼寝山
    .the = 昼寝山
region-mirage-marsh = 蜃気楼の湿地
    .the = 蜃気楼の湿地
region-incense-grove = お香の木立
    .the = お香の木立
region-cistern-fields = 水がめの畑
    .the = 水がめの畑
region-flamingo-fen = フラミンゴの沼地
    .the = フラミンゴの沼地
region-grotto-peak = 岩屋の峰
    .the = 岩屋の峰
region-apricot-hills = あんずの丘陵
    .the = あんずの丘陵
region-emerald-needle = エメラルドの針山
    .the = エメラルドの針山
region-saffron-acres = サフランの農地
    .the = サフランの農地
region-turquoise-sea = トルコ石の海
    .the = トルコ石の海
region-olive-knolls = オリーブの丘
    .the = オリーブの丘
region-saltpan-farms = 塩田の農場
    .the = 塩田の農場
region-vulture-horn = ハゲワシの角峰
    .the = ハゲワシの角峰
region-catacomb-mire = 地下墓地の泥地
    .the = 地下墓地の泥地
region-copper-barrows = 銅の塚
    .the = 銅の塚
region-pelican-tor = ペリカンの岩山
    .the = ペリカンの岩山
region-charmed-palms = まじないのヤシ林
    .the = まじないのヤシ林
region-mosquito-bog = やぶ蚊の沼
    .the = やぶ蚊の沼
region-cellar-vineyards = 酒蔵のぶどう園
    .the = 酒蔵のぶどう園
region-cypress-wood = 糸杉の森
    .the = 糸杉の森
region-oracle-pinnacle = 神託の尖峰
    .the = 神託の尖峰
region-melon-grange = メロン農園
    .the = メロン農園
region-carpet-hillocks = じゅうたんの丘
    .the = じゅうたんの丘
region-tarpit-swamp = タールの湿原
    .the = タールの湿原
region-donkey-pasture = ロバの牧場
    .the = ロバの牧場
region-goldleaf-forest = 金箔の森
    .the = 金箔の森
region-papyrus-wetland = パピルスの湿地
    .the = パピルスの湿地
region-sesame-crag = 開けゴマ岩山
    .the = 開けゴマ岩山
region-lotus-lake = ハスの湖
    .the = ハスの湖
region-monkey-thicket = 猿の茂み
    .the = 猿の茂み
region-lavender-downs = ラベンダーの丘
    .the = ラベンダーの丘
region-eelcave-morass = うなぎ穴の沼
    .the = うなぎ穴の沼
region-meerkat-meadows = ミーアキャットの草原
    .the = ミーアキャットの草原
region-cicada-weald = せみしぐれの森
    .the = せみしぐれの森
region-tortoise-mounds = 陸亀の塚
    .the = 陸亀の塚
region-fortune-fields = 幸運の畑
    .the = 幸運の畑
region-garnet-summit = ざくろ石の頂
    .the = ざくろ石の頂
region-zodiac-hill = 十二宮の丘
    .the = 十二宮の丘
region-verdigris-marsh = 緑青の湿地
    .the = 緑青の湿地
region-wishlamp-forest = 魔法のランプの森
    .the = 魔法のランプの森
region-peppercorn-farms = こしょうの農場
    .the = こしょうの農場
region-bronze-hummocks = 青銅の丘陵
    .the = 青銅の丘陵
region-sunken-quagmire = 沈みゆく泥地
    .the = 沈みゆく泥地
region-cinnamon-copse = シナモンの林
    .the = シナモンの林
region-camelback-alps = ラクダ背の山
    .the = ラクダ背の山
region-hideaway-jungle = 隠れ家の密林
    .the = 隠れ家の密林
region-anchovy-bay = アンチョビ湾
    .the = アンチョビ湾
region-mount-presto = ちちんぷい山
    .the = ちちんぷい山

# On a board of Underground, and on a tile of Realms.
region-umbrella-wood = 雨傘の森
    .the = 雨傘の森
