### Co znaczą słowa na mapie.

card-rulings = Czego zasady nie mówią wprost ({ $number })
card-sources = Gdzie to zapisano: { $sources }

term-farmland =
    Ląd: kosztuje dwa żetony, jeśli nikogo tam nie ma. Ludzie dostają za nie 1 dodatkową monetę, a rasa Konna
    płaci o 1 żeton mniej.
term-forest =
    Ląd: kosztuje dwa żetony, jeśli nikogo tam nie ma. „Leśne” to także zdolność: za każdy las daje 1
    dodatkową monetę.
term-hill =
    Ląd: kosztuje dwa żetony, jeśli nikogo tam nie ma. Rasa Konna płaci o 1 żeton mniej. „Ze wzgórz” to także
    zdolność: za każde wzgórze daje 1 dodatkową monetę.
term-swamp =
    Ląd: kosztuje dwa żetony, jeśli nikogo tam nie ma. „Bagienne” to także zdolność: za każde bagno daje 1
    dodatkową monetę.
term-mountain =
    Kosztuje o 1 żeton więcej niż inny ląd: trzy, jeśli nikogo tam nie ma. Kto już tam siedzi, siedzi więc
    bezpieczniej.
term-sea =
    Woda, na którą wejdzie tylko rasa Morska. Jeśli morze sięga skraju mapy, każda rasa może wejść na mapę na
    jego brzegu.
term-lake = Woda, na którą wejdzie tylko rasa Morska. Inaczej niż morze, jezioro nie jest drogą na mapę.
term-cavern =
    Symbol. Dla rasy Podziemnej wszystkie jaskinie sąsiadują ze sobą i kosztują o 1 żeton mniej. Dla
    pozostałych nic nie znaczy.
term-magic = Symbol. Czarodzieje dostają 1 dodatkową monetę za każde źródło magii, które zajmują.
term-mine =
    Symbol. Krasnoludy dostają 1 dodatkową monetę za każdą kopalnię, którą zajmują, nawet gdy wymierają. Rasa
    Górnicza dostaje ją, dopóki jest aktywna.
term-coast = Ląd nad morzem lub jeziorem. Trytony płacą za niego o 1 żeton mniej.
term-edge = Region na skraju mapy. Tutaj zaczyna rasa, która nie ma żadnego regionu.
term-lost-tribe =
    Żeton, który nie należy do nikogo. Jego region kosztuje o 1 żeton więcej. Gdy ktoś podbije ten region,
    Zaginione Plemię znika na dobre.
term-black-mountain =
    Góra podziemnego świata: kosztuje o 1 żeton więcej, czyli trzy, jeśli nikogo tam nie ma. Rasa Kamienna
    dostaje 1 dodatkową monetę za każdą.
term-mud-pool =
    Ląd podziemnego świata. Błotniaki przy przegrupowaniu dostają nowy żeton za każde zajmowane bajoro. Rasa
    Błotna dostaje 1 dodatkową monetę za każde, nawet gdy wymiera.
term-mushroom-forest = Ląd podziemnego świata. Grzybki dostają 1 dodatkową monetę za każdy las grzybów.
term-mystic-crystal =
    Symbol podziemnego świata. Rasa Mistyczna dostaje 1 dodatkową monetę za każdy mistyczny kryształ.
term-river =
    Kosztuje jeden żeton, jeśli nikogo tam nie ma, bez względu na długość. Przy przegrupowaniu twoje żetony
    schodzą z rzeki, a monet ona nie daje.
term-chasm =
    Nikt nie może tu wejść ani tędy przejść. Tylko Pajęczatki wspinają się przez otchłań: z każdego lądu przy
    otchłani na każdy inny.
term-volcano = Otchłań, która może wybuchnąć: Płomyczki wybierają jedną i zaczynają obok niej. Nikt nie może tu wejść.
