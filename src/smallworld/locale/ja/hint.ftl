### 一番強いボットの助言。

hint = ヒント
hint-title = { $bot }ならこうします：
hint-attempt = 最後の征服は「{ $region }」です。ダイスの{ $sides }面のうち{ $faces }面で成功します。
hint-turn = この手番：{ count-coins }。
hint-turn-die = この手番：ダイスによりコイン{ $least }枚から{ $most }枚。
hint-later = 後の手番：およそ{ count-coins }。
hint-ahead = 最終的に：一番の強敵よりおよそ{ count-coins }多い。
hint-behind = 最終的に：一番の強敵よりおよそ{ count-coins }少ない。
hint-even = 最終的に：一番の強敵とほぼ同じコイン。
hint-lost = { $number ->
    [0] リスク：次の手番までに地域を失うことはなさそうです。
   *[other] リスク：次の手番までに、およそ{ $number }地域を失いそうです。
}
hint-instead = { $what ->
    [take] 次善の手：「{ combo-the }」を取る
    [decline] 次善の手：衰退する
   *[expand] 次善の手：いまの種族で拡大する
}。{ $number ->
    [0] ほぼ同じ結果です。
   *[other] 最終的にコインがおよそ{ $number }枚少なくなります。
}
hint-sure = { $sure ->
    [exact] 確実：ゲームはこの手番で終わり、運の要素は残っていません。
    [surely] 自信あり：{ $number }回のシミュレーションで、次善の手より明らかに良い結果でした。
    [likely] まずまず自信あり：{ $number }回のシミュレーションで、次善の手よりやや良い結果でした。
    [guess] 自信なし：シミュレーションの時間が足りませんでした。
   *[close] 五分五分：{ $number }回のシミュレーションでも、はっきりした差は出ませんでした。
}
hint-thinks = 考え中…
hint-none = 決めることはありません。

# --- In one line: $moves is one of the next four messages, or sentences of the log.

hint-line = { $bot }：{ $moves }
hint-take = { $regions ->
    [0] 「{ combo-the }」を取る。
    [1] 「{ combo-the }」を取り、印の付いた地域を征服する。
   *[other] 「{ combo-the }」を取り、印の付いた{ $regions }地域を征服する。
}
hint-decline = 衰退する。
hint-conquer = { $more ->
    [0] 「{ $region }」を征服する。
    [1] 「{ $region }」を征服し、次に2の印の地域を征服する。
   *[other] 「{ $region }」を征服し、あと{ $more }地域を印の順に征服する。
}
hint-roll = 「{ $region }」にダイスを振る：{ $sides }面のうち{ $faces }面で成功。
hint-step = ヒントの手順{ $number }
hint-why = なぜ？
hint-why-not = 平均と違うのはなぜ？
hint-against = 平均では、「{ combo-the }」のほうがコイン{ $more }枚多く稼ぎます。でも平均には、あらゆる局面が含まれています。{ $bot }はこの局面を読みました。{ $worse ->
    [-1] ここでは、「{ combo-the }」より良い組み合わせがほかにあります。
    [0] ここでは、どちらの組み合わせもほぼ互角です。
   *[other] ここでは、「{ combo-the }」のほうが最終的にコインおよそ{ $worse }枚少なくなります。
}
