### 工房：自作の種族と特殊パワー。ターミナルとブラウザーで使う。

# --- Tokens ------------------------------------------------------------------------------------------------

draft-race = 種族バナーの数は{ $number }、箱のトークンは{ $supply }枚です。
draft-power = { $number ->
    [0] バッジで増えるトークンはありません。
   *[other] バッジで増えるトークンは{ $number }枚です。
}
draft-no-ability = ほかに能力はありません。

# --- Effects of tools --------------------------------------------------------------------------------------

tool-feature-bonus-name = 地域の種類のボーナス
tool-feature-bonus = 得点計算で、{ $every ->
    [1] この種類の地域ごとに
   *[other] この種類の{ $every }地域につき
}ボーナスコイン{ $number }枚を得ます{ $also-declined ->
    [yes] （衰退後も）
   *[no] { "" }
}：{ $features }。
tool-border-bonus-name = 境界のボーナス
tool-border-bonus = 得点計算で、この種類に接する地域ごとに、ボーナスコイン{ $number }枚を得ます：{ $features }。
tool-contact-bonus-name = 隣人のボーナス
tool-contact-bonus = 得点計算で、ほかの種族、失われた種族、モンスターに接する地域ごとに、ボーナスコイン{ $number }枚を得ます。
tool-solitude-bonus-name = 孤独のボーナス
tool-solitude-bonus = 得点計算で、ほかの種族にも失われた種族にもモンスターにも接しない地域ごとに、ボーナスコイン{ $number }枚を得ます。
tool-set-bonus-name = 離れた地域のボーナス
tool-set-bonus = 得点計算で、離ればなれの地域のまとまりごとに、ボーナスコイン{ $number }枚を得ます。
tool-union-bonus-name = つながった地域のボーナス
tool-union-bonus = 得点計算で、種族の全地域がつながっていれば、ボーナスコイン{ $number }枚を得ます。
tool-region-bonus-name = 全地域のボーナス
tool-region-bonus = 得点計算で、地域ごとにボーナスコイン{ $number }枚を得ます。
tool-spoils-bonus-name = 征服のボーナス
tool-spoils-bonus = 得点計算で、この手番に征服した空でない地域ごとに、ボーナスコイン{ $number }枚を得ます。
tool-crowd-bonus-name = 密集のボーナス
tool-crowd-bonus = 得点計算で、トークンが{ $least }枚以上ある地域ごとに、ボーナスコイン{ $number }枚を得ます。
tool-few-regions-name = 少ない地域のボーナス
tool-few-regions = 得点計算で、種族の地域が{ $most }以下なら、ボーナスコイン{ $number }枚を得ます。
tool-many-regions-name = 多い地域のボーナス
tool-many-regions = 得点計算で、{ $beyond }地域を超える分の地域ごとに、ボーナスコイン{ $number }枚を得ます。
tool-income-name = 収入
tool-income = 何を持っていても、手番ごとにボーナスコイン{ $number }枚を得ます。
tool-pension-name = 年金
tool-pension = 衰退後、地域を持っているかぎり、手番ごとにボーナスコイン{ $number }枚を得ます。
tool-first-bonus-name = 財宝
tool-first-bonus = 組み合わせを取った手番に一度だけ、ボーナスコイン{ $number }枚を得ます。
tool-peace-bonus-name = 平和のボーナス
tool-peace-bonus = アクティブな種族を攻撃しなかった手番ごとに、ボーナスコイン{ $number }枚を得ます。
tool-abandon-bonus-name = 放棄のボーナス
tool-abandon-bonus = 放棄した地域ごとにコイン{ $number }枚を得ますが、同じ手番にはその地域を征服できません。
tool-decline-bonus-name = 他種族の衰退のボーナス
tool-decline-bonus = 組み合わせを取ったときの衰退した種族と、その後に衰退する種族ごとに、コイン{ $number }枚を得ます。
tool-plunder-name = 略奪
tool-plunder = アクティブな種族から奪った地域ごとに、持ち主からコイン{ $number }枚を受け取ります。足りなければ、あるだけです。
tool-levy-name = 取り立て
tool-levy = この種族の地域を征服した相手から、コイン{ $number }枚を受け取ります。足りなければ、あるだけです。
tool-compensation-name = 補償
tool-compensation = 相手に征服された地域ごとに、銀行からコイン{ $number }枚を受け取ります。
tool-duty-name = 関税
tool-duty = { $active ->
    [yes] { $declined ->
        [yes] 衰退後も、この種族の地域を征服した相手
       *[no] アクティブの間、この種族の地域を征服した相手
    }
   *[no] { $declined ->
        [yes] 衰退後、この種族の地域を征服した相手
       *[no] アクティブの間にも衰退後にも当てはまらず、効果がありません。この種族の地域を征服した相手
    }
}から、コイン{ $number }枚を受け取ります。払えない相手は、その地域を征服できません。
tool-toll-name = 飛ばす料金
tool-toll = この組み合わせを飛ばすには、コイン1枚ではなく{ $number }枚が必要です。
tool-discount-name = 安い征服
tool-discount = { $where ->
    [all] どの地域も、必要なトークンが{ $number }枚減ります。ただし、最低でも1枚は必要です。
   *[some] この種類の地域は、必要なトークンが{ $number }枚減ります。ただし、最低でも1枚は必要です：{ $features }。
}
tool-discount-beside-name = 隣が安い
tool-discount-beside = 種族が持つこの種類の地域の隣は、必要なトークンが1枚減ります。ただし、最低でも1枚は必要です：{ $features }。
tool-discount-against-declined-name = 衰退した相手に安い
tool-discount-against-declined = 失われた種族と衰退した種族の地域は、必要なトークンが{ $number }枚減ります。ただし、最低でも1枚は必要です。
tool-recurring-discount-name = 周期的な割引
tool-recurring-discount = { $every }ラウンドごとに、どの地域も必要なトークンが{ $number }枚減ります。ただし、最低でも1枚は必要です。
tool-vengeance-name = 復讐
tool-vengeance = 前の手番から後に自分の種族を攻撃したプレイヤーの地域は、必要なトークンが{ $number }枚減ります。ただし、最低でも1枚は必要です。
tool-as-if-empty-name = 空とみなす
tool-as-if-empty = { $where ->
    [all] 誰がいても、何に守られていても、どの地域も空とみなして征服できます。
   *[some] 誰がいても、何に守られていても、この種類の地域は空とみなして征服できます：{ $features }。
}
tool-surcharge-name = 高い征服
tool-surcharge = { $where ->
    [all] この種族は、どの地域にもトークンが{ $number }枚多く必要です。
   *[some] この種族は、この種類の地域にトークンが{ $number }枚多く必要です：{ $features }。
}
tool-pack-name = 群れだけ
tool-pack = トークンが{ $number }枚以上なければ、地域を征服することも、持つこともできません。
tool-reach-name = 遠くまで届く
tool-reach = { $where ->
    [all] { $entry ->
        [yes] 地域がない間、種族はどの陸の地域からでも始められます。
       *[no] 隣接していなくても、どの陸の地域にも手が届きます。
    }
   *[some] { $entry ->
        [yes] 地域がない間、種族はこの種類の陸の地域からも始められます：{ $features }。
       *[no] 隣接していなくても、この種類の陸の地域に手が届きます：{ $features }。
    }
}
tool-linked-name = 秘密の通路
tool-linked = この種族にとって、この種類の地域はすべて互いに隣接し{ $number ->
    [0] ています
   *[other] 、必要なトークンが{ $number }枚減ります
}：{ $features }。
tool-passage-name = 通り道
tool-passage =
    種族は、誰がいてもいなくても、この種類の地域を通り抜けられます：{ $features }。ひと続きのこの種類を囲む地域は、すべて互いに隣接しています。それがマップの端にあれば、種族はそこを通って進入できます。
