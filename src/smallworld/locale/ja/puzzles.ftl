# パズルの問題と判定。
puzzle = パズル
puzzles-intro = 実戦の局面です。どれにも、長い探索で見つけた正解があります。
puzzles-solved = 正解：{ $all }題中{ $solved }題
puzzle-kind-coins = この手番で最多のコイン
puzzle-kind-course = 拡大か衰退か
puzzle-kind-defence = 守り抜け
puzzle-asks-coins = この手番に、ダイスに頼らずできるだけ多くのコインを得てください。手番の終わりまで打ってください。
puzzle-asks-course = 拡大と衰退、ゲームの終わりまでに多く稼げるのはどちらでしょう？
puzzle-asks-defence = 次はほかのプレイヤーの番です。トークンを最もよく守れるように配り直し、手番を終えてください。
puzzle-numbered = パズル{ $number }、{ $set }、{ $players }人、{ $difficulty }、{ $theme }{ $solved ->
    [yes] 、正解済み
   *[no] {""}
  }
puzzle-right = 正解！
puzzle-wrong = 惜しい。
puzzle-why-coins = あなたはコイン{ $got }枚でした。この手番に確実に得られるのは最大{ $best }枚です。目先の得をいつも取っていくと{ $usual }枚です。
puzzle-why-course = { $course ->
    [decline] 衰退
   *[expand] 拡大
  }のほうが、最終的におよそコイン{ NUMBER($better, maximumFractionDigits: 1) }枚分だけ良くなります（±{ NUMBER($within, maximumFractionDigits: 1) }、長い探索による）。
puzzle-why-defence = 最善の守りは、ほかのどの守りよりも、最終的におよそコイン{ NUMBER($better, maximumFractionDigits: 1) }枚分だけ良くなります（±{ NUMBER($within, maximumFractionDigits: 1) }、長い探索による）。
puzzle-answer = 解答
puzzle-again = もう一度
puzzle-next = 次のパズル
puzzle-all = すべてのパズル
puzzle-play-on = 続ける

# Difficulty, themes and the filter of the list.
puzzle-difficulty-easy = やさしい
puzzle-difficulty-medium = ふつう
puzzle-difficulty-hard = むずかしい
puzzle-theme-conquest = ふつうの征服
puzzle-theme-powers = 特殊パワー
puzzle-theme-early = 序盤
puzzle-theme-late = 終盤
puzzle-theme-few = 少ないトークン
puzzle-theme-many = 多いトークン
puzzle-titled = パズル{ $number }
puzzles-filter = 絞り込み
puzzles-set = セット
puzzles-sets-all = すべてのセット
puzzle-set-base = 基本セットと小さなセット
puzzle-set-underground = アンダーグラウンド
puzzle-set-realms = 王国
puzzles-theme = テーマ
puzzles-themes-all = すべてのテーマ
puzzles-kind-all = この種類すべて
puzzles-difficulty = 難しさ
puzzles-difficulties-all = すべての難しさ
puzzles-state = 進み具合
puzzles-state-all = すべてのパズル
puzzles-state-unsolved = 未正解
puzzles-state-solved = 正解済み
puzzles-found = この条件に合うパズルは{ $found }題です。
puzzles-none = この条件に合うパズルはありません。
puzzles-next = 次の未正解
puzzles-filter-clear = 絞り込みを解除

# The better line, played on the board.
puzzle-better-line = より良い手順を試す
puzzle-line = より良い手順
puzzle-line-step = { $step }手目／全{ $all }手
puzzle-line-play = この手を打つ
puzzle-line-left = より良い手順から外れました。
puzzle-line-again = 手順を最初から
puzzle-line-shown = これがより良い手順でした。

# Streak, calendar, rating and sharing.
puzzle-streak = { $days }日連続
puzzle-streak-none = 今日のパズルを解くと、連続記録が始まります。
puzzle-longest = 最長：{ $days }日
puzzle-rating = パズルレート：{ $rating } ± { $within }
puzzle-rating-none = 各パズルの最初の解答で、パズルレートが変わります。
puzzle-rating-change = パズルレート：{ $rating }（{ $change }）
puzzle-moves = アカウントを作るかログインしても、記録は引き継がれます。
puzzle-calendar = これまでのパズル
puzzle-month-before = 前の月
puzzle-month-after = 次の月
puzzle-day = { $day }{ $state ->
    [won] 、その日に正解
    [solved] 、正解
    [tried] 、まだ正解していません
   *[none] {""}
  }
puzzle-share = 結果を共有
puzzle-share-text = コピーする結果
puzzle-share-title = スモールワールドのパズル：{ $title }
puzzle-share-solved = { $tries ->
    [1] 1回で正解
   *[other] { $tries }回目で正解
  }
puzzle-share-tried = { $tries ->
    [1] 1回挑戦
   *[other] { $tries }回挑戦
  }
puzzle-share-streak = { $days }日連続
