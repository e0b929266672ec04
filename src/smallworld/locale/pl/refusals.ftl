### Odmowy serwera, według kodu błędu (docs/reference/protocol-errors.md).

# --- Playing -----------------------------------------------------------------------------------------------

refusal-stale = Gra poszła dalej, zanim dotarło twoje kliknięcie. Spójrz na planszę i spróbuj ponownie.
refusal-not-your-turn = Teraz decyduje inny gracz.
refusal-illegal = Zasady teraz na to nie pozwalają.
refusal-no-way-back = Nie można cofnąć rzutu kością, nowej kombinacji ani ruchu innego gracza.
refusal-away = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
refusal-no-time = Twój czas minął. Możesz wrócić w następnej rundzie.
refusal-not-your-seat = To nie twoje miejsce.
refusal-unanswered = Ta łamigłówka nie ma jeszcze pełnej odpowiedzi.
refusal-no-team = Nie masz tu drużyny albo grasz za kilka osób.
refusal-not-running = Ta gra nie trwa.
refusal-other-rules = Ta partia zaczęła się według innych zasad i nie może tu trwać dalej.

# --- Tables ------------------------------------------------------------------------------------------------

refusal-begun = Gra już się zaczęła.
refusal-not-begun = Gra jeszcze się nie zaczęła.
refusal-running = Gra jeszcze się nie skończyła.
refusal-over = W tym miejscu gra jest już skończona.
refusal-taken = To miejsce jest zajęte.
refusal-too-soon = Ten gracz dopiero co odszedł. Poczekaj chwilę.
refusal-here = Ten gracz jest tutaj albo gra za niego bot.
refusal-not-here = Decydują tylko gracze przy tym stole.
refusal-no-turn-ahead = Nie masz już tur do zaplanowania.
refusal-own-pace = Stół ma już zwykłe tempo.
refusal-bots-turn = Bot rozgrywa właśnie swoją turę. Spróbuj ponownie, gdy się skończy.
refusal-kept = To miejsce jest zarezerwowane dla kogoś innego.
refusal-not-host = Może to zrobić tylko gospodarz stołu.
refusal-not-alone = Poziom botów może zmienić tylko ktoś, kto gra z samymi botami.
refusal-missing = Nie znaleziono. Możliwe, że zostało usunięte.
refusal-closed = Moderatorzy zamknęli ten stół.
refusal-bad-record = Ten plik nie jest partią Small World albo jest uszkodzony.
refusal-bad-realm = Tej planszy nie da się zbudować: { $why }
refusal-bad-draft = Ten szkic zawiera błąd i nie da się na nim grać.
refusal-unfit-board = { $name }: można grać tylko na planszy z terenem „{ $land }”.
refusal-own-is-private = Własne rasy i zdolności są tylko na prywatne stoły.
refusal-no-such-box = Nieznane pudełko „{ $box }”.
refusal-no-such-scenario = Nieznany scenariusz „{ $scenario }”. Do wyboru: { $known }.
refusal-no-box = Wybierz co najmniej jedno pudełko: bez ras i zdolności nie ma gry.
refusal-two-scenarios = Naraz można grać tylko w jeden scenariusz.
refusal-no-such-world = Nieznany świat „{ $world }”. Do wyboru: { $known }.
refusal-no-world = { $world ->
    [underground] Podziemny świat potrzebuje pudełka { $boxes }: dodaj je.
   *[other] Powierzchnia potrzebuje pudełka { $boxes }: dodaj je.
}
refusal-no-places = Relikwie i miejsca potrzebują pudełka { $boxes }: dodaj je.
refusal-not-in-world = W tym świecie nie da się grać z: { $boxes }{ $feature ->
    [lake] {" "}(nie ma tu jeziora).
   *[other] .
}{ $elsewhere ->
    [surface] {" "}Da się na powierzchni, z pudełkiem tego świata.
    [underground] {" "}Da się pod ziemią, z pudełkiem tego świata.
   *[other] {""}
}
refusal-no-board = { $players ->
    [one] Ten wybór nie ma mapy dla { $players } gracza.
   *[other] Ten wybór nie ma mapy dla { $players } graczy.
} Mapy są dla tylu graczy: { $numbers }.{ $boxes ->
    [none] {""}
   *[other] {" "}W tej liczbie zagracie z: { $boxes }.
}
refusal-too-few-combos = Przy tylu graczach ({ $players }) potrzeba { $needed } ras i { $needed } zdolności. Brakuje: rasy { $races }, zdolności { $powers }.{ $boxes ->
    [none] {" "}Dodaj kilka pudełek.
   *[other] {" "}Wystarczy jedno z tych: { $boxes }.
}
refusal-other-teams = Drużyny tego scenariusza są dla innej liczby graczy: { $number }, a nie { $players }.

# --- People ------------------------------------------------------------------------------------------------

refusal-nobody = Najpierw powiedz, kim jesteś: graj jako gość albo się zaloguj.
refusal-bad-name = Imię musi mieć od 1 do { $most } znaków.
refusal-bad-line = Wiadomość musi mieć od 1 do { $most } znaków.
refusal-wrong = Złe imię, hasło lub klucz dostępu.
refusal-name-taken = Konto o tym imieniu już istnieje. Wybierz inne imię.
refusal-logged-in = Masz już konto.
refusal-log-in-again = Dla potwierdzenia zaloguj się ponownie.
refusal-muted = Moderatorzy odebrali ci głos{ $until ->
    [forever] .
   *[other] . Do kiedy: { $until }.
}
refusal-muted-names = Nie możesz tu wybierać imion{ $until ->
    [forever] {""}
   *[other] {" "}(do kiedy: { $until })
}: moderatorzy odebrali ci głos.
refusal-banned = Moderatorzy zamknęli ci wstęp{ $until ->
    [forever] .
   *[other] . Do kiedy: { $until }.
}
refusal-address-banned = Moderatorzy zamknęli wstęp twojemu adresowi sieciowemu{ $until ->
    [forever] .
   *[other] . Do kiedy: { $until }.
}

# --- Anything else -----------------------------------------------------------------------------------------

refusal-too-often = Nie tak szybko. Poczekaj { $wait ->
    [one] 1 sekundę.
    [few] { $wait } sekundy.
    [many] { $wait } sekund.
   *[other] { $wait } sekundy.
}
refusal-too-many-bots = Boty grają już przy zbyt wielu twoich stołach. Najpierw skończ jedną z tych partii.
refusal-too-large = To jest za długie.
refusal-busy = Serwer ma zbyt wiele połączeń. Spróbuj za chwilę.
refusal-crowded = Serwer jest pełny. Spróbuj za pół minuty.
refusal-unavailable = Serwer nie może teraz niczego zapisać. Spróbuj za chwilę.
refusal-broken = Coś poszło nie tak na serwerze. To nie twoja wina.
refusal-malformed = Serwer tego nie rozumie. Sprawdź, co jest wpisane.
refusal-no-push = Ten serwer nie wysyła powiadomień.
refusal-origin = Tej stronie nie wolno o to prosić serwera.
refusal-header = Tej stronie nie wolno o to prosić serwera.
refusal-http = Serwer tego nie potrafi.
