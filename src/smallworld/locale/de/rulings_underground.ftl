### Antworten auf Fragen, die die Regeln offen lassen. Ids und Attribute: siehe en/rulings.ftl.

sources-underground = Regeln von Underground
ruling-underground-1 = Dürfen mehrere Altertümer bei einer Eroberung helfen?
    .answer = Ja, jedes Altertum einmal je Zug.
    .source = von uns
ruling-underground-2 = Was, wenn ein Volk beim Umverteilen nur Flüsse hält?
    .answer = Es verlässt sie, wartet auf der Hand und macht in deinem nächsten Zug eine erste Eroberung.
    .source = von uns
ruling-underground-3 = Spielt man zu sechst in Teams?
    .answer = Nein, alle für sich. Der gedruckte Spielplan für sechs hat drei Zweierteams.
    .source = von uns
ruling-underground-4 = Was bleibt in der Schachtel, wenn Altertümer und Orte nicht im Spiel sind?
    .answer = Abenteuerlustig und Magisch.
    .source = Regeln von Underground
ruling-underground-5 = Was gilt in der Unterwelt für Wassermänner, Fliegende Völker und Halblinge?
    .answer =
        Für Wassermänner sind Flussufer Küste. Fliegende Völker erreichen alles Land, einen Fluss aber nur
        vom Ufer aus. Halblinge beginnen überall, nur nicht in Flüssen.
    .source = Regeln von Underground; der Rest: von uns
ruling-underground-6 = Worüber darf das Katapult in der Unterwelt schießen?
    .answer = Über Flüsse, aber nicht über Schluchten.
    .source = von uns
ruling-underground-7 = Wohin gehen Barbaren, die einen Fluss verlassen müssen?
    .answer = Bis zu ihrem nächsten Zug von der Karte, denn in eine andere Region dürfen sie nicht umziehen.
    .source = von uns
ruling-underground-8 = Sammeln Igors Monster?
    .answer = Ja, jedes wie ein Plättchen eines untergegangenen Stamms.
    .source = von uns
ruling-underground-9 = Ist die Insel des Geisterbeschwörers in der Unterwelt spielbar?
    .answer = Nein, denn die Insel braucht einen See.
    .source = von uns
ruling-underground-10 = Ist die Fußmatte ohne Plättchen auf der Hand zu gebrauchen?
    .answer =
        Ja, um zu ersetzen, mit Hexenmeistern, Vampiren oder der Kugel. Das braucht kein Plättchen auf der
        Hand.
    .source = von uns
ruling-underground-11 = Ist ein Altertum verbraucht, wenn es bei einer Eroberung nicht geholfen hat?
    .answer =
        Nein. Verbraucht ist es nur nach einer Eroberung, die es möglich oder billiger gemacht hat. Sonst
        bleibt es unbenutzt liegen, für die nächste Eroberung.
    .source = von uns

sources-two-worlds = Regeln von Underground
ruling-two-worlds-1 = Was bleibt in der Schachtel, wenn ihr in der Unterwelt spielt?
    .answer = Menschen, Beritten, Hügel und Unterwelt, denn es gibt weder Ackerland noch Hügel oder Höhlen.
    .source = von uns
ruling-two-worlds-2 = Was bleibt in der Schachtel, wenn ihr oben spielt?
    .answer = Flammen und Spinnenwesen, denn es gibt keine Schluchten.
    .source = von uns
ruling-two-worlds-3 = Was gilt oben als Fluss?
    .answer =
        Meere und der See. Kraken halten und werten sie, Echsenmenschen überqueren sie, und ein Fischendes
        Volk wertet die Regionen daran.
    .source = von uns
ruling-two-worlds-4 = Was dürfen Seefahrende Völker in der Unterwelt?
    .answer =
        Flüsse behalten und werten, auch im Untergang. Andere Völker dürfen diese Flüsse wie üblich
        betreten.
    .source = Regeln von Underground
