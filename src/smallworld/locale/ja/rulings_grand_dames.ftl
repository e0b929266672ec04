### 「スモールワールドの女神達」のルールが答えていない質問への答え。

sources-gypsies = フランス語版ルール「ジプシー」
ruling-gypsies-1 = ノマドは、ドラゴンなどを使えば、放棄した地域に同じ手番のうちに戻れますか？
    .answer = いいえ、どんな方法でも戻れません。
    .source = フランス語版ルール
ruling-gypsies-2 = 失った地域や、衰退で離れた地域からもコインを得ますか？
    .answer = いいえ。征服の前に放棄した地域からだけです。
    .source = フランス語版ルール
ruling-gypsies-3 = 「頑強な」ノマドが得点の後に衰退すると、放棄した地域のコインを失いますか？
    .answer = いいえ。その手番に、もう得点しています。
    .source = 独自の裁定

sources-priestesses = フランス語版ルール「プリーステス」、デジタル版
ruling-priestesses-1 = 要塞は、象牙の塔の下に残りますか？
    .answer = はい。その地域は必要なトークンが1枚増えます。ほかの地域の要塞は取り除かれます。
    .source = フランス語版ルール
ruling-priestesses-2 = 象牙の塔が征服されると、何が失われますか？
    .answer = 中にいるプリーステス全員です。ほかに地域がないので、種族バナーは山札に戻ります。
    .source = フランス語版ルール（全員であることは独自の裁定）
ruling-priestesses-3 = 「霊魂の」プリーステスの象牙の塔は、ずっと残りますか？
    .answer = はい。ほかの「霊魂の」種族と同じです。
    .source = 独自の裁定
ruling-priestesses-4 = 象牙の塔を海に置けますか？
    .answer = はい。「海を渡る」プリーステスが持っていれば置けます。そこを奪えるのは、「海を渡る」種族だけです。
    .source = BoardGameGeek

sources-white-ladies = フランス語版ルール「ホワイトレディ」
ruling-white-ladies-1 = 「霊魂の」ホワイトレディは、ゲームの終わりまで無敵ですか？
    .answer = はい。マップに残るからです。
    .source = 独自の裁定
ruling-white-ladies-2 = 同じプレイヤーのアクティブな種族は、衰退したホワイトレディを征服できますか？
    .answer = はい。自分の種族にとって、自分は相手ではありません。
    .source = 独自の裁定

sources-historian = フランス語版ルール「歴史家の」、デジタル版
ruling-historian-1 = 「歴史家の」種族自身が衰退すると、何を得ますか？
    .answer = 衰退した手番に、コインちょうど1枚です。
    .source = デジタル版
ruling-historian-2 = 「霊魂の」種族の衰退でも、コインを得ますか？
    .answer = はい。ほかと同じです。
    .source = 独自の裁定
ruling-historian-3 = 衰退のコインは、いつ受け取りますか？
    .answer = すぐに受け取ります。ほかのプレイヤーの手番でも同じです。
    .source = 独自の裁定

sources-peace-loving = フランス語版ルール「平和主義の」
ruling-peace-loving-1 = 「平和主義の」にとって、失敗した最後の征服は攻撃ですか？
    .answer = はい。アクティブな種族に対するものなら攻撃です。
    .source = 独自の裁定
ruling-peace-loving-2 = 自分の衰退したグールによる攻撃は、影響しますか？
    .answer = いいえ。このバッジを持つ種族の攻撃だけを数えます。
    .source = 独自の裁定
