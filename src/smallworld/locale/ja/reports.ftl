### simulate、arena、almanac、balanceの報告。ターミナルと、書き出すページで使う。

report-bot = ボット
report-coins = コイン
report-coins-of-team = チームのコイン
report-lead = 差
report-victories = 勝率
report-interval = 95%区間
report-rank = 順位
report-rating = レート
report-ms = ms
report-ms-decision = 選択1回のms
report-team = チーム
report-taken = 取られた回数
report-race = 種族
report-power = 特殊パワー
report-pair = ペア
report-board = マップ
report-seat = 席
report-turn = ラウンド
report-partner = 相方
report-seat-of = { $players }人、席{ $seat }
report-facts = { $games }ゲーム · { $bots } · シード{ $seed } · 組み合わせはランダム

report-within = ±と区間は95%信頼区間です。1回ごとのゲームの差は、もっと大きくなります。

simulate-title = { $games }ゲーム、{ $players }人、シード{ $seed }
simulate-speed = 1秒に{ $speed }ゲーム
simulate-decisions = 1ゲームに選択{ $decisions }回
simulate-explained = 勝率：席とゲームごとの平均です。引き分けは、各プレイヤーの半勝と数えます。
teams-title = チーム別の{ $games }ゲーム（最初のプレイヤーから席順）

arena-title = { $games }ゲーム、{ $players }人、シード{ $seed }
arena-title-deals = { $games }ゲーム（配り方{ $deals }通り）、{ $players }人、シード{ $seed }
arena-explained = 勝率：席とゲームごとです。引き分けは、各プレイヤーの半勝と数えます。差：最後のコインと卓の平均との差です。レート：OpenSkillの値で、新人は25です。Elo：2人のゲームから求め、平均は1500です。ms：選択1回の時間です。
arena-clear = { $players }人：{ $bot }は{ $beaten }より強く、勝率は{ $share }です（{ $low }～{ $high }）。
arena-partly = { $players }人：{ $bot }の勝率が最も高く、{ $share }です（{ $low }～{ $high }）。{ $beaten }より強いと言えますが、{ $open }との差はこのゲーム数ではわかりません。
arena-open = { $players }人：どれが最も強いか、このゲーム数ではわかりません。{ $bot }か、{ $open }です。勝率は同じかもしれません。ゲームを4倍にすると、区間は半分になります。

almanac-title = { $what ->
    [races] 種族
   *[powers] 特殊パワー
}、{ $players }人、{ $games }ゲーム
almanac-pairs = ペア、{ $players }人：最良と最悪
almanac-first = ラウンド1に取得
almanac-later = ラウンド{ $turn }
almanac-files = すべてのペアは{ $json }と{ $page }にあります。
almanac-explained =
    コイン：組み合わせを取った手番から、その種族が得るコインのすべてです。種族がマップを離れるか、ゲームが終わるまで数えます。組み合わせに払った分は引いていません。
almanac-best = { $players }人、ラウンド1に取得：最も稼ぐ{ $what ->
    [races] 種族
   *[powers] 特殊パワー
}は{ $name }で、コイン{ $coins } ± { $within }枚です。ほかの{ $of }のうち{ $stronger }より、明らかに多く稼ぎます。
almanac-worst = { $players }人、ラウンド1に取得：最も稼がない{ $what ->
    [races] 種族
   *[powers] 特殊パワー
}は{ $name }で、コイン{ $coins } ± { $within }枚です。ほかの{ $of }のうち{ $weaker }より、明らかに少なくなります。
almanac-open = { $players }人、ラウンド1に取得：最も稼ぐ{ $what ->
    [races] 種族
   *[powers] 特殊パワー
}も最も稼がないものも、このゲーム数ではわかりません。