ruling-two-worlds-5 = Wohin kommen oben die Monster, wenn ihr mit Altertümern und Orten spielt?
    .answer =
        In Regionen mit untergegangenem Stamm, von denen keine zwei benachbart sind, und zwar in eine mehr,
        als ihr seid. In jeder ersetzen zwei Monster den Stamm. Die Regionen werden beim Aufbau ausgelost.
        Passen nicht alle, sind es weniger.
    .source = Regeln von Underground; die zufällige Wahl und die kleinere Zahl: von uns
ruling-two-worlds-6 = Welche der fünfzehn Altertümer und Orte bleiben oben in der Schachtel?
    .answer =
        Keine, denn jedes hat dort einen Sinn. Wie in der Unterwelt wird für jede Region mit Monstern eines
        gezogen, und die anderen verlassen ungesehen das Spiel. Auch Abenteuerlustig und Magisch sind dabei.
    .source = von uns
ruling-two-worlds-7 = Dürfen das Gespenst der Gruft oder der Balrog auf ein Meer oder den See?
    .answer = Nein. Beide dürfen nur auf Land und in die Flüsse der Unterwelt.
    .source = von uns
ruling-two-worlds-8 = Zählt der Geisterbeschwörer mit, wenn es um die Zahl der Monster geht?
    .answer =
        Ja, wie alle anderen. Jedes Monster, das fällt, bringt ihm eine Seele, wie ein untergegangener
        Stamm.
    .source = von uns
ruling-two-worlds-9 = Nutzt der Geisterbeschwörer Altertümer und Orte oder die Plakette der Steinhecke?
    .answer =
        Nein. Geister zählen als Volk im Untergang. Sie nutzen nichts davon, dürfen aber die Regionen
        halten. Die Festung im Mutterland verteidigt ihre Region trotzdem.
    .source = von uns

sources-cultists = Regeln von Underground, { race-cultists }
ruling-cultists-1 = Was geschieht mit dem Großen Alten, wenn seine Region aufgegeben wird?
    .answer =
        Er kommt auf deine Hand, und du stellst ihn am Anfang deines nächsten Zugs auf. Im Untergang ist er
        fort.
    .source = von uns
ruling-cultists-2 = Wo ist der Große Alte, wenn die Kultpriester als erste Region einen Fluss erobern?
    .answer =
        Er kommt auf deine Hand, wenn sie den Fluss verlassen, und du stellst ihn am Anfang deines nächsten
        Zugs auf.
    .source = von uns
ruling-cultists-3 = Grenzt eine Region, die nur mit der Fußmatte zu erreichen ist, an den Großen Alten?
    .answer = Nein. Das Messingrohr macht Regionen einander benachbart, die Fußmatte nicht.
    .source = von uns

sources-drow = Regeln von Underground, { race-drow }
ruling-drow-1 = Zählen untergegangene Stämme für die Dunkelelfen als anderes Volk?
    .answer = Ja, und Monster auch: Beide sind das, was von einem Volk übrig ist.
    .source = von uns
ruling-drow-2 = Zählen beim Werten auch zurückgezogene Plättchen, die noch auf der Hand warten?
    .answer = Nein. Nur Plättchen in einer Region zählen.
    .source = von uns
ruling-drow-3 = Kostet ein Balrog neben ihrer Region die Dunkelelfen die Münze?
    .answer = Nein. Der Balrog ist weder Volk noch Monster.
    .source = von uns

sources-flames = Regeln von Underground, { race-flames }
ruling-flames-1 = Was zählt in einer Region noch, die kostet, als wäre sie leer?
    .answer =
        Nur, was der Boden kostet: ein Schwarzer Berg, ein Gebirge, die Festung im Mutterland. Plättchen
        zählen nicht, und auch nichts, was zur Verteidigung gebaut oder dorthin gestellt wurde.
    .source = Regeln von Underground; der Rest: von uns
ruling-flames-2 = Müssen die Flammen neben ihrem Vulkan beginnen?
    .answer = Ja. Dieser Satz steht in der vollständigeren Fassung der Regeln und fehlt in der anderen.
    .source = Regeln von Underground, vollständigere Fassung