tool-rims-name = 縁から縁へ
tool-rims =
    この種類に接する地域は、種族の全地域に隣接していて、種族はそこからマップに進入できます：{ $features }。
tool-admitted-name = 水の上
tool-admitted = この種族は、これらをほかの地域と同じように征服して持つことができます：{ $features }。衰退後も持ち続けます。
tool-substitution-name = 入れ替え
tool-substitution = 手番ごとに相手1人につき1回、手の届く地域に1枚だけある相手のアクティブなトークンを、ストック{ $from-hand ->
    [yes] か手元
   *[no] { "" }
}のトークンと入れ替えます{ $entry ->
    [yes] 。外から手が届けば、マップへの進入にも使えます
   *[no] { "" }
}。
tool-stronghold-name = 固い守り
tool-stronghold = { $where ->
    [all] この種族の地域を攻める相手は、トークンが{ $number }枚多く必要です{ $also-declined ->
        [yes] （衰退後も）
       *[no] { "" }
    }。
   *[some] この種族のこの種類の地域を攻める相手は、トークンが{ $number }枚多く必要です{ $also-declined ->
        [yes] （衰退後も）
       *[no] { "" }
    }：{ $features }。
}
tool-immune-name = 無敵の地域
tool-immune = { $active ->
    [yes] { $declined ->
        [yes] この種類の地域は、衰退後も、相手に征服されません：{ $features }。
       *[no] アクティブの間、この種類の地域は相手に征服されません：{ $features }。
    }
   *[no] { $declined ->
        [yes] 衰退後、この種類の地域は相手に征服されません：{ $features }。
       *[no] アクティブの間にも衰退後にも地域を守らず、効果がありません。
    }
}
tool-spared-name = 損失なし
tool-spared = 地域が征服されても、トークンは失われず、すべて撤退します。
tool-silent-name = 静けさ
tool-silent = 種族がアクティブの間、相手が使えるのはトークンとダイスだけです。能力や特別なコマは助けになりません。
tool-for-attack-only-name = 攻撃専用トークン
tool-for-attack-only = この組み合わせでは、攻撃専用のトークンが{ $number }枚増え、同じ枚数が手番の終わりごとにマップを離れます。
tool-scattered-name = 薄く広く
tool-scattered = 手番の終わりに、各地域にはできるだけ少ないトークンだけが残ります。ほかは次の手番までマップを離れます。
tool-recruits-name = 新兵
tool-recruits = 再配備の前に、この手番に征服した{ $every ->
    [1] 空でない地域ごとに
   *[other] 空でない{ $every }地域につき
}、新しいトークン1枚を得ます。
tool-growth-name = 増殖
tool-growth = 再配備の前に、持っているこの種類の{ $every ->
    [1] 地域ごとに
   *[other] { $every }地域につき
}、新しいトークン1枚を得ます：{ $features }。
tool-refill-name = 新しいトークン
tool-refill = 手番の初めごとに、箱にあるかぎり、トークン{ $number }枚を得ます。
tool-regroup-name = 再編成
tool-regroup = 手番に{ $number }回、征服の合間に、余ったトークンをすべて手元に戻せます。
tool-endures-name = 長い衰退
tool-endures = 衰退後、次の種族が衰退してもマップに残ります。
tool-late-decline-name = 遅い衰退
tool-late-decline = 手番の終わり、得点計算の後に衰退できます。
tool-entombed-name = 全員残る
tool-entombed = 衰退すると、全トークンがマップに残り、最後にもう一度だけ再配備できます。地域を失うと、ほかに地域があるかぎり、トークンはそこへ撤退します。
tool-vanishing-name = 消滅
tool-vanishing = 種族が衰退すると、全トークンがマップを離れ、持っていた地域ごとにコイン1枚ではなく{ $number }枚を得ます。
tool-rebirth-name = 転生
tool-rebirth = 衰退後、手番ごとに{ $most ->
    [1] 1つの地域
   *[other] { $most }地域まで
}をアクティブな種族に渡せます。そこには、その種族のトークン1枚を置きます。

