### 「王様万歳！」のテキストが答えていない質問への答え。

sources-fauns = デジタル版「ファウヌス」
ruling-fauns-1 = ファウヌスに地域を奪われたプレイヤーは、新しいトークンをいつ受け取りますか？
    .answer = すぐに、手元に受け取ります。手番の終わりに、撤退したトークンと一緒に置きます。地域が残っていなければ、ほかのトークンと一緒に進入します。
    .source = デジタル版（手元に受け取ることは独自の裁定）
ruling-fauns-2 = エルフは何も失わなくても、新しいトークンを受け取りますか？
    .answer = はい。数えるのは征服された地域で、損失ではありません。
    .source = 独自の裁定

sources-igors = デジタル版「イゴール」、ファンWiki
ruling-igors-1 = イゴールが集めたトークンは、どこにありますか？
    .answer = いつもどおり、それぞれのストックにあります。ゲームは数だけを数え、その数は全員に見えます。
    .source = 独自の裁定
ruling-igors-2 = ストックのイゴールが足りなければ？
    .answer = イゴールに交換できない分は、取っておきます。
    .source = 独自の裁定
ruling-igors-3 = 撤退したエルフも、イゴールの数に入りますか？
    .answer = いいえ。完全に失われたトークンだけを数えます。
    .source = デジタル版
ruling-igors-4 = イゴールが衰退すると、集めたトークンはどうなりますか？
    .answer = 手元のイゴールとともに失われます。
    .source = 独自の裁定

sources-shrubmen = デジタル版「シュラブマン」
ruling-shrubmen-1 = 同じプレイヤーのアクティブな種族は、衰退したシュラブマンの森を奪えますか？
    .answer = はい。自分の種族にとって、自分は相手ではありません。
    .source = 独自の裁定
ruling-shrubmen-2 = 「森の」シュラブマンの森は、何をもたらしますか？
    .answer = 地域のコイン1枚と、森のボーナスコイン1枚です。2つの能力は別々に働きます。
    .source = BoardGameGeek

sources-aquatic = デジタル版「水辺の」
ruling-aquatic-1 = 「水辺の」種族にとって、沿岸の地域はどれですか？
    .answer = 海か湖に接する陸の地域です。
    .source = デジタル版、オランダ語のレビュー

sources-behemoth = デジタル版「ベヒモスの」、BoardGameGeek
ruling-behemoth-1 = いま攻撃している沼は、ベヒモスを強くしますか？
    .answer = その征服では強くなりません。征服すれば、次の征服から数えます。
    .source = BoardGameGeek
ruling-behemoth-2 = ベヒモス2体を、1つの地域に置けますか？
    .answer = はい。種族トークンは、2体に対して1枚で足ります。
    .source = 独自の裁定
ruling-behemoth-3 = ベヒモスは、手番に2回手を貸せますか？
    .answer = いいえ。トークンと同じく、再配備まで使った場所に残ります。
    .source = デジタル版
ruling-behemoth-4 = ベヒモスと一緒なら、1枚だけのトークンはソーサラーから安全ですか？
    .answer = はい、野営地と同じです。ただし、ベヒモスが0枚分のときは別です。
    .source = 独自の裁定
ruling-behemoth-5 = 失敗した最後の征服に加わったベヒモスは、どうなりますか？
    .answer = 手元に戻り、手番の終わりにもう1体と一緒に置きます。
    .source = 独自の裁定
ruling-behemoth-6 = 種族が沼を持っていない間、ベヒモスは何ができますか？
    .answer = 何もできません。0枚分と数え、マップの外で待ちます。
    .source = 独自の裁定
ruling-behemoth-7 = ベヒモスは、トークン6枚分より強くなれますか？
    .answer = いいえ。バッジが示すとおり、6枚分までです。
    .source = バッジ（ほかは独自の裁定）

sources-fireball = デジタル版「火球の」
ruling-fireball-1 = 火球は、何個まで持てますか？
    .answer = 得ただけ持てます。投げなかった火球は、後の手番に残ります。
    .source = 独自の裁定
ruling-fireball-2 = 最後の征服に失敗すると、火球を失いますか？
    .answer = いいえ。征服したときだけ使います。
    .source = 独自の裁定
ruling-fireball-3 = 同じ手番に、火球を得て投げられますか？
    .answer = いいえ。火球を得るのは、手番の終わりです。
    .source = デジタル版