ruling-flames-3 = Wo beginnen die Flammen wieder, wenn sie ihre letzte Region verloren haben?
    .answer = Wieder neben dem Vulkan, wie bei jeder ersten Eroberung.
    .source = von uns
ruling-flames-4 = Dürfen die Flammen in einer Region aktiver Gnome neben dem Vulkan beginnen?
    .answer = Ja, zum gewöhnlichen Preis. Sonst könnten Gnome sie aussperren.
    .source = von uns

sources-gnomes = Regeln von Underground, { race-gnomes }
ruling-gnomes-1 = Schützt die Stille die Gnome auch im Untergang?
    .answer = Nein. Die Fähigkeiten eines Volks enden wie üblich mit dem Untergang.
    .source = von uns
ruling-gnomes-2 = Was zählt bei einem Angriff auf Gnome und was nicht?
    .answer =
        Plättchen des Volks zählen, auch die vier der Amazonen, Rottenplättchen und ein Anführer. Nicht
        zählen Silberhämmer, Feuerbälle, Behemoths, die Münze der Söldner, der Große Alte und Rache. Auch
        Würfe von Berserkern und Irrlichtern zählen nicht.
    .source = von uns
ruling-gnomes-3 = Darf ein Berserker-Volk gegen Gnome einen letzten Versuch machen?
    .answer = Ja, den üblichen. Die eigene Fähigkeit wirkt dort nicht, also würfelt es wie jedes Volk.
    .source = von uns
ruling-gnomes-4 = Zahlen Mumien auch für eine Region der Gnome 1 Plättchen mehr?
    .answer = Ja. Nur was beim Angriff hilft, wirkt nicht mehr, und diese Fähigkeit hindert.
    .source = Regeln von Underground, vollständigere Fassung
ruling-gnomes-5 = Können ein Drache, ein Hexenmeister, ein Vampir oder die Kugel eine Region der Gnome nehmen?
    .answer = Nein. Das alles sind Fähigkeiten oder Altertümer, und die wirken gegen Gnome nicht.
    .source = Regeln von Underground

sources-iron-dwarves = Regeln von Underground, { race-iron-dwarves }
ruling-iron-dwarves-1 = Dürfen Silberhämmer allein erobern?
    .answer = Nein. Jede Eroberung braucht mindestens einen Eisenzwerg.
    .source = von uns
ruling-iron-dwarves-2 = Nehmen Marodierende Eisenzwerge auch ihre Hämmer wieder auf?
    .answer = Ja, zusammen mit den Plättchen.
    .source = von uns

sources-kraken = Regeln von Underground, { race-kraken }
ruling-kraken-1 = Was gilt oben für Kraken als Fluss?
    .answer =
        Meere und der See. Kraken erobern sie für zwei Plättchen, bleiben dort und werten sie, auch im
        Untergang.
    .source = von uns

sources-liches = Regeln von Underground, { race-liches }
ruling-liches-1 = Muss, wer aktive Untote erobert, eine Münze zahlen oder haben?
    .answer =
        Nein. Nach den Regeln darf ohne Münze niemand irgendwelche Untoten erobern. Wir lesen das zusammen
        mit der Zahlung, die nur Untote im Untergang verlangen.
    .source = von uns
ruling-liches-2 = Reicht eine einzige Münze, um gegen Untote im Untergang einen Söldner anzuheuern?
    .answer = Nein. Du musst beide Münzen zahlen.
    .source = von uns

sources-lizardmen = Regeln von Underground, { race-lizardmen }
ruling-lizardmen-1 = Dürfen Echsenmenschen durch einen besetzten Fluss?
    .answer = Ja. Sie erobern ihn nur, wenn sie ihn wollen.
    .source = Regeln von Underground
ruling-lizardmen-2 = Wo dürfen Echsenmenschen beginnen?
    .answer =
        Am Kartenrand und in jeder Region an einem Fluss, der bis zum Rand reicht. Ihn zu überqueren, kostet
        ja kein Plättchen.
    .source = von uns

sources-mudmen = Regeln von Underground, { race-mudmen }

