# Samouczek. Tekst ma najwyżej dwadzieścia słów.
lesson-aim = Wygrywa ten, kto po dziesięciu rundach ma najwięcej monet. Każdy twój region daje co turę 1 monetę.
lesson-combo = Wybierz rasę z jej zdolnością. Pierwsza jest za darmo; każde miejsce niżej kosztuje o 1 monetę więcej.
lesson-combo-again = Wybierz nową rasę. Stara zostaje na mapie jako wymierająca i nadal daje monety.
lesson-edge = Wejdź od skraju mapy. Dotknij regionu, a potem go podbij: liczba to jego koszt w żetonach.
lesson-terrain = Pusty ląd kosztuje dwa żetony. Góra i każdy broniący żeton podnoszą koszt o 1.
lesson-go-on = Teraz zajmij region obok. Każdy region daje monetę, więc bierz tyle, ile zdołasz.
lesson-attack =
    Ten region zajmuje przeciwnik. Każdy żeton dodaje 1 do kosztu. Podbij region, a przeciwnik straci jeden
    żeton.
lesson-die = Zostało ci za mało żetonów. Spróbuj jeszcze raz: kość może dodać do trzech.
lesson-last-try = Podbijaj dalej. Gdy zabraknie żetonów, masz jedną ostatnią próbę z kością.
lesson-stop = Nie ma już czego podbijać. Idź dalej i przegrupuj żetony.
lesson-redeploy = Rozłóż żetony: każdy podnosi o 1 koszt ataku na swój region. Potem zakończ turę.
lesson-coins = Twoje regiony dały monety; niektóre rasy i zdolności dają ich więcej. Ile masz, tego inni nie widzą.
lesson-expand = Rozwijaj się: zbierz żetony, w każdym regionie zostaw jeden i podbijaj dalej.
lesson-decline = Mało żetonów? Skaż rasę na wymarcie: nadal daje monety, a w następnej turze wybierasz nową.
lesson-home = Tracisz region. Jeden żeton przepada; pozostałe rozmieść w innych regionach.
lesson-end = I to cała gra! Graj do dziesiątej rundy, a gdy rasie zabraknie sił, skaż ją na wymarcie.
lesson-next = Dalej
lesson-play-on = Graj dalej
lesson-leave = Pomiń samouczek
