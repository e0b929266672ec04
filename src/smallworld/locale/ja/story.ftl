### ゲームの記録。短い現在形か体言止めで、必ず。か！で終わる。story-from は地域の前に立つ所有の形。

# --- Parts of sentences -----------------------------------------------------------------------------

story-troops = { $race ->
    [none] { count-tokens }
   *[other] { race-name }{ $number }枚
}
story-from = { $from ->
    [player] { $victim }の
    [own] 自分の別の種族の
    [tribe] 失われた種族の
    [monsters] モンスターの
   *[none] { "" }
}
story-monsters-conquer = { $ability }が{ story-from }「{ $region }」を{ count-tokens }で征服。
story-monsters-awake = { $ability }が目を覚まし、「{ $region }」を守る：{ count-tokens }追加。
story-monsters-attack = { $ability }が攻めてくる：{ count-tokens }。

# --- Turn and combo ---------------------------------------------------------------------------------

story-turn-began = ラウンド{ $number }：{ $player }の手番。
story-combo-taken = { $player }が「{ combo-the }」を取る：{ count-tokens }。
story-coins-paid = { $player }が組み合わせに{ count-coins }を払う。
story-coins-found = { $player }が組み合わせの上の{ count-coins }を手に入れる。
story-badge-drawn = { $player }がバッジを引く：「{ $ability }」。
story-badge-exchanged = { $player }がバッジを交換。列に並んだのは「{ $race ->
    [none] { $other }
   *[other] { combo-the }
}」。
story-combo-revealed = 列に登場：「{ $race ->
    [none] { $other }
   *[other] { combo }
}」。
story-marker-discovered = { $player }が「{ $region }」を探り、見つけたのは…{ $ability }！

# --- Conquest ---------------------------------------------------------------------------------------

story-region-abandoned = { $player }が「{ $region }」を放棄。
story-region-conquered = { $by ->
    [conquer] { $player }が{ story-from }「{ $region }」を{ story-troops }で征服。
    [attempt] ダイスが微笑む。{ $player }が{ story-from }「{ $region }」を{ story-troops }で征服。
    [dragon-master] { $player }のドラゴンが{ story-from }「{ $region }」に舞い降りる。
    [sorcerers] { $player }が「{ $region }」にいた{ $victim }の1枚を{ race-sorcerers.one }に変える。
    [catapult] 飛んでけ！{ $player }がカタパルトで{ story-from }「{ $region }」を征服。
    [mercenary] 傭兵の手を借りて、{ $player }が{ story-from }「{ $region }」を征服。
    [vampire] { $player }が「{ $region }」にいた{ $victim }の1枚に噛みつき、寝返らせる。
    [the-shiny-orb] オーブが輝き、「{ $region }」にいた{ $victim }の1枚が{ $player }に従う。
    [will-o-wisps] 鬼火に導かれ、{ $player }が{ story-from }「{ $region }」を{ story-troops }で征服。
    [skeleton-guards] { story-monsters-conquer }
    [sorcerer-guards] { story-monsters-conquer }
    [mummy-guards] { story-monsters-conquer }
   *[other] { $player }が「{ $ability }」で{ story-from }「{ $region }」を征服。
}
story-tokens-lost = { $whose ->
    [nobody] モンスターが「{ $region }」で{ count-tokens }を失う。
   *[player] { $player }が「{ $region }」の守りで{ story-troops }を失う。
}
story-tokens-withdrew = { $whose ->
    [nobody] モンスターの{ count-tokens }が「{ $region }」から撤退。
   *[player] { $player }の{ story-troops }が「{ $region }」から撤退。
}
story-die-rolled = { $whose ->
    [nobody] { $number ->
        [0] モンスターのダイス：無地。
       *[other] モンスターのダイス：{ $number }！
    }
   *[player] { $number ->
        [0] { $player }がダイスを振る：無地。
       *[other] { $player }がダイスを振る：{ $number }！
    }
}
story-final-attempt-failed = { $whose ->
    [nobody] モンスターが「{ $region }」で撃退される。
   *[player] { $player }が「{ $region }」で撃退される。
}
story-target-chosen = { $ability }の狙いは、手の届く中で最も守りの薄い「{ $region }」：{ count-tokens }が必要。
story-lot-drawn = 同じくらい守りの薄い{ $number }か所から、ダイスが「{ $region }」を選ぶ。
story-attackers-stayed = { $ability }は動かない：{ count-tokens }で手の届く地域がない。
story-tokens-joined = { $ability }が「{ $region }」に集まる：{ count-tokens }追加。

# --- Redeployment -----------------------------------------------------------------------------------