sources-mummies = Regeln von Underground, { race-mummies }
ruling-mummies-1 = Zahlen Mumien beim Ersetzen oder mit einem Drachen 1 Plättchen mehr?
    .answer = Nein. Das hat seinen eigenen Preis.
    .source = von uns

sources-ogres = Regeln von Underground, { race-ogres }

sources-shadow-mimes = Regeln von Underground, { race-shadow-mimes }
ruling-shadow-mimes-1 = Welche Plakette zählt für die Zahl der Schatten-Mimen?
    .answer = Die, die sie behalten.
    .source = von uns
ruling-shadow-mimes-2 = Was wandert mit einer getauschten Plakette?
    .answer =
        Nur die Plakette. Bezahlt hast du schon. Münzen und Homunkuli, die auf einer Kombination warten,
        bleiben bei ihrem Banner.
    .source = Regeln von Underground; der Rest: von uns

sources-shrooms = Regeln von Underground, { race-shrooms }

sources-spiderines = Regeln von Underground, { race-spiderines }

sources-will-o-wisps = Regeln von Underground, { race-will-o-wisps }
ruling-will-o-wisps-1 = Wie viele Irrlichter werden nach dem Wurf gesetzt?
    .answer = So viele, wie der Preis ohne die Augen beträgt, mindestens eines.
    .source = von uns
ruling-will-o-wisps-2 = Was, wenn der Wurf nicht reicht?
    .answer = Dann enden ihre Eroberungen.
    .source = von uns
ruling-will-o-wisps-3 = Dürfen sie für eine Region würfeln, die sie mit keinem Wurf schaffen?
    .answer = Nein. Wie bei einem letzten Versuch dürfen höchstens drei Plättchen fehlen.
    .source = von uns
ruling-will-o-wisps-4 = Dürfen Berserker-Irrlichter für eine Eroberung zweimal würfeln?
    .answer = Nein. Jede Eroberung bekommt nur einen Wurf.
    .source = von uns
ruling-will-o-wisps-5 = Gibt es nach gelungenen Würfen noch einen letzten Versuch?
    .answer = Ja, den gewöhnlichen, am Ende.
    .source = Regeln von Underground
ruling-will-o-wisps-6 = Hilft alles, was bei einem letzten Versuch hilft, auch beim Wurf der Irrlichter?
    .answer =
        Ja. Nach der Münze für Söldner wirst du nach dem Wurf gefragt, wenn sie nötig ist oder Plättchen
        spart. Vorher zu zahlen, änderte nichts. Auch für eine Region in Reichweite eines Katapults dürfen
        sie würfeln.
    .source = von uns

sources-adventurous = Regeln von Underground, { power-adventurous }

sources-fisher = Regeln von Underground, { power-fisher }

sources-flocking = Regeln von Underground, { power-flocking }
ruling-flocking-1 = Was gilt für Gesellig als zusammenhängend?
    .answer =
        Regionen, die für das Volk benachbart sind, auch durch eine Fähigkeit. Eine einzelne Region gilt als
        zusammenhängend; ein Volk ohne Region bekommt nichts.
    .source = Regeln von Underground; der Rest: von uns

sources-frightened = Regeln von Underground, { power-frightened }
ruling-frightened-1 = Zählt ein Anführer als drittes Plättchen?
    .answer = Ja.
    .source = von uns

sources-immortal = Regeln von Underground, { power-immortal }
ruling-immortal-1 = Ist ein einzelnes Unsterbliches Plättchen verloren, wenn es ersetzt wird?
    .answer = Ja, ob durch Hexenmeister, Vampire oder die Kugel.
    .source = Regeln von Underground
ruling-immortal-2 = Verliert ein Unsterbliches Volk Plättchen an den Balrog?
    .answer = Nein. Es ist wie bei jeder Eroberung.
    .source = von uns

sources-magic = Regeln von Underground, { power-magic }
ruling-magic-1 = Welche Altertümer darf der Beutel kopieren?
    .answer = Jedes entdeckte, egal, wer es hat, sogar eines auf der Hand.
    .source = Regeln von Underground; der Rest: von uns
