### 「スモールワールドの英雄達」のテキスト。

box-leaders = スモールワールドの英雄達

topic-leaders = リーダー
topic-leaders-text =
    組み合わせを取ったとき、すぐにコイン1枚で、その種族のリーダーを雇えます。リーダーは種族トークン1枚と同じです。征服に使え、地域を守り、1人だけで地域を持てます。手番の終わりに、この種族の無敵でない地域に置きます。すべて無敵なら、次の手番までマップの外で待ちます。相手がその地域を征服すると、リーダーは捕虜になり、トークンは失われません。すぐにコイン1枚を払えば、手元に取り戻せます。払わなければ捕虜のままで、ゲーム終了時に、捕らえた相手のコイン2枚になります。リーダーは種族が衰退すると去ります。同点のときには数えません。

power-leader = リーダー
power-leader-with = { race-name }
power-leader-short = トークン1枚分で、失われる代わりに捕虜になり、無敵の地域には置けません。
power-leader-text = { topic-leaders-text }

power-hire = リーダーを雇う
power-hire-with = { race-name }

power-ransom = リーダーの身代金
power-ransom-with = { race-name }

piece-leader = リーダー
count-leader = リーダー{ $number }人

question-leader = リーダーを置いてください。
question-hire = コイン1枚で{ race-of }リーダーを雇いますか？
    .about = { power-leader-short }
question-ransom = { race-of }リーダーが捕まりました。コイン1枚で取り戻しますか？
    .about = 払わなければ、ゲーム終了時に、捕らえた相手のコイン2枚になります。

story-captured = { $other ->
    [none] { $player }の{ race-of }リーダーが「{ $region }」で倒れ、ゲームから去る。
   *[other] { $other }が「{ $region }」で{ $player }の{ race-of }リーダーを捕らえる。
}