balance-title = { $name }：{ $kind ->
    [race] 種族
   *[power] 特殊パワー
}{ $number }中{ $rank }位、{ $games }ゲーム
balance-by = { $name }：{ $part ->
    [board] マップ別
    [seat] 席別
    [turn] ラウンド別
   *[partner] 相方別
}
balance-partners = { $name }：最良と最悪の相方
balance-explained = コイン：組み合わせがマップを離れるかゲームが終わるまでに得るコインから、払った分を引き、上にあった分を足したものです。差：持ち主の最後のコインと卓の平均との差です。勝率：持ち主の勝率です。どれも、同じラウンドに同じ席で取られた組み合わせの平均との差です。組み合わせは無作為に引きます。
balance-sure = 強い、弱い：差で判断し、2つの区間が重ならないときだけ言います。
balance-others = { $kind ->
    [race] { $own ->
        [yes] 製品の種族
       *[no] ほかの種族
    }
   *[power] { $own ->
        [yes] 製品の特殊パワー
       *[no] ほかの特殊パワー
    }
}
balance-above = { $name }は、{ $others }（全{ $of }）のどれよりも強いです：差はコイン{ $lead } ± { $within }枚。
balance-below = { $name }は、{ $others }（全{ $of }）のどれよりも弱いです：差はコイン{ $lead } ± { $within }枚。
balance-among = { $name }と比べて、{ $others }（全{ $of }）のうち弱いものは{ $stronger }、強いものは{ $weaker }、差がわからないものは{ $open }です：差はコイン{ $lead } ± { $within }枚。
balance-open = { $name }と{ $others }（全{ $of }）との差は、このゲーム数ではどれもわかりません：コイン{ $lead } ± { $within }枚。
balance-seldom = 判定なし：{ $name }が取られたのは{ $samples }回で、{ $enough }回以上が必要です。--gamesを増やしてください。
balance-more = ゲームを4倍にすると、区間は半分になります。
balance-take = トークンを1枚減らして、もう一度測ってください。
balance-give = トークンを1枚増やして、もう一度測ってください。
balance-keep = 強さは製品の範囲内です。このままにしてください。

page-verdict = 判定
page-balance = バランス：{ $name }
page-among = { $kind ->
    [race] 種族
   *[power] 特殊パワー
}の中での位置
page-by = { $part ->
    [board] マップ別
    [seat] 席別
    [turn] ラウンド別
   *[partner] 相方別
}
page-lead-beyond = 組み合わせの平均との差（コイン）と95%区間
page-victories-beyond = 組み合わせの平均との差（勝率）と95%区間
page-lead = コインの差と95%区間
page-coins-ahead = コインの差
page-arena = アリーナ：{ $bots }
page-games = { $games }ゲーム
page-seed = シード{ $seed }
page-budget = 選択1回に{ $budget }
page-duplicates = 重複方式：1巡の全ゲームで、同じ列と同じダイスを使用
page-players = { $players }人、{ $games }ゲーム
page-victories = 勝率と95%区間
page-share = 勝率（破線：均等）
page-rating = レートと95%区間
page-elo = Eloと95%区間
page-coins = 最後のコイン（破線：平均）
page-pairs = 行の列に対する勝率
page-arena-footer = 時間は、対戦したコンピューターでの、2つ以上から選ぶ選択1回の時間です。チーム戦では、どの席にもチームのコインと勝敗を数えます。レートは、チームの順位から求めます。2倍で数えるプレイヤーは、その順位に2回現れます。最後の表は、全ボットを合わせたチームの席別の結果です。
page-almanac = 組み合わせの統計
page-almanac-facts = { $bots } · シード{ $seed } · 組み合わせはランダム
page-first = 最初の組み合わせ（ラウンド1）、{ $what ->
    [races] 種族別
   *[powers] 特殊パワー別
}、95%区間
page-later = その後の組み合わせ（ラウンド{ $turn }）、{ $what ->
    [races] 種族別
   *[powers] 特殊パワー別
}、95%区間
page-coins-of-pairs = ペアごとのコイン、ラウンド{ $turn }に取得
page-coins-average = コイン（破線：組み合わせの平均）
page-taken-in = 取ったラウンド
page-combos = 組み合わせ
page-price = 払ったコイン
page-beyond = 平均を超える収入
page-less-price = 払った分を引く
page-almanac-footer = 組み合わせは無作為に取り、ほかはすべてボットが選びました。めったに出ないペアの値は、その種族と特殊パワーが別々に得る値に近づけてあります。