ruling-magic-2 = Dürfen der Beutel und das kopierte Altertum auf dieselbe Region wirken?
    .answer =
        Nein. Zwei Schwerter bei einer Eroberung, zwei Ringe oder zwei Zepter in einer Region zählen nicht
        zusammen.
    .source = Regeln von Underground, vollständigere Fassung
ruling-magic-3 = Darf ein neues Volk die Karte mit dem Beutel als Fußmatte betreten?
    .answer = Nein. Wie die Fußmatte braucht der Beutel Plättchen, die schon auf der Karte sind.
    .source = von uns

sources-martyr = Regeln von Underground, { power-martyr }
ruling-martyr-1 = Bringt ein Besuch des Balrogs Märtyrern die Münze?
    .answer = Ja. Für das Opfer ist es eine Eroberung durch die Person, die den Balrog zieht.
    .source = von uns
ruling-martyr-2 = Bekommen Märtyrer ihre Münze, wenn kein Plättchen verloren geht?
    .answer = Ja, zum Beispiel nach einer Eroberung mit den Socken.
    .source = Regeln von Underground

sources-mining = Regeln von Underground, { power-mining }

sources-muddy = Regeln von Underground, { power-muddy }

sources-mystic = Regeln von Underground, { power-mystic }

sources-quarreling = Regeln von Underground, { power-quarreling }
ruling-quarreling-1 = Verbinden Fähigkeiten, die Regionen benachbart machen, sie auch für Streitsüchtig?
    .answer =
        Nein. Die Regeln sprechen bei Streitsüchtig von einer gemeinsamen Grenze und nur bei Gesellig von
        Nachbarschaft.
    .source = Regeln von Underground

sources-reborn = Regeln von Underground, { power-reborn }
ruling-reborn-1 = Dürfen Regionen schon in dem Zug an ein neues Volk gehen, in dem du es nimmst?
    .answer = Ja, gleich danach. Das Volk ist dann auf der Karte und muss nicht mehr am Rand beginnen.
    .source = von uns
ruling-reborn-2 = Zählt eine Region, die an das aktive Volk geht, als erobert?
    .answer =
        Nein. Kein Marker wird gezogen, und niemand bekommt eine Münze. Alle Plättchen dort verlassen die
        Karte, und Orte und Altertümer dienen dem aktiven Volk.
    .source = von uns
ruling-reborn-3 = Dürfen Kobolde so Regionen übernehmen?
    .answer = Nein. Ein einzelner Kobold kann keine Region halten.
    .source = von uns
ruling-reborn-4 = Darf das aktive Volk im selben Zug untergehen?
    .answer = Ja. Übernommene Regionen bleiben bei ihm.
    .source = von uns
ruling-reborn-5 = Darf das aktive Volk einen Fluss Wiedergeborener Kraken übernehmen?
    .answer = Nur, wenn auch das aktive Volk in Flüssen bleiben darf.
    .source = von uns
ruling-reborn-6 = Haben Trolle in einer übernommenen Region eine Trollhöhle?
    .answer = Ja. In jeder Region aktiver Trolle steht eine, wie sie auch dorthin kamen.
    .source = von uns

sources-royal = Regeln von Underground, { power-royal }
ruling-royal-1 = Dürfen die Königin und ein Anführer in einer Region sein?
    .answer = Nein. Die Königin kommt zuerst. Der Anführer geht woandershin oder wartet neben der Karte.
    .source = von uns

sources-shield = Regeln von Underground, { power-shield }
ruling-shield-1 = Kommen in jedem Zug Panzer, und dürfen sie umziehen?
    .answer = In jedem Zug kommen neue, insgesamt bis zu acht. Gesetzte Panzer bleiben.
    .source = Regeln von Underground; der Rest: von uns

sources-stone = Regeln von Underground, { power-stone }

sources-thieving = Regeln von Underground, { power-thieving }

