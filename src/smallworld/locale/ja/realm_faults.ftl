### タイルで作ったボードの問題。

realm-fault-name = 名前は1文字から{ $most }文字までにしてください。
realm-fault-players = { $players }人用ですが、{ $least }人から{ $most }人まででなければなりません。
realm-fault-rounds = { $rounds }ラウンドですが、1から{ $most }まででなければなりません。
realm-fault-water = 水域は次のどれかにしてください：{ $known }。
realm-fault-no-tiles = タイルがありません。
realm-fault-no-such-tile = タイル{ $tile }はありません。タイルはAからZまでです。
realm-fault-tile-twice = タイル{ $tile }が2回使われていますが、箱には1枚しかありません。
realm-fault-no-such-side = タイル{ $tile }にその面はありません。面は地上（surface）と地底（underground）です。
realm-fault-cell-taken = { $column }、{ $row }にはタイル{ $other }があるので、タイル{ $tile }を置けません。
realm-fault-too-far = タイル{ $tile }は、中央から{ $most }マスより遠くにあります。
realm-fault-turn = タイル{ $tile }の回転は{ $turn }回ですが、0回から5回まででなければなりません。
realm-fault-no-such-piece = そのコマはありません。箱には山が{ $mountains }個、深淵が{ $chasms }個あります。
realm-fault-piece-twice = { $kind ->
    [mountain] 山{ $number }が2回使われていますが、箱には1個しかありません。
   *[chasm] 深淵{ $number }が2回使われていますが、箱には1個しかありません。
}
realm-fault-piece-off = { $kind ->
    [mountain] 山{ $number }は、卓上にないタイル{ $tile }にあります。
   *[chasm] 深淵{ $number }は、卓上にないタイル{ $tile }にあります。
}
realm-fault-piece-place = タイル{ $tile }に場所{ $place }はありません。場所は0から5までです。
realm-fault-piece-on-water = { $kind ->
    [mountain] タイル{ $tile }の水域に、山{ $number }は置けません。
   *[chasm] タイル{ $tile }の水域に、深淵{ $number }は置けません。
}
realm-fault-piece-on-piece = { $kind ->
    [mountain] タイル{ $tile }のほかのコマの上に、山{ $number }は置けません。
   *[chasm] タイル{ $tile }のほかのコマの上に、深淵{ $number }は置けません。
}
realm-fault-parted = タイル{ $tile }のコマが、地域{ $region }を2つに分けてしまいます。
realm-fault-narrow = タイル{ $tile }のコマで、地域{ $region }にトークンを置く場所がなくなります。
realm-fault-crowd = タイル{ $tile }で、{ $regions }など4つの地域が1点で接してしまいます。
realm-fault-border-no-water = タイル{ $tile }の河の境界が、水域にありません。
realm-fault-border-twice = 2つの河の境界が同じ場所にあります。
realm-fault-border-drifts = タイルが動くボードには、河の境界を置けません。接した水域は必ずつながるからです。
realm-fault-no-such-mark = 印「{ $mark }」はありません。使えるもの：{ $known }。
realm-fault-no-region = 地域{ $region }はありません。使えるもの：{ $known }。
realm-fault-region-twice = 1つの地域に、同じコマが2回あります。
realm-fault-no-mountain = { $region }に山頂がありますが、そこは山ではありません。
realm-fault-no-land = { $region }は陸ではないので、何も置けません。
realm-fault-too-many = 1種類のコマが{ $number }回使われていますが、箱には{ $most }個しかありません。
realm-fault-both = { $region }に失われた種族とモンスターの両方があります。
realm-fault-vein-level = { $region }は、1つの金脈の1つの層に属さなければなりません。
realm-fault-vein-twice = { $region }の金脈には、その層の地域がもうあります。
realm-fault-vein-taken = { $region }は金脈の地域なので、最初に置けるのは番人だけです。
realm-fault-two-tunnels = 1つの地域にトンネルが2つあります。
realm-fault-name-of-region = 地域{ $region }の名前は1文字から{ $most }文字までにしてください。
realm-fault-names-too-long = 地域の名前が長すぎます。全部で{ $bytes }バイトですが、{ $most }バイトまでです。
realm-fault-code-too-long = 文字列が{ $most }文字より長いです。
realm-fault-code-version = 文字列のバージョンは{ $version }ですが、読めるのはバージョン{ $known }だけです。
realm-fault-code-torn = 文字列が壊れているか、欠けています。
realm-fault-too-many-to-mirror = タイル{ $number }枚は多すぎて反転できません。{ $most }枚までです。
realm-fault-rules-title = 題名は1文字から{ $most }文字までにしてください。
realm-fault-rules-tool = ルール「{ $said }」はありません。使えるもの：{ $known }。
realm-fault-rules-field = 項目「{ $said }」はありません。使えるもの：{ $known }。
realm-fault-rules-value = { $field }は{ $said }ですが、{ $wanted }でなければなりません。
realm-fault-rules-twice = { $feature }にはもうルールがあります。ルールは1つずつしか付けられません。
realm-fault-rules-apart = ルール「{ $tool }」と「{ $other }」は一緒に使えません。
realm-fault-rules-world = ルール「{ $tool }」には、両方の世界の種族が必要です。
realm-fault-unknown = { $message }
