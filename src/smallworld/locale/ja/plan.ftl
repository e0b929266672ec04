### ほかのプレイヤーの手番中に、次の手番を計画するボード。

plan-board = 計画ボード
plan-hint = いまのボードで、次の手番を試せます。見えるのはあなただけで、計画は保存されます。
plan-leave = 卓に戻る
plan-whole = 手番の最後まで計画しました：コイン{ $coins }枚。
plan-to-chance = 次は運しだいなので、その先は計画できません。
plan-step = あなたの選択
plan-lost = 手順{ $place }はもうできません：{ $what }（{ $why }）
plan-do-take = 「{ combo-the }」を取る
plan-do-expand = アクティブな種族で拡大する
plan-do-decline = 衰退する
plan-do-conquer = 「{ $region }」を征服する
plan-do-attempt = 「{ $region }」にダイスを振る
plan-do-abandon = 「{ $region }」を放棄する
plan-do-stop = 征服をやめる
plan-do-spread = トークンを配り直す
plan-do-deploy = トークンを配り直す
plan-combo-gone = ほかのプレイヤーが取ったか、コインが足りません
plan-not-possible = いまはルール上できません
plan-yours = あなたの計画
plan-next = 次：{ $what }
plan-next-other = 次は計画と少し違います：{ $what }。いまはトークン{ $tokens }枚が必要です。
plan-play-all = { $number }手順を実行
plan-play-next = 次の手順を実行
plan-pass = この手順を飛ばす
plan-forget = 計画を捨てる