sources-tomb = Regeln von Underground, { power-tomb }
ruling-tomb-1 = Was geschieht mit Plättchen auf der Hand, wenn ein Grab-Volk untergeht?
    .answer = Sie kommen in den Vorrat. Nur Plättchen auf der Karte bleiben.
    .source = von uns
ruling-tomb-2 = Kommen Grab-Ghule wieder, wenn sie ihre letzte Region verloren haben?
    .answer = Nein. Der Text von Grab entscheidet: Sie sind verloren.
    .source = Regeln von Underground
ruling-tomb-3 = Dürfen Grab-Barbaren und Grab-Kobolde beim Untergang noch einmal verteilt werden?
    .answer =
        Ja. Die Grenzen eines aktiven Volks gelten im Untergang nicht, also darf sogar ein einzelner Kobold
        eine Region halten.
    .source = von uns
ruling-tomb-4 = Wie gehen Grab-Priesterinnen unter?
    .answer = Wie du willst: als Elfenbeinturm oder mit Grab.
    .source = von uns

sources-vampire = Regeln von Underground, { power-vampire }

sources-vanishing = Regeln von Underground, { power-vanishing }
ruling-vanishing-1 = Geht auch das frühere Volk im Untergang, wenn das Verschwindende Volk verschwindet?
    .answer = Ja. Es geht zuerst, wie bei jedem Untergang.
    .source = Regeln von Underground; der Rest: von uns
ruling-vanishing-2 = Was bringen Orte, Minen und Flüsse, wenn das Volk verschwindet?
    .answer =
        Nichts weiter. Jede Region ist zwei Münzen wert, sogar ein Fluss der Kraken, und sonst ist niemand
        mehr da, dem etwas nützt.
    .source = von uns

sources-vengeful = Regeln von Underground, { power-vengeful }
ruling-vengeful-1 = Wie viele Gegner können einen Rachemarker haben?
    .answer = Alle. In der Schachtel liegen vier, genug für fünf am Tisch.
    .source = von uns

sources-wise = Regeln von Underground, { power-wise }

sources-the-flying-doormat = Regeln von Underground, { power-the-flying-doormat }

sources-froggys-ring = Regeln von Underground, { power-froggys-ring }

sources-the-stinky-trolls-socks = Regeln von Underground, { power-the-stinky-trolls-socks }
ruling-the-stinky-trolls-socks-1 = Wird ein Anführer gefangen, wenn seine Region mit den Socken erobert wird?
    .answer = Ja. Ein gefangener Anführer ist kein verlorenes Plättchen.
    .source = von uns
ruling-the-stinky-trolls-socks-2 =
    Wohin zieht sich ein Volk im Untergang zurück, wenn die Socken seine Region treffen?
    .answer = In seine anderen Regionen. Hat es keine mehr, ist es verloren.
    .source = von uns

sources-the-scepter-of-avarice = Regeln von Underground, { power-the-scepter-of-avarice }
ruling-the-scepter-of-avarice-1 = Welche Münzen verdoppelt das Zepter?
    .answer =
        Alle Münzen der Bank für genau diese Region: für sie selbst, ihr Gelände, ihren Ort, das Volk, die
        Fähigkeit oder die Festung. Nur einmal gezahlte Münzen, Münzen für mehrere Regionen zusammen und
        Münzen von anderen verdoppelt es nicht.
    .source = von uns

sources-the-shiny-orb = Regeln von Underground, { power-the-shiny-orb }
ruling-the-shiny-orb-1 = Darf ein Volk ohne Region die Kugel benutzen?
    .answer = Nein. Keines seiner Plättchen ist in der Region der Kugel, um sie zu benutzen.
    .source = von uns

sources-the-sword-of-the-killer-rabbit = Regeln von Underground, { power-the-sword-of-the-killer-rabbit }

sources-the-altar-of-souls = Regeln von Underground, { power-the-altar-of-souls }
ruling-the-altar-of-souls-1 = Wann wird auf dem Altar ein Plättchen hergegeben?
    .answer = Nach der Wertung, also hat seine Region ihre Münze schon gebracht.
    .source = Regeln von Underground, vollständigere Fassung
