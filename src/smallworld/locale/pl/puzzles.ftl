# Łamigłówki: pytania i oceny odpowiedzi.
puzzle = Łamigłówka
puzzles-intro = Sytuacje z prawdziwych partii, każda z dobrą odpowiedzią znalezioną w długich poszukiwaniach.
puzzles-solved = Rozwiązane: { $solved } z { $all }.
puzzle-kind-coins = Najwięcej monet w tej turze
puzzle-kind-course = Rozwój czy wymieranie?
puzzle-kind-defence = Obroń się
puzzle-asks-coins = Zdobądź w tej turze jak najwięcej monet, nie licząc na kość. Graj do końca tury.
puzzle-asks-course = Rozwój czy wymieranie: co da więcej do końca gry?
puzzle-asks-defence = Teraz zagrają inni. Rozłóż żetony tam, gdzie chronią najwięcej, i zakończ turę.
puzzle-numbered = Łamigłówka { $number }, { $set }, { $players ->
    [one] 1 gracz
   *[other] { $players } graczy
  }, { $difficulty }, { $theme }{ $solved ->
    [yes] , rozwiązana
   *[no] {""}
  }
puzzle-right = Dobrze!
puzzle-wrong = Jeszcze nie.
puzzle-why-coins =
    Twój wynik w monetach: { $got }. Ta tura może dać na pewno najwyżej { $best }, a gra
    na największy zysk od ręki daje { $usual }.
puzzle-why-course = { $course ->
    [decline] Wymieranie
   *[expand] Rozwój
  } daje na koniec większą przewagę: w monetach o około { NUMBER($better, maximumFractionDigits: 1) } (±{ NUMBER($within, maximumFractionDigits: 1) }, według długich poszukiwań).
puzzle-why-defence =
    Najlepsze obrony dają na koniec większą przewagę niż wszystkie inne: w monetach o około
    { NUMBER($better, maximumFractionDigits: 1) } (±{ NUMBER($within, maximumFractionDigits: 1) }, według
    długich poszukiwań).
puzzle-answer = Odpowiedź
puzzle-again = Spróbuj ponownie
puzzle-next = Następna łamigłówka
puzzle-all = Wszystkie łamigłówki
puzzle-play-on = Graj dalej

# Difficulty, themes and the filter of the list.
puzzle-difficulty-easy = Łatwa
puzzle-difficulty-medium = Średnia
puzzle-difficulty-hard = Trudna
puzzle-theme-conquest = Zwykły podbój
puzzle-theme-powers = Specjalne zdolności
puzzle-theme-early = Początek gry
puzzle-theme-late = Późniejsza gra
puzzle-theme-few = Mało żetonów
puzzle-theme-many = Dużo żetonów
puzzle-titled = Łamigłówka { $number }
puzzles-filter = Filtr
puzzles-set = Pudełka
puzzles-sets-all = Wszystkie pudełka
puzzle-set-base = Gra podstawowa i małe pudełka
puzzle-set-underground = Underground
puzzle-set-realms = Realms
puzzles-theme = Temat
puzzles-themes-all = Wszystkie tematy
puzzles-kind-all = Wszystkie tego rodzaju
puzzles-difficulty = Trudność
puzzles-difficulties-all = Wszystkie poziomy
puzzles-state = Postęp
puzzles-state-all = Wszystkie łamigłówki
puzzles-state-unsolved = Nierozwiązane
puzzles-state-solved = Rozwiązane
puzzles-found = Do filtra { $found ->
    [one] pasuje jedna łamigłówka
    [few] pasują { $found } łamigłówki
   *[other] pasuje { $found } łamigłówek
  }.
puzzles-none = Żadna łamigłówka nie pasuje do filtra.
puzzles-next = Następna nierozwiązana
puzzles-filter-clear = Wyczyść filtr

# The better line, played on the board.
puzzle-better-line = Wypróbuj lepszy wariant
puzzle-line = Lepszy wariant
puzzle-line-step = Krok { $step } z { $all }
puzzle-line-play = Zagraj ten ruch
puzzle-line-left = To już nie jest lepszy wariant.
puzzle-line-again = Zacznij od nowa
puzzle-line-shown = To był lepszy wariant.

# Streak, calendar, rating and sharing.
puzzle-streak = { $days ->
    [one] Jeden dzień z rzędu
   *[other] { $days } dni z rzędu
  }
puzzle-streak-none = Rozwiąż łamigłówkę dnia, aby zacząć serię.
puzzle-longest = Najdłuższa: { $days }
puzzle-rating = Ranking łamigłówek: { $rating } ± { $within }
puzzle-rating-none = Twoja pierwsza odpowiedź na każdą łamigłówkę zmienia ranking łamigłówek.
puzzle-rating-change = Ranking łamigłówek: { $rating } ({ $change })
puzzle-moves = Gdy założysz konto lub się zalogujesz, postęp zostanie z tobą.
puzzle-calendar = Wcześniejsze dni
puzzle-month-before = Poprzedni miesiąc
puzzle-month-after = Następny miesiąc
puzzle-day = { $day }{ $state ->
    [won] , rozwiązana w swoim dniu
    [solved] , rozwiązana
    [tried] , jeszcze nierozwiązana
   *[none] {""}
  }
puzzle-share = Udostępnij wynik
puzzle-share-text = Wynik do skopiowania
puzzle-share-title = Łamigłówka Small World: { $title }
puzzle-share-solved = { $tries ->
    [1] rozwiązana za pierwszym razem
   *[other] rozwiązana za { $tries }. razem
  }
puzzle-share-tried = { $tries ->
    [1] jedna próba
    [few] { $tries } próby
   *[other] { $tries } prób
  }
puzzle-share-streak = { $days ->
    [one] jeden dzień z rzędu
   *[other] { $days } dni z rzędu
  }