parameter-active = アクティブの間
parameter-also-declined = 衰退後も
parameter-beyond = ボーナスのない地域の数
parameter-by = トークン
parameter-coins = コイン
parameter-declined = 衰退後
parameter-entry = 始めるときだけ
parameter-every = { $tool ->
    [recurring-discount] 割引までのラウンド数
   *[other] 1回分の地域の数
}
parameter-feature = 地域の種類
parameter-features = 地域の種類
parameter-from-hand = 手元からも
parameter-least = 最小
parameter-most = 最大
parameter-times = 回数
parameter-tokens = トークン

# --- Problems of a draft -----------------------------------------------------------------------------------

draft-problem-error = エラー
draft-problem-warning = 警告
draft-fine = 問題ありません。
banner-checked = { $names }：問題ありません。ランダムな{ $number }ゲームを最後まで行いました。
workshop-source = 自作
draft-line = { $line }行目
draft-meant = { $hint ->
    [none] 使えるもの：{ $known }。
   *[other] 「{ $hint }」のことですか？
}
draft-not-toml = 正しいTOMLではありません：{ $why }。
draft-too-long = 長すぎます。{ $most }文字までにしてください。
draft-nothing = 種族も特殊パワーもありません。
draft-not-a-table = 値を持つ項目が必要です。
draft-not-a-list = 「{ $said }」はリストでなければなりません。
draft-not-a-text = 「{ $said }」は引用符に入った文字列でなければなりません。
draft-not-a-number = 「{ $said }」は整数でなければなりません。
draft-not-a-flag = 「{ $said }」はtrueかfalseでなければなりません。
draft-too-many = ここには{ $number }個ありますが、{ $most }個までです。
draft-out-of-range = 「{ $said }」は{ $number }ですが、{ $least }から{ $most }まででなければなりません。
draft-missing-field = 「{ $said }」がありません。
draft-unknown-field = 「{ $said }」という項目はありません。{ draft-meant }
draft-unknown-tool = 「{ $said }」という効果はありません。{ draft-meant }
draft-unknown-parameter = 効果「{ $tool }」に設定「{ $said }」はありません。{ $known ->
    [none] 設定は何もありません。
   *[other] { draft-meant }
}
draft-unknown-feature = ここに「{ $said }」の地域はありません。{ draft-meant }{ $new ->
    [yes] 自分のマップにこの地形がある場合は、先頭の「terrains」に加えてください。
   *[no] {""}
}
draft-not-new-terrain = 「{ $said }」は新しい地形として使えません。マップでのIDを使ってください（例：salt-flat）。
draft-needs-feature = 地域の種類を1つ以上指定してください：{ $known }。
draft-name-signs = 「{ $said }」は名前に使えません。名前に使えるのは文字と空白だけです。
draft-name-length = 名前は{ $least }文字から{ $most }文字までにしてください。
draft-name-taken = 「{ $said }」という名前は、もうゲームにあります。
draft-name-twice = 「{ $said }」が2回あります。名前は別々にしてください。
draft-supply-short = 箱のトークンは{ $number }枚で、種族バナーの{ $tokens }枚に足りません。
draft-supply-scarce = 箱のトークンは{ $number }枚だけです。数が5のバッジと組み合わせると足りません。{ $enough }枚あれば足ります。
draft-many-tokens = { $kind ->
    [race] { $number }枚は種族には多すぎます。ルールブックでは{ $most }枚までです。
   *[power] { $number }枚は特殊パワーには多すぎます。ルールブックでは{ $most }枚までです。
}
draft-law-state = 「{ $hook }」がゲームを変えていますが、質問に答えるだけでなければなりません。ボットと画面はいつでもこれを呼び出します。変更は「conquered」のような出来事のフックで行ってください。
draft-law-kept = 能力が「{ $name }」を自分のオブジェクトに保存していますが、それはすべてのゲームのコピーで共有されます。state.rememberとstate.recallを使ってください。
draft-law-chance = 「{ $name }」は、棋譜に残らない乱数を使っています。取り除いてください。ゲームは、再生しても先を試しても、同じように進まなければなりません。
draft-law-feature = 「{ $said }」の地域があるボードはありません。{ draft-meant }
draft-law-piece = 能力がコマを置きますが、コマがありません。作るときにコマを指定してください：super().__init__(Traits(piece=…))。
draft-law-number = 「{ $hook }」の値は{ $number }ですが、0以上の整数でなければなりません。
draft-law-broken = ランダムなゲームで、常に成り立つべきルールが破れました：{ $why }。
draft-law-twice = 選択も運も同じ2つのゲームが、違う結果になりました。
draft-same-twice = 同じ能力が2回あります。両方とも有効です。