ruling-the-altar-of-souls-2 =
    Darf auch in einem Zug, in dem ein Volk untergeht, ein Plättchen hergegeben werden?
    .answer = Ja, sogar eines, das gerade erst untergegangen ist.
    .source = Regeln von Underground; der Rest: von uns
ruling-the-altar-of-souls-3 = Was geschieht mit der Königin, wenn das Plättchen in ihrer Region hergegeben wird?
    .answer = Sie verlässt die Karte.
    .source = von uns

sources-the-crypt-of-the-tomb-raider = Regeln von Underground, { power-the-crypt-of-the-tomb-raider }
ruling-the-crypt-of-the-tomb-raider-1 = Wen schützt das Gespenst in einer fremden Region?
    .answer = Das Volk dort, vor allen, auch vor dem Volk in der Gruft.
    .source = von uns
ruling-the-crypt-of-the-tomb-raider-2 =
    Wer darf eine Region mit dem Gespenst erobern, die niemandem oder Monstern gehört?
    .answer = Nur, wer die Gruft hält. Auf eine Schlucht kommt das Gespenst nie.
    .source = von uns
ruling-the-crypt-of-the-tomb-raider-3 = Was, wenn die Gruft aufgegeben wird?
    .answer = Das Gespenst bleibt, bis jemand die Gruft einnimmt.
    .source = von uns
ruling-the-crypt-of-the-tomb-raider-4 = Was geschieht mit dem Gespenst, wenn der Balrog die Gruft betritt?
    .answer = Es bleibt, wo es ist. Gehört seine Region niemandem, darf niemand sie erobern.
    .source = von uns

sources-the-diamond-fields = Regeln von Underground, { power-the-diamond-fields }
ruling-the-diamond-fields-1 = Zählen Symbole für die Diamantenfelder als Gelände?
    .answer = Nein. Ein Hügel mit Mine ist ein Hügel.
    .source = von uns

sources-the-great-brass-pipe = Regeln von Underground, { power-the-great-brass-pipe }

sources-the-fountain-of-youth = Regeln von Underground, { power-the-fountain-of-youth }

sources-the-keep-on-the-motherland = Regeln von Underground, { power-the-keep-on-the-motherland }

sources-the-mine-of-the-lost-dwarf = Regeln von Underground, { power-the-mine-of-the-lost-dwarf }

sources-stonehedge = Regeln von Underground, { power-stonehedge }
ruling-stonehedge-1 = Welche Plakette bekommt die Steinhecke?
    .answer = Eine zufällige aus dem Stapel, aber nicht die, die alle sehen können.
    .source = von uns
ruling-stonehedge-2 = Zieht man eine neue Plakette, wenn die Steinhecke den Besitzer wechselt?
    .answer = Nein. Dieselbe Fähigkeit dient allen, die den Ort später halten.
    .source = von uns
ruling-stonehedge-3 = Wie wirken Plaketten, die für einen Ort keinen Sinn ergeben?
    .answer =
        Verflucht und die Münzen eines Geschichtsschreibers bewirken nichts. Wohlhabend zahlt seine sieben
        Münzen einmal, bei der Entdeckung. Wird Rotte gezogen, kommt eine andere Plakette. Kämpferisch und
        Unerschrocken dienen einem Volk, das dort untergeht. Figuren gehen mit dem Ort, Festungen und Panzer
        aber bleiben.
    .source = von uns
ruling-stonehedge-4 = Was, wenn der Stapel der Plaketten leer ist?
    .answer =
        Die abgelegten werden zu einem neuen Stapel gemischt. Gibt es keine, hat die Steinhecke keine
        Fähigkeit.
    .source = von uns
ruling-stonehedge-5 = Bis wann dient die Plakette?
    .answer =
        Solange das Volk die Steinhecke hält. Was sie auf der Karte bewirkt hat, etwa Plättchen durch Grab,
        verschwindet nicht sofort.
    .source = von uns
