### サーバーが断る理由。

# --- Playing -----------------------------------------------------------------------------------------------

refusal-stale = クリックしている間にゲームが進みました。ボードを確かめて、もう一度お試しください。
refusal-not-your-turn = いまは別のプレイヤーが決める番です。
refusal-illegal = いまはルール上できません。
refusal-no-way-back = ダイス、新しい組み合わせ、ほかのプレイヤーの手より前には戻せません。
refusal-away = ボットが代わりに遊んでいます。まず席に戻ってください。
refusal-no-time = 持ち時間が切れました。次のラウンドから戻れます。
refusal-not-your-seat = あなたの席ではありません。
refusal-unanswered = このパズルには、まだ完全な解答がありません。
refusal-no-team = あなたはどのチームにも入っていないか、複数のチームの席を持っています。
refusal-not-running = ゲームは進行中ではありません。
refusal-other-rules = このゲームは別のルールで始まったため、ここでは続けられません。

# --- Tables ------------------------------------------------------------------------------------------------

refusal-begun = ゲームはもう始まっています。
refusal-not-begun = ゲームはまだ始まっていません。
refusal-running = ゲームはまだ終わっていません。
refusal-over = その時点では、ゲームはもう終わっています。
refusal-taken = その席は埋まっています。
refusal-too-soon = 離れたばかりです。もう少し待ってください。
refusal-here = そのプレイヤーは席にいるか、ボットが代わりに遊んでいます。
refusal-not-here = これを決められるのは、卓にいるプレイヤーだけです。
refusal-no-turn-ahead = 計画できる手番は残っていません。
refusal-own-pace = この卓はもう元の速さです。
refusal-bots-turn = ボットの手番中です。終わってからもう一度お試しください。
refusal-kept = その席はほかの人のために取ってあります。
refusal-not-host = それができるのは、卓を立てた人だけです。
refusal-not-alone = ボットの強さを変えられるのは、1人でボットと遊んでいるプレイヤーだけです。
refusal-missing = 見つかりません。削除されたのかもしれません。
refusal-closed = モデレーターがこの卓を閉じました。
refusal-bad-record = このファイルはスモールワールドのゲームではないか、壊れています。
refusal-bad-realm = このボードは作れません：{ $why }
refusal-bad-draft = この自作の種族か特殊パワーには誤りがあり、遊べません。
refusal-unfit-board = { $name }は、地形「{ $land }」のあるマップでのみ遊べます。
refusal-own-is-private = 自作の種族と特殊パワーは、非公開の卓でだけ使えます。
refusal-no-such-box = セット「{ $box }」はありません。
refusal-no-such-scenario = シナリオ「{ $scenario }」はありません。使えるもの：{ $known }。
refusal-no-box = セットを1つ以上選んでください。種族と特殊パワーがなければ、ゲームになりません。
refusal-two-scenarios = 一度に遊べるシナリオは1つだけです。
refusal-no-such-world = 世界「{ $world }」はありません。使えるもの：{ $known }。
refusal-no-world = { $world ->
    [underground] 地底の世界には{ $boxes }が必要です。追加してください。
   *[other] 地上には{ $boxes }が必要です。追加してください。
}
refusal-no-places = 聖なるアイテムと伝説の地には{ $boxes }が必要です。追加してください。
refusal-not-in-world = { $feature ->
    [lake] この世界には湖がないので、
   *[other] この世界では、
}{ $boxes }は遊べません。{ $elsewhere ->
    [surface] 地上のセットを加えれば、地上で遊べます。
    [underground] 地底のセットを加えれば、地底で遊べます。
   *[other] {""}
}
refusal-no-board = この選択には{ $players }人用のマップがなく、{ $numbers }人用だけです。{ $boxes ->
    [none] {""}
   *[other] { $players }人で遊べるのは{ $boxes }です。
}
refusal-too-few-combos = { $players }人には種族{ $needed }と特殊パワー{ $needed }が必要です。不足：種族{ $races }、特殊パワー{ $powers }。{ $boxes ->
    [none] セットをいくつか追加してください。
   *[other] このうち1つで足ります：{ $boxes }。
}
refusal-other-teams = このシナリオのチームは{ $number }人用で、{ $players }人では遊べません。

# --- People ------------------------------------------------------------------------------------------------

refusal-nobody = まずお名前を教えてください。ゲストとして遊ぶか、ログインしてください。
refusal-bad-name = 名前は1文字から{ $most }文字までです。
refusal-bad-line = メッセージは1文字から{ $most }文字までです。
refusal-wrong = 名前、パスワード、パスキーのどれかが違います。
refusal-name-taken = この名前のアカウントはもうあります。別の名前を選んでください。
refusal-logged-in = もうアカウントをお持ちです。
refusal-log-in-again = 確認のため、もう一度ログインしてください。
refusal-muted = モデレーターにより、{ $until ->
    [forever] {""}
   *[other] { $until }まで
}発言を止められています。
refusal-muted-names = モデレーターにより発言を止められているため、{ $until ->
    [forever] {""}
   *[other] { $until }まで
}ここで名前を選べません。
refusal-banned = モデレーターにより、{ $until ->
    [forever] {""}
   *[other] { $until }まで
}利用を止められています。
refusal-address-banned = モデレーターにより、あなたのネットワークアドレスからの利用が{ $until ->
    [forever] {""}
   *[other] { $until }まで
}止められています。

# --- Anything else -----------------------------------------------------------------------------------------

refusal-too-often = 速すぎます。{ $wait }秒お待ちください。
refusal-too-many-bots = ボットの遊んでいるあなたの卓が多すぎます。まずどれかのゲームを終えてください。
refusal-too-large = 長すぎます。
refusal-busy = サーバーへの接続が多すぎます。少し待ってからお試しください。
refusal-crowded = サーバーがいっぱいです。30秒ほど待ってからお試しください。
refusal-unavailable = サーバーがいま何も保存できません。少し後でお試しください。
refusal-broken = サーバーで問題が起きました。あなたのせいではありません。
refusal-malformed = サーバーが理解できませんでした。入力を確かめてください。
refusal-no-push = このサーバーは通知を送りません。
refusal-origin = このページからサーバーにそれを頼むことはできません。
refusal-header = このページからサーバーにそれを頼むことはできません。
refusal-http = サーバーはそれに対応していません。
