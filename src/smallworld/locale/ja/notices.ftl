### 卓が見えていないときの通知：1行か2行。

notice-turn = { $players }との対戦：あなたの手番です。
notice-tokens = { $players }との対戦：戻ったトークンを置いてください。
notice-rematch = { $players }との再戦に招待されています。

push-on = プッシュ通知
push-refused = ブラウザーがこのページの通知をブロックしています。
push-failed = ブラウザーのプッシュサービスにつながりません。後でもう一度お試しください。