ruling-stonehedge-6 = Dürfen Plättchen in einem Fluss bleiben, wenn der Ort mit Seefahrer verloren geht?
    .answer =
        Nein. Sie verlassen ihn beim nächsten Umverteilen oder wenn ihr Volk untergeht. Ein Volk, das schon
        untergegangen ist, bleibt.
    .source = von uns
ruling-stonehedge-7 = Zählt für die Plakette der Steinhecke, was vor der Eroberung des Orts geschah?
    .answer =
        Ja. Wie bei der Plakette eines Felds zählt für Friedliebend, Diplomat und Plündernd der ganze Zug.
        Für Rachsüchtig zählt alles seit deinem letzten Zug.
    .source = von uns

sources-the-wickedest-pentacle = Regeln von Underground, { power-the-wickedest-pentacle }
ruling-the-wickedest-pentacle-1 = Wann darfst du mit dem Balrog ziehen?
    .answer =
        Hältst du das Pentagramm, einmal in jedem deiner Züge, jederzeit, sogar nach einem letzten Versuch.
        Lässt du dein Volk untergehen, dann nur vorher.
    .source = Regeln von Underground; der Rest: von uns
ruling-the-wickedest-pentacle-2 = Wohin darf der Balrog?
    .answer =
        In eine Region, die eine gemeinsame Grenze mit seiner hat. Keine Fähigkeit macht für ihn andere
        Regionen benachbart. Auch die Region des Pentagramms darf er betreten; sie gehört dann niemandem.
    .source = von uns
ruling-the-wickedest-pentacle-3 = Muss der Balrog ziehen, wenn das Pentagramm entdeckt wird?
    .answer =
        Ja, wenn eine benachbarte Region es zulässt. Später darf er, muss aber nicht. Lässt keine Region es
        zu, wartet er neben dem Spielplan und darf in einem späteren Zug neben dem Pentagramm erscheinen.
    .source = von uns
ruling-the-wickedest-pentacle-4 = Ist der Besuch des Balrogs eine Eroberung?
    .answer =
        Für das Opfer ist er Eroberung und Angriff zugleich: Märtyrer, Korrupt, Untote, Rache und Frieden
        zählen. Aber wer den Balrog zieht, hat mit dem eigenen Volk nichts erobert. Orks, Skelette,
        Plündernd, Räuberisch und Faune haben also nichts davon.
    .source = von uns
ruling-the-wickedest-pentacle-5 = Verlieren Elben Plättchen an den Balrog?
    .answer = Nein. Alle ziehen sich zurück.
    .source = von uns
ruling-the-wickedest-pentacle-6 =
    Wohin kommen die Überlebenden, wenn du den Balrog in deine eigene Region ziehst?
    .answer = Sofort auf die Hand. Sie dürfen noch in diesem Zug kämpfen.
    .source = von uns
ruling-the-wickedest-pentacle-7 =
    Was geschieht mit Monstern, Orten und Altertümern in einer Region, die der Balrog betritt?
    .answer =
        Monster verschwinden, und kein Marker wird gezogen. Orte und Altertümer bleiben, dienen aber niemandem.
        Zieht der Balrog weiter, ist die Region leer.
    .source = von uns
ruling-the-wickedest-pentacle-8 = Was macht der Balrog mit einem Anführer?
    .answer =
        Wer den Balrog zieht, nimmt den Anführer gefangen. Die zwei Plättchen gehen dann nicht verloren,
        sondern ziehen sich mit den anderen zurück.
    .source = von uns
ruling-the-wickedest-pentacle-9 = Ist es ein Angriff, wenn du den Balrog in deine eigene Region ziehst?
    .answer = Nein. Niemand wird angegriffen, also behält ein Friedliebendes Volk seinen Bonus.
    .source = von uns
ruling-the-wickedest-pentacle-10 =
    Dürfen Ghule im Untergang, die das Pentagramm entdecken, mit dem Balrog ziehen?
    .answer = Nein. Er wartet neben dem Spielplan auf ein aktives Volk, das das Pentagramm einnimmt.
    .source = von uns

sources-balrog = Regeln von Underground, { race-balrog }
