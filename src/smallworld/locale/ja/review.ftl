### ゲームの振り返り：勝率、損の大きかった選択、運。

review-title = ゲームの振り返り
review-whose = { $bot }の見積もりです。全員のコインを知っていますが、先のダイスと山札は知りません。
review-chances = 勝率%
review-end = 終了
review-begun = 開始時
review-own = 自分の選択
review-others = ほかの人の選択
review-luck = 運
review-ended = 終了時
review-dear = ラウンド{ $turn }、{ $player }：およそ{ count-coins }の損（{ $least }～{ $most }）。勝率{ $before }%→{ $after }%。
review-none = { $player }に目立ったミスはありません。
review-played = 実際の手：
review-better = より良い手：
review-hint = 各プレイヤーの勝率、損の大きかったミスとより良い手、そして運がどれだけあったか。
review-thinks = { $bot }が分析中：選択{ $most }のうち{ $done }
review-begins = { $bot }がゲームを分析しています…
review-sofar = ここまでで損の大きかった選択です。まだ増えるかもしれません。
review-parts = 自分の選択、ほかの人の選択、ダイスと山札によって、勝率がどれだけ上がったか（+）、下がったか（−）。すべてを足すと終了時の勝率になります。
review-failed = このゲームは分析できませんでした。
review-chart = 勝率（%）
review-show = マップで見る
review-no-decision = review { $file }：このゲームにはまだ計画して打たれた手番がなく、振り返るものがありません
play-on-what = ラウンド{ $turn }、{ $player }の手番です。ここから新しい卓で、新しいダイスと山札で続けます。元のゲームは変わりません。誰が遊びますか？
play-on-begin = 続ける
share-link = 振り返りへのリンク
share-send-link = リンクを送る
share-send-picture = 画像を送る
share-keep-picture = 画像を保存
share-draws = 画像を描いています…
share-about = スモールワールド、{ $rounds }ラウンド、{ $date }

review-ready = 振り返りができました。