story-tokens-gained = { $by ->
    [well-of-souls] 井戸からゴースト{ $number }枚がよみがえり、{ $player }に仕える。
    [skeletons] { $player }の新しいスケルトン{ $number }枚が立ち上がる。
    [igors] 生きている！{ $player }に新しいイゴール{ $number }枚が加わる。
    [fauns] ファウヌスの宴で、{ $player }に{ story-troops }が加わる。
    [pygmies] { $player }が新しいウィッチドクター{ $number }枚を呼び出す。
    [mudmen] 泥の中から、{ $player }の新しいマッドマン{ $number }枚が這い出す。
    [the-fountain-of-youth] 若返りの泉が湧き立つ。{ $player }に{ story-troops }。
   *[other] { $player }に{ story-troops }が加わる（{ $ability }）。
}
story-tokens-taken-off = { $player }が{ story-troops }を次の手番までマップの外に置く（{ $ability }）。
story-tokens-deployed = { $player }が{ story-troops }を「{ $region }」に配備。
story-piece-placed = { $by ->
    [priestesses] { $player }が「{ $region }」に象牙の塔を建てる。
    [fortified] { $player }が「{ $region }」に要塞を建てる。
    [heroic] { $player }の英雄が「{ $region }」を見張る。
    [bivouacking] { $player }が「{ $region }」に{ count-encampment }を設ける。
    [behemoth] { $player }の{ count-behemoth }が「{ $region }」へのし歩く。
    [leader] { $player }のリーダーが「{ $region }」に立つ。
    [leprechauns] { $player }が「{ $region }」に金の壺を隠す。
    [catapult] { $player }がカタパルトを「{ $region }」に運ぶ。
    [cultists] { $player }の古の大いなる者が「{ $region }」に宿る。
    [flames] { $player }が「{ $region }」に火山を噴き上げる。
    [royal] { $player }の女王が「{ $region }」に宮廷を開く。
    [shield] { $player }が「{ $region }」でキノコの鎧を着せる。
    [magic] { $player }が何でも袋を「{ $region }」に引きずっていく。
    [balrog] { $player }が「{ $region }」にバルログを送り込む！
    [the-crypt-of-the-tomb-raider] { $player }が幽霊に「{ $region }」を見張らせる。
    [the-flying-doormat] 空飛ぶドアマットが{ $player }の一行を乗せ、「{ $region }」に降りる。
    [froggys-ring] { $player }がフロッギーの指輪を「{ $region }」に置く。
    [the-stinky-trolls-socks] トロールの臭いで「{ $region }」から誰もいなくなり、{ $player }が喜ぶ。
    [the-scepter-of-avarice] { $player }が強欲の王笏を「{ $region }」に立てる。
    [the-shiny-orb] 輝くオーブが「{ $region }」で光る。
    [the-sword-of-the-killer-rabbit] 殺人兎の剣が{ $player }のために一閃し、「{ $region }」に残る。
    [guardians] モンスター2体が「{ $region }」に住みつき、まだ誰も見たことのないものを守る。
    [creation] { $number ->
        [1] { $player }が「{ $region }」に失われた種族を住まわせる。
       *[other] { $player }が「{ $region }」をモンスター2体に守らせる。
    }
    [coins-on-peaks] { $player }が「{ $region }」に{ count-coins }を置く。
    [skeleton-guards] { story-monsters-awake }
    [sorcerer-guards] { story-monsters-awake }
    [mummy-guards] { story-monsters-awake }
   *[other] { $player }が「{ $region }」で「{ $ability }」を使う。
}
story-pieces-gathered = { $by ->
    [fireball] { $player }の火球{ $number }個が練り上がる。
    [iron-dwarves] { $player }の銀の槌{ $number }本が打ち上がる。
    [shield] { $player }のキノコの鎧{ $number }領が仕立て上がる。
    [skeleton-guards] { story-monsters-attack }
    [sorcerer-guards] { story-monsters-attack }
    [mummy-guards] { story-monsters-attack }
   *[other] { $player }がさらに{ $number }個を集める（{ $ability }）。
}
story-player-named = { $by ->
    [diplomat] { $player }が{ $other }と和平を結ぶ。
   *[other] { $player }が{ $other }を選ぶ（{ $ability }）。
}

# --- Scoring and decline ----------------------------------------------------------------------------

story-coins-scored = { $by ->
    [none] { $race ->
        [none] { $player }が地域から{ count-coins }を得る。
       *[other] { $player }が{ race-of }地域から{ count-coins }を得る。
    }
    [aquatic] 沿岸と内陸の差し引き：{ $player }にコイン{ $number }枚（{ $ability }）。
   *[other] { $player }がさらに{ count-coins }を得る：「{ $ability }」。
}
story-coins-gained = { $by ->
    [leader] { $player }が捕虜のリーダーで{ count-coins }を得る。
    [the-altar-of-souls] 祭壇で魂が燃える。{ $player }に{ count-coins }。
    [martyr] { $player }に慰めの{ count-coins }：「{ $ability }」。
    [vanishing] 煙のように消えた。{ $player }に{ count-coins }。
    [veins-of-gold] { $player }が金を掘り当てる：{ count-coins }！
   *[other] { $player }が{ count-coins }を得る：「{ $ability }」。
}
story-coins-spent = { $player }が{ count-coins }を払う：「{ $ability }」。
story-coins-taken = { $by ->
    [ransom] { $other }がリーダーを取り戻す：{ $player }に{ count-coins }。
    [froggys-ring] 指輪がケロケロ鳴く：{ $other }が{ $player }に{ count-coins }を渡す。
    [thieving] { $player }が{ $other }から{ count-coins }を盗む。
    [liches] 衰退してもリッチは取り立てる：{ $other }が{ $player }に{ count-coins }を払う。
    [rusted-throne] { $other }が玉座に貢ぐ：{ $player }に{ count-coins }。
   *[other] { $player }が{ $other }から{ count-coins }を取る：「{ $ability }」。
}
story-race-declined = { $player }が「{ combo-the }」を衰退させる。
story-race-left-the-map = { $player }の{ race-the }がマップを去る。さらば！
story-tile-moved = { $number ->
    [0] { $player }が「{ $region }」のタイルを押して動かす。
   *[other] { $player }が「{ $region }」のタイルを回す。
}
story-tile-laid = { $player }が「{ $region }」のタイルを置く。
story-piece-laid = { $player }がタイルに「{ $region }」を置く。
story-item-taken = { $player }が後のために「{ $ability }」を取る。
story-event-drawn = 新しい出来事：「{ $ability }」。
story-game-over = ゲーム終了。コインを見せよう！

# --- Since your last turn ---------------------------------------------------------------------------

recap-title = 前の手番からの出来事
recap-bot = ボットがあなたの代わりに手番を{ $number }回行いました。