# --- The page ----------------------------------------------------------------------------------------------

box-workshop = 工房
workshop-hint = 自分だけの種族や特殊パワーを作り、試し、共有できます。
workshop-intro = ゲームの部品から種族や特殊パワーを組み立てます。作りながらルールとして読め、すぐに遊べます。
workshop-broken-link = このリンクには種族も特殊パワーもありません。一部が欠けているかもしれません。
workshop-race = 種族
workshop-power = 特殊パワー
workshop-add-race = 種族を加える
workshop-add-power = 特殊パワーを加える
workshop-name = 名前
workshop-tokens-race = 種族バナーの数
workshop-tokens-power = バッジの数
workshop-supply = 箱のトークン
workshop-abilities = 能力
workshop-add-ability = 能力を加える
workshop-ability-number = 能力{ $number }
workshop-remove = 削除
workshop-remove-ability = 「{ $name }」を削除
workshop-all-regions = 選ばなければ全地域
workshop-example = カワウソ
workshop-heading-coins = コイン
workshop-heading-conquest = 征服
workshop-heading-defence = 防御
workshop-heading-tokens = トークン
workshop-heading-decline = 衰退
workshop-start-over = 最初から
workshop-reads = ルールの文
workshop-try = 試す
workshop-try-hint = ボット相手の非公開の卓です。作ったものが山札の一番上にあり、自分の手番から始まります。
workshop-opponents = 相手
workshop-play = これで遊ぶ
workshop-friends = 友だちと（リンクで）
workshop-share = 共有
workshop-share-hint = リンクにすべてが入っています。開いた人は、工房で写しを編集できます。
workshop-save = ファイルに保存
workshop-unnamed = 名前を付けると、遊んだり共有したりできます。

# The announcement of a screen reader after a change that only removes text.
workshop-said-shorter = テキストが短くなりました。
