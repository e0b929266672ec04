### Underground: Texte. Ids und Argumente: siehe en/content.ftl und en/underground.ftl.
###
### The Great Ancient is "der Große Alte"; the Ghost of the Crypt is "das Gespenst", because "Geister" are the
### Necromancer's race.

box-underground = Small World Underground
box-places = Altertümer und Orte oben

# --- General rules -----------------------------------------------------------------------------------

topic-underground = Die Unterwelt
topic-underground-text =
    Ein Fluss kostet 1 Plättchen weniger als andere Regionen, und jedes Volk darf ihn erobern. Beim
    Umverteilen verlassen deine Plättchen ihn aber wieder, und er bringt keine Münze. Reicht ein Fluss bis
    zum Rand, dürfen Völker die Karte über ihn betreten. Eine Schlucht darf niemand betreten oder
    überqueren. Ein Schwarzer Berg ist ein Gebirge. Zwei Monster bewachen jede Region mit ihrem Symbol. Wer
    sie erobert, entdeckt eines der fünfzehn Altertümer und Orte; im Spiel sind so viele, wie es solche
    Regionen gibt. Von da an nutzt das Altertum oder den Ort, wer die Region hält. Ein Ort bleibt, wo er ist.
    Ein Altertum kommt dorthin, wo es zuletzt geholfen hat. Völker im Untergang nutzen nur Altertümer und Orte,
    deren Text es erlaubt.

topic-two-worlds = Zwei Welten
topic-two-worlds-text =
    Völker und Fähigkeiten beider Welten kannst du in jeder der beiden spielen. Was dort keine Wirkung
    hätte, bleibt in der Schachtel: In der Unterwelt fehlen Ackerland, Hügel und Höhlen, oben fehlen Schluchten.
    Ähnliches ersetzt einander: Gebirge und Schwarze Berge, Sümpfe und Schlammlöcher, Wälder und Pilzwälder,
    Magiequellen und Mystische Kristalle, Meere, Seen und Flüsse. Eine Mine ist in beiden Welten eine Mine.
    Spielt ihr oben mit Altertümern und Orten, liegt jedes in einer Region mit untergegangenem Stamm, und zwei
    Monster ersetzen den Stamm.

# --- Races -------------------------------------------------------------------------------------------

race-cultists = Kultpriester
    .one = Kultpriester
    .gender = masculine
    .joined = kultpriester
race-cultists-short = Regionen neben ihrem Großen Alten kosten 1 weniger; seine eigene ist immun.
race-cultists-text =
    Der Große Alte lässt sich in der ersten Region nieder, die die Kultpriester erobern, und macht sie
    immun. Jede Region, die für die Kultpriester an seine grenzt, kostet 1 Plättchen weniger, aber immer
    mindestens eines. Am Anfang deines Zugs darfst du ihn in eine andere Region der Kultpriester versetzen.
    Wird seine Region aufgegeben oder geleert, kommt er auf deine Hand, und du stellst ihn am Anfang deines
    nächsten Zugs wieder auf. Im Untergang ist er fort.

race-drow = Dunkelelfen
    .one = Dunkelelf
    .gender = masculine
    .joined = dunkelelfen
race-drow-short = 1 Münze extra für jede Region, die an kein anderes Volk grenzt.
race-drow-text =
    Bei der Wertung bringt jede Region der Dunkelelfen 1 Münze extra, wenn in keiner angrenzenden Region ein
    anderes Volk sitzt. Auch Völker im Untergang zählen als andere, sogar deine eigenen, ebenso Monster und
    untergegangene Stämme. Der Balrog zählt nicht. Im Untergang gibt es nichts extra.

race-flames = Flammen
    .one = Flamme
    .gender = feminine
    .joined = flammen
race-flames-short = Was mit ihrem Vulkan verbunden ist, kostet, als wäre niemand dort.
race-flames-text =
    Nimmst du die Kombination, stellst du den Vulkan auf eine geeignete Schlucht. Jede erste Eroberung der
    Flammen muss direkt neben dem Vulkan liegen. Regionen neben ihm kosten so viel, als wären sie leer. Das
    gilt auch für alle, die eine lückenlose Kette eigener Regionen mit ihm verbindet. Nur der Boden selbst
    kann sie verteuern: ein Schwarzer Berg oder die Festung im Mutterland. Im Untergang wirkt der Vulkan
    nicht mehr.

race-gnomes = Gnome
    .one = Gnom
    .gender = masculine
    .joined = gnome
race-gnomes-short = Fähigkeiten, Altertümer und Orte helfen anderen nicht, ihre Regionen zu erobern.
race-gnomes-text =
    In den Zügen der anderen hilft keine Fähigkeit eines Volks oder einer Plakette, kein Altertum und kein
    Ort, eine Region der aktiven Gnome zu erobern. Ermäßigungen, größere Reichweite, Ersetzen, Drachen und
    der Balrog prallen an ihnen ab. Es zählen nur die gewöhnliche Nachbarschaft und der gewöhnliche Preis.
    Der Verstärkungswürfel rollt wie immer. Fähigkeiten, die eine Eroberung verteuern, wie die der Mumien,
    gelten weiterhin. Im Untergang endet dieser Schutz.

race-iron-dwarves = Eisenzwerge
    .one = Eisenzwerg
    .gender = masculine
    .joined = eisenzwerge
race-iron-dwarves-short = Je Zug und Mine ein Silberhammer: ein Plättchen für spätere Eroberungen.
race-iron-dwarves-text =
    Beim Umverteilen schmieden die Eisenzwerge für jede Mine, die sie halten, einen Silberhammer, insgesamt
    bis zu sieben. In späteren Zügen zählt jeder Hammer als Plättchen bei einer Eroberung, an der mindestens
    ein Eisenzwerg teilnimmt. Zum Verteidigen taugen Hämmer nicht: Bei jedem Umverteilen kommen sie auf
    deine Hand zurück, und in jeder Region bleibt ein Zwerg. Im Untergang sind sie verloren.

race-kraken = Kraken
    .one = Krake
    .gender = masculine
    .joined = kraken
race-kraken-short = Dürfen in Flüssen bleiben und werten sie, auch im Untergang.
race-kraken-text =
    Beim Umverteilen müssen die Kraken Flüsse nicht verlassen. Flüsse, die sie halten, sind für sie Regionen
    wie andere auch und bringen bei der Wertung je eine Münze, auch im Untergang. Andere Völker dürfen so
    einen Fluss erobern, für ein Plättchen und eines mehr für jedes dort. Sie müssen ihn aber wieder
    verlassen.

race-liches = Untote
    .one = Untoter
    .gender = masculine
    .joined = untote
race-liches-short = Wer eine ihrer Regionen im Untergang erobert, zahlt dafür eine Münze.
race-liches-text =
    Wer eine Region deiner Untoten im Untergang erobert, zahlt dir eine Münze. Wer keine hat, kann die
    Region gar nicht erobern. Aktive Untote verlangen nichts.

race-lizardmen = Echsenmenschen
    .one = Echsenmensch
    .gender = masculine
    .joined = echsenmenschen
race-lizardmen-short = Für sie sind alle Regionen an einem Flusslauf einander benachbart.
race-lizardmen-text =
    Für die Echsenmenschen sind alle Regionen an einem ununterbrochenen Flusslauf einander benachbart, ob
    der Fluss besetzt ist oder nicht. Ihn zu überqueren, kostet kein Plättchen. Reicht er bis zum
    Kartenrand, dürfen sie die Karte auch in jeder Region an seinem Ufer betreten. Den Fluss selbst erobern
    sie nur, wenn sie wollen, und beim Umverteilen verlassen sie ihn wieder.

race-mudmen = Schlammmonster
    .one = Schlammmonster
    .gender = neuter
    .joined = schlammmonster
race-mudmen-short = Beim Umverteilen ein neues Plättchen für jedes Schlammloch, das sie halten.
race-mudmen-text =
    Bevor sich die Schlammmonster umverteilen, nimmst du für jedes Schlammloch, das sie halten, ein neues
    aus dem Vorrat, soweit er reicht. Die neuen Plättchen setzt du mit den anderen. Im Untergang kommen
    keine mehr dazu.

race-mummies = Mumien
    .one = Mumie
    .gender = feminine
    .joined = mumien
race-mummies-short = Viele Plättchen, aber jede Region kostet sie 1 mehr.
race-mummies-text =
    Kein anderes Banner der Unterwelt bringt so viele Plättchen mit. Dafür kostet jede Region die
    Mumien 1 Plättchen mehr, egal, wer sie hält. Eroberungen mit eigenem Preis, etwa durch Ersetzen oder den
    Drachen, werden nicht teurer.

race-ogres = Oger
    .one = Oger
    .gender = masculine
    .joined = oger
race-ogres-short = Jede Region kostet 1 Plättchen weniger.
race-ogres-text =
    Jede Region kostet die Oger 1 Plättchen weniger, aber immer mindestens eines. Andere Ermäßigungen kommen
    hinzu, und auch bei einem letzten Versuch hilft es.

race-shadow-mimes = Schatten-Mimen
    .one = Schatten-Mime
    .gender = masculine
    .joined = schatten-mimen
race-shadow-mimes-short = Nimmst du sie, darfst du ihre Plakette gegen eine andere der Spalte tauschen.
race-shadow-mimes-text =
    Hast du die Schatten-Mimen genommen und bezahlt, darfst du ihre Plakette gegen die einer anderen
    Kombination der Spalte tauschen. Münzen bleiben, wo sie sind. Du bekommst die Plättchen für ihr Banner
    und für die Plakette, die sie behalten. Später können sie nicht mehr tauschen.

race-shrooms = Rauschpilze
    .one = Rauschpilz
    .gender = masculine
    .joined = rauschpilze
race-shrooms-short = 1 Münze extra für jeden Pilzwald, den sie halten.
race-shrooms-text =
    Bei der Wertung bringt jeder Pilzwald, den die Rauschpilze halten, 1 Münze extra. Im Untergang gibt es
    nichts extra, auch nicht in dem Zug, in dem sie untergehen.

race-spiderines = Spinnenwesen
    .one = Spinnenwesen
    .gender = neuter
    .joined = spinnenwesen
race-spiderines-short = Jede Region an einer Schlucht ist in ihrer Reichweite.
race-spiderines-text =
    Spinnenwesen klettern von Schlucht zu Schlucht. Für sie grenzt jede Region an einer Schlucht an alle
    Regionen, die sie halten, wo auch immer auf der Karte. Auch die Karte betreten dürfen sie in jeder
    Region an einer Schlucht. In die Schluchten selbst dürfen nicht einmal Spinnenwesen.

race-will-o-wisps = Irrlichter
    .one = Irrlicht
    .gender = neuter
    .joined = irrlichter
race-will-o-wisps-short = Würfeln vor der Eroberung von Kristallregionen und deren Nachbarn.
race-will-o-wisps-text =
    Die Irrlichter dürfen würfeln, bevor sie eine Region mit Mystischen Kristallen erobern oder eine neben
    einer Kristallregion, die sie halten. Du nennst die Region und würfelst: Ihr Preis sinkt um die Augen,
    aber nie unter eins. Reichen die Plättchen auf der Hand, musst du die Region erobern und darfst
    weitermachen. Reichen sie nicht, enden deine Eroberungen. Mehr als drei Plättchen dürfen dir nicht
    fehlen, und keine Eroberung bekommt einen zweiten Wurf.

# --- Powers ------------------------------------------------------------------------------------------

power-adventurous = Abenteuerlustig
power-adventurous-with = Abenteuerlustige { race-name }
power-adventurous-short = 1 Münze extra für jede Region mit einem Ort.
power-adventurous-text =
    Bei der Wertung bringt jede Region des Volks mit einem der neun Orte 1 Münze extra, zusätzlich zu dem,
    was der Ort selbst bringt. Altertümer zählen nicht. Im Untergang gibt es nichts extra.

power-fisher = Fischer
power-fisher-with = Fischende { race-name }
power-fisher-short = 1 Münze extra für je zwei Regionen an einem Fluss.
power-fisher-text =
    Bei der Wertung bringen je zwei Regionen des Volks, die an einen Fluss grenzen, 1 Münze extra; eine
    einzelne übrige bringt nichts. Flüsse selbst zählen dabei nicht. Im Untergang entfällt der Bonus.

power-flocking = Gesellig
power-flocking-with = Gesellige { race-name }
power-flocking-short = Zwei Münzen extra, wenn alle Regionen des Volks zusammenhängen.
power-flocking-text =
    Bei der Wertung bringt das Volk zwei Münzen extra, wenn alle seine Regionen zusammenhängen: Von jeder
    kommt man in jede andere, ohne sie zu verlassen. Auch was erst eine Fähigkeit benachbart macht, hängt
    zusammen, etwa durch die Schluchten der Spinnenwesen oder das große Messingrohr. Eine einzelne Region
    hängt mit sich selbst zusammen. Ein Volk ohne Region bekommt nichts. Im Untergang entfällt der Bonus.

power-frightened = Ängstlich
power-frightened-with = Ängstliche { race-name }
power-frightened-short = 1 Münze extra für jede Region mit mindestens drei Plättchen.
power-frightened-text =
    Bei der Wertung bringt jede Region, in der nach dem Umverteilen drei oder mehr Plättchen des Volks
    zusammenrücken, 1 Münze extra. Ein Anführer zählt als Plättchen des Volks. Im Untergang entfällt der
    Bonus.

power-immortal = Unsterblich
power-immortal-with = Unsterbliche { race-name }
power-immortal-short = Verliert kein Plättchen, wenn eine Region des Volks erobert wird.
power-immortal-text =
    Wird eine Region des aktiven Volks erobert, geht kein Plättchen verloren, nicht einmal an den Balrog.
    Alle ziehen sich auf deine Hand zurück, und am Ende jenes Zugs setzt du sie. Hat das Volk keine Region
    mehr, warten sie auf der Hand auf deinen nächsten Zug. Nur ein Plättchen, das ersetzt wird, kommt in den
    Vorrat. Im Untergang gehen Plättchen wie üblich verloren.

power-magic = Magisch
power-magic-with = Magische { race-name }
power-magic-short = Einmal je Zug wirkt der Beutel wie ein Altertum auf der Karte.
power-magic-text =
    Einmal je Zug wirkt der Beutel der vielen Dinge wie ein beliebiges entdecktes Altertum, egal, wer es hat.
    Danach wandert der Beutel, wie es das Altertum täte. Beutel und kopiertes Altertum wirken nie auf dieselbe
    Region. Wegnehmen kann ihn dir niemand: Geht seine Region verloren oder wird sie aufgegeben, kommt er
    auf deine Hand zurück. Im Untergang ist er fort.

power-martyr = Märtyrer
power-martyr-with = { $race ->
    [white-ladies] Weiße Märtyrer-Frauen
   *[other] Märtyrer-{ race-name }
}
power-martyr-short = Sofort eine Münze für jede Region, die andere vom Volk erobern.
power-martyr-text =
    Jedes Mal, wenn jemand anderes eine Region des aktiven Volks erobert, bekommst du sofort eine Münze aus
    der Bank, was auch mit den Plättchen dort geschieht. Ein Besuch des Balrogs zählt, ein gescheiterter
    Versuch nicht. Im Untergang gibt es nichts.

power-mining = Bergbau
power-mining-with = { $race ->
    [white-ladies] Weiße Bergbau-Frauen
   *[other] Bergbau-{ race-name }
}
power-mining-short = 1 Münze extra für jede Mine, die sie halten.
power-mining-text =
    Bei der Wertung bringt jede Mine, die das Volk hält, 1 Münze extra. Im Untergang gibt es nichts extra,
    auch nicht in dem Zug, in dem das Volk untergeht.

power-muddy = Schlammig
power-muddy-with = Schlammige { race-name }
power-muddy-short = 1 Münze extra für jedes Schlammloch, das sie halten, auch im Untergang.
power-muddy-text =
    Bei der Wertung bringt jedes Schlammloch, das das Volk hält, 1 Münze extra. Der Bonus zählt auch in dem
    Zug, in dem das Volk untergeht, und in jedem späteren, solange es das Loch hält.

power-mystic = Mystisch
power-mystic-with = Mystische { race-name }
power-mystic-short = 1 Münze extra für jede Region mit Mystischen Kristallen.
power-mystic-text =
    Bei der Wertung bringt jede Region mit Mystischen Kristallen, die das Volk hält, 1 Münze extra. Im
    Untergang gibt es nichts extra, auch nicht in dem Zug, in dem das Volk untergeht.

power-quarreling = Streitsüchtig
power-quarreling-with = Streitsüchtige { race-name }
power-quarreling-short = 1 Münze extra für jede getrennte Gruppe von Regionen.
power-quarreling-text =
    Bei der Wertung bringt das Volk 1 Münze extra für jede getrennte Gruppe seiner Regionen. Regionen
    gehören zur selben Gruppe, wenn gemeinsame Grenzen sie verbinden. Besondere Arten der Nachbarschaft
    zählen hier nicht. Im Untergang entfällt der Bonus.

power-reborn = Wiedergeboren
power-reborn-with = Wiedergeborene { race-name }
power-reborn-short = Im Untergang gehen je Zug bis zu zwei seiner Regionen an dein aktives Volk.
power-reborn-text =
    Ist das Volk untergegangen, darfst du am Anfang jedes deiner Züge ein oder zwei seiner Regionen leeren.
    In jede setzt du ein Plättchen deines aktiven Volks, aus dem Vorrat oder sonst von der Hand. Das ist
    keine Eroberung. Orte und Altertümer dort dienen nun dem aktiven Volk. So kommt ein Volk sogar in dem Zug,
    in dem du es nimmst, ohne Eroberung auf die Karte. Die Plakette bleibt beim Volk im Untergang.

power-royal = Königlich
power-royal-with = Königliche { race-name }
power-royal-short = Die Königin macht eine Region des Volks immun.
power-royal-text =
    Am Ende jedes deiner Züge stellst du die Königin in eine Region des Volks. Diese Region ist immun, bis
    du die Königin wieder versetzt. Wird die Region aufgegeben, kommt die Königin auf deine Hand. Im
    Untergang bleibt sie, solange dort ein Plättchen liegt, und die Region bleibt immun.

power-shield = Schild
power-shield-with = { $race ->
    [white-ladies] Weiße Schild-Frauen
   *[other] Schild-{ race-name }
}
power-shield-short = In Pilzwäldern wachsen Panzer; jeder verteuert eine Region um 1, auch im Untergang.
power-shield-text =
    Nach deinen Eroberungen nimmst du für jeden Pilzwald, den das Volk hält, einen Pilzpanzer. Acht gibt es
    insgesamt. Die neuen setzt du beim Umverteilen in Regionen des Volks. Jeder verteuert seine Region für
    den Angriff um 1, auch im Untergang. Einmal gesetzt, bleibt ein Panzer, wo er ist. Geht die Region
    verloren oder wird sie aufgegeben, kommt er zurück zu den übrigen. Er zählt nicht als Plättchen und
    schützt deshalb ein einzelnes nicht vor dem Ersetzen.

power-stone = Stein
power-stone-with = { $race ->
    [white-ladies] Weiße Steinfrauen
   *[other] Stein{ race-joined }
}
power-stone-short = 1 Münze extra für jeden Schwarzen Berg, den sie halten.
power-stone-text =
    Bei der Wertung bringt jeder Schwarze Berg, den das Volk hält, 1 Münze extra. Im Untergang gibt es
    nichts extra, auch nicht in dem Zug, in dem das Volk untergeht.

power-thieving = Diebisch
power-thieving-with = Diebische { race-name }
power-thieving-short = Von allen, deren aktives Volk an dieses grenzt, je eine Münze.
power-thieving-text =
    Bei der Wertung nimmst du allen eine Münze ab, deren aktives Volk in einer Region neben einer dieses
    Volks sitzt. Du nimmst sie nur einmal von jedem, und nur, wenn eine da ist. Von Völkern im Untergang
    nimmst du nichts, und auch nichts, wenn dieses Volk untergegangen ist.

power-tomb = Grab
power-tomb-with = { $race ->
    [white-ladies] Weiße Grab-Frauen
   *[other] Grab-{ race-name }
}
power-tomb-short = Im Untergang bleiben alle Plättchen auf der Karte.
power-tomb-text =
    Geht das Volk unter, bleiben alle Plättchen auf der Karte, nicht nur eines je Region. Vor der Wertung
    darfst du sie noch einmal auf die Regionen des Volks verteilen, mindestens eines in jede. Die auf der
    Hand kommen in den Vorrat. Wird später eine Region erobert, geht ein Plättchen verloren, und die anderen
    ziehen sich in andere Regionen des Volks zurück. Hat es keine andere, sind alle verloren.

power-vampire = Vampir
power-vampire-with = { $race ->
    [white-ladies] Weiße Vampir-Frauen
   *[other] Vampir-{ race-name }
}
power-vampire-short = Ersetzt je Zug und Gegner ein einzelnes aktives Plättchen durch ein eigenes.
power-vampire-text =
    Einmal je Zug und Gegner darfst du eine Region durch Ersetzen erobern. Dort muss genau ein Plättchen
    seines aktiven Volks liegen, und die Region muss für dieses Volk angreifbar sein. Das Plättchen kommt in
    den Vorrat, selbst ein Unsterbliches. Eines von dir nimmt seinen Platz ein, aus dem Vorrat oder sonst
    von der Hand. Schwarzer Berg, Festung im Mutterland und Pilzpanzer verhindern das nicht, nur Gnome
    werden nie ersetzt. Nach einem letzten Versuch geht es nicht mehr.

power-vanishing = Verschwindend
power-vanishing-with = Verschwindende { race-name }
power-vanishing-short = Verlässt im Untergang die Karte und bringt zwei Münzen je Region.
power-vanishing-text =
    Geht das Volk unter, verlassen alle seine Plättchen sofort die Karte. In diesem Zug bringt jede Region,
    die es hielt, zwei Münzen statt einer, und sonst nichts. Dein früheres Volk im Untergang ist dann schon
    wie üblich gegangen, wenn es nicht bleiben darf. Du kannst also ganz ohne Volk im Untergang dastehen.

power-vengeful = Rachsüchtig
power-vengeful-with = Rachsüchtige { race-name }
power-vengeful-short = Regionen derer, die dich seit deinem letzten Zug angriffen, kosten 1 weniger.
power-vengeful-text =
    Wer eines deiner Völker angreift, ob aktiv oder im Untergang, bekommt einen Rachemarker. In deinem
    nächsten Zug kosten dessen Regionen dieses Volk 1 Plättchen weniger, aber immer mindestens eines. Das
    gilt auch für Regionen von Völkern im Untergang. Am Ende jenes Zugs nimmst du die Marker zurück. Im
    Untergang wirkt die Fähigkeit nicht.

power-wise = Weise
power-wise-with = Weise { race-name }
power-wise-short = Im Untergang je Zug zwei Münzen extra, solange das Volk eine Region hält.
power-wise-text =
    Ist das Volk untergegangen, bringt es bei jeder deiner Wertungen zwei Münzen extra, solange es
    mindestens eine Region hält. Das gilt schon in dem Zug, in dem es untergeht. Solange es aktiv ist,
    bringt es nichts extra. Die Plakette bleibt bei ihm.

# --- Relics ------------------------------------------------------------------------------------------

power-the-flying-doormat = Die fliegende Fußmatte
power-the-flying-doormat-with = { race-name }
power-the-flying-doormat-short = Altertum: Einmal je Zug ist jede Region in Reichweite.
power-the-flying-doormat-text =
    Ein Altertum. Einmal je Zug darf das aktive Volk, das es hält, irgendwo auf der Karte eine Region erobern,
    zum üblichen Preis. Gelingt das, kommt die Fußmatte dorthin; sonst bleibt sie liegen. Ein Volk ohne
    Region auf der Karte kann sie nicht benutzen.

power-froggys-ring = Froggys Ring
power-froggys-ring-with = { race-name }
power-froggys-ring-short = Altertum: eine Münze von allen, deren aktives Volk an den Ring grenzt.
power-froggys-ring-text =
    Ein Altertum. Am Ende deines Zugs darfst du es in eine beliebige Region des aktiven Volks legen, das es
    hält. Dann nimmst du allen, deren aktives Volk in einer angrenzenden Region ein Plättchen hat, eine
    Münze ab, wenn sie eine haben.

power-the-stinky-trolls-socks = Die Socken des Stinketrolls
power-the-stinky-trolls-socks-with = { race-name }
power-the-stinky-trolls-socks-short =
    Altertum: Einmal je Zug kostet eine Region, als wäre sie leer; alle dort nehmen Reißaus.
power-the-stinky-trolls-socks-text =
    Ein Altertum. Einmal je Zug darf das aktive Volk, das die Socken hält, eine Region erobern, als wäre sie
    leer: Nur das Gelände verteuert sie noch. Alle, die sie verteidigen, ziehen sich in andere Regionen
    ihres Volks zurück oder auf die Hand. Nur ein Volk im Untergang ohne andere Region ist verloren. Die
    Socken kommen in die eroberte Region.

power-the-scepter-of-avarice = Das Zepter der Habgier
power-the-scepter-of-avarice-with = { race-name }
power-the-scepter-of-avarice-short = Altertum: Die Münzen für die Region mit dem Zepter zählen doppelt.
power-the-scepter-of-avarice-text =
    Ein Altertum. Am Ende deines Zugs darfst du es in eine beliebige Region des aktiven Volks legen, das es
    hält. Bei der Wertung zählt jede Münze doppelt, die die Bank für diese Region zahlt: für die Region
    selbst und für ihr Gelände, ihren Ort, das Volk oder die Fähigkeit. Münzen für mehrere Regionen zusammen
    und Münzen von anderen zählen nicht doppelt. Die Münzen der Mine des verlorenen Zwergs werden nie
    verdoppelt.

power-the-shiny-orb = Die leuchtende Kugel
power-the-shiny-orb-with = { race-name }
power-the-shiny-orb-short = Altertum: Ersetze einmal je Zug ein einzelnes aktives Plättchen durch ein eigenes.
power-the-shiny-orb-text =
    Ein Altertum. Einmal je Zug darf das aktive Volk, das es hält, eine Region durch Ersetzen erobern. Ein
    einzelnes gegnerisches Plättchen eines aktiven Volks in Reichweite kommt in den Vorrat. Ein Plättchen
    dieses Volks nimmt seinen Platz ein, aus dem Vorrat oder sonst von der Hand. Die Kugel kommt in die
    eroberte Region.

power-the-sword-of-the-killer-rabbit = Das Schwert des Killerkaninchens
power-the-sword-of-the-killer-rabbit-with = { race-name }
power-the-sword-of-the-killer-rabbit-short = Altertum: Einmal je Zug kostet eine Eroberung zwei Plättchen weniger.
power-the-sword-of-the-killer-rabbit-text =
    Ein Altertum. Einmal je Zug kostet eine Eroberung das aktive Volk, das es hält, zwei Plättchen weniger,
    aber immer mindestens eines. Das hilft auch bei einem letzten Versuch. Gelingt die Eroberung, kommt das
    Schwert in die eroberte Region; sonst bleibt es, wo es ist.

# --- Places ------------------------------------------------------------------------------------------

power-the-altar-of-souls = Der Altar der Seelen
power-the-altar-of-souls-with = { race-name }
power-the-altar-of-souls-short = Ort: Gib nach der Wertung ein Plättchen im Untergang für drei Münzen her.
power-the-altar-of-souls-text =
    Ein Ort. Nach jeder deiner Wertungen darfst du für drei Münzen ein Plättchen deiner Völker im Untergang
    hergeben, egal wo auf der Karte. Auch ein Volk im Untergang, das den Altar hält, darf ihn nutzen und
    sogar das Plättchen dort hergeben.

power-the-crypt-of-the-tomb-raider = Die Gruft des Grabräubers
power-the-crypt-of-the-tomb-raider-with = { race-name }
power-the-crypt-of-the-tomb-raider-short =
    Ort: Das Gespenst macht eine beliebige Region immun, nur nicht die der Gruft.
power-the-crypt-of-the-tomb-raider-text =
    Ein Ort. Am Ende deines Zugs setzt du das Gespenst in eine beliebige Region, nur nicht in die der Gruft
    oder eine Schlucht; wer sie hält, ist egal. Diese Region ist immun: Niemand kann sie ihrem Volk nehmen,
    und ist dort keines, kannst nur du sie erobern. Solange ein Volk im Untergang die Gruft hält, bleibt das
    Gespenst, wo es ist. Wird die Gruft erobert, verlässt es seine Region und wechselt die Seite.

power-the-diamond-fields = Die Diamantenfelder
power-the-diamond-fields-with = { race-name }
power-the-diamond-fields-short = Ort: 1 Münze extra für jede Region mit gleichem Gelände, auch im Untergang.
power-the-diamond-fields-text =
    Ein Ort. Bei der Wertung bringt seine Region 1 Münze extra, ebenso jede andere Region mit gleichem
    Gelände, die dasselbe Volk hält. Das gilt auch für ein Volk im Untergang. Symbole zählen nicht als
    Gelände.

power-the-great-brass-pipe = Das große Messingrohr
power-the-great-brass-pipe-with = { race-name }
power-the-great-brass-pipe-short = Ort: Alle Regionen mit seinem Gelände sind einander benachbart.
power-the-great-brass-pipe-text =
    Ein Ort. Für das aktive Volk, das ihn hält, sind alle Regionen mit dem Gelände des Rohrs einander
    benachbart, wo sie auch liegen. Das zählt auch für andere Fähigkeiten, bei denen es auf Nachbarschaft
    ankommt, aber nicht für den Balrog.

power-the-fountain-of-youth = Der Jungbrunnen
power-the-fountain-of-youth-with = { race-name }
power-the-fountain-of-youth-short = Ort: ein neues Plättchen am Anfang jedes Zugs.
power-the-fountain-of-youth-text =
    Ein Ort. Am Anfang deines Zugs bekommt das aktive Volk, das ihn hält, ein neues Plättchen aus dem Vorrat
    auf die Hand, wenn dort noch eines liegt.

power-the-keep-on-the-motherland = Die Festung im Mutterland
power-the-keep-on-the-motherland-with = { race-name }
power-the-keep-on-the-motherland-short =
    Ort: 1 Münze extra, und beim Angriff 1 Plättchen teurer, auch im Untergang.
power-the-keep-on-the-motherland-text =
    Ein Ort. Bei der Wertung bringt seine Region 1 Münze extra. Beim Angriff kostet sie 1 Plättchen mehr,
    auch wenn niemand dort ist. Das alles gilt auch für ein Volk im Untergang. Die Festung zählt nicht als
    Plättchen und schützt deshalb ein einzelnes nicht vor dem Ersetzen.

power-the-mine-of-the-lost-dwarf = Die Mine des verlorenen Zwergs
power-the-mine-of-the-lost-dwarf-with = { race-name }
power-the-mine-of-the-lost-dwarf-short = Ort: zwei Münzen extra, auch im Untergang.
power-the-mine-of-the-lost-dwarf-text =
    Ein Ort. Bei der Wertung bringt seine Region zwei Münzen extra, auch im Untergang. Sonst gilt er in
    jeder Hinsicht als Ort und nicht als Mine. Das Zepter der Habgier verdoppelt seine Münzen nicht.

power-stonehedge = Die Steinhecke
power-stonehedge-with = { race-name }
power-stonehedge-short = Ort: Eine Plakette aus dem Stapel dient dem Volk, das ihn hält.
power-stonehedge-text =
    Ein Ort. Wird er entdeckt, ziehst du eine der verdeckten Plaketten aus dem Stapel. Sie bringt keine
    Plättchen, aber ihre Fähigkeit dient dem aktiven Volk, das die Steinhecke hält, zusätzlich zur eigenen
    Plakette. Eine Fähigkeit für Völker im Untergang dient dort einem Volk im Untergang. Wer den Ort später
    hält, hat dieselbe Fähigkeit; eine neue Plakette kommt nicht.

power-the-wickedest-pentacle = Das verruchte Pentagramm
power-the-wickedest-pentacle-with = { race-name }
power-the-wickedest-pentacle-short =
    Ort: Wer es hält, zieht mit dem Balrog, in dessen Region niemand hineindarf.
power-the-wickedest-pentacle-text =
    Ein Ort. Sobald er entdeckt ist, erscheint der Balrog und geht in eine angrenzende Region. Wer das
    Pentagramm hält, darf ihn später einmal in jedem eigenen Zug in eine angrenzende Region ziehen. Ein Volk
    dort verliert zwei Plättchen, sogar dein eigenes, und die anderen ziehen sich zurück. Schluchten, immune
    Regionen und Regionen aktiver Gnome betritt der Balrog nicht. Seine Region ist für alle verschlossen und
    bringt keine Münze. Zieht er weiter, bleibt sie leer zurück. Solange ein Volk im Untergang das
    Pentagramm hält, rührt er sich nicht.

power-guardians = Monster
power-guardians-with = { race-name }

race-balrog = Balrog
    .one = Balrog
    .gender = masculine
    .joined = balrog
race-balrog-short = Der Balrog verwüstet seine Region: Niemand darf hinein, und Münzen bringt sie keine.
race-balrog-text =
    Der Balrog gehört niemandem. Wer das verruchte Pentagramm hält, zieht ihn von Region zu Region. Die
    Region, in der er gerade ist, kann niemand erobern oder werten. Der Balrog ist weder Volk noch Monster.

# --- Pieces ------------------------------------------------------------------------------------------

sign-balrog = B
sign-great-ancient = @
sign-queen = Q
sign-crypt-ghost = ^
sign-bag = %
sign-armor = +
piece-balrog = Balrog
count-balrog = { $number ->
    [one] 1 Balrog
   *[other] { $number } Balrogs
}
piece-great-ancient = Großer Alter
count-great-ancient = { $number ->
    [one] 1 Großer Alter
   *[other] { $number } Große Alte
}
piece-volcano = Vulkan
count-volcano = { $number ->
    [one] 1 Vulkan
   *[other] { $number } Vulkane
}
piece-queen = Königin
count-queen = { $number ->
    [one] 1 Königin
   *[other] { $number } Königinnen
}
piece-crypt-ghost = Gespenst
count-crypt-ghost = { $number ->
    [one] 1 Gespenst
   *[other] { $number } Gespenster
}
piece-bag = Beutel der vielen Dinge
count-bag = { $number ->
    [one] 1 Beutel der vielen Dinge
   *[other] { $number } Beutel der vielen Dinge
}
stock-iron-dwarves = { $number ->
    [one] 1 Silberhammer
   *[other] { $number } Silberhämmer
}
piece-armor = Pilzpanzer
count-armor = { $number ->
    [one] 1 Pilzpanzer
   *[other] { $number } Pilzpanzer
}

# --- Reasons -----------------------------------------------------------------------------------------

# The parts of a price.
reason-monsters = Monster
reason-as-if-empty = wie leer: Wer verteidigt, zählt nicht
reason-silence = Stille der Gnome: Hier hilft nichts
# Reasons why a region cannot be conquered.
reason-immune-great-ancient = immun: Dort ist der Große Alte
reason-immune-queen = immun: Dort ist die Königin
reason-immune-crypt-ghost = immun: Das Gespenst wacht darüber
reason-immune-balrog = verschlossen: Dort ist der Balrog
reason-lich-coin = Untote im Untergang verlangen eine Münze, und du hast keine

# --- Questions ---------------------------------------------------------------------------------------

question-discover = Was bewachen die Monster?
question-guardians = Wohin kommen die Monster?
question-flames = Wähle eine Schlucht für den Vulkan.
question-cultists = Den Großen Alten versetzen?
question-shadow-mimes = Wähle eine Plakette für die Schatten-Mimen.
question-reborn = Regionen im Untergang deinem aktiven Volk geben?
question-royal = Stelle die Königin auf.
question-shield = Setze die neuen Pilzpanzer.
question-magic = Wähle ein Altertum für den Beutel.
question-magic-4 = Setze den Beutel als Froggys Ring.
question-magic-6 = Setze den Beutel als Zepter der Habgier.
question-vanishing = Soll das Volk beim Untergang verschwinden?
question-froggys-ring = Froggys Ring verlegen?
question-the-scepter-of-avarice = Das Zepter der Habgier verlegen?
question-the-altar-of-souls = Ein Plättchen im Untergang für drei Münzen hergeben?
question-the-crypt-of-the-tomb-raider = Das Gespenst versetzen?
question-the-wickedest-pentacle = Mit dem Balrog ziehen?
question-stonehedge = Welche Plakette verbirgt die Steinhecke?

# --- In the browser ----------------------------------------------------------------------------------

do-use-iron-dwarves = Silberhammer nutzen
do-flames = Vulkan: { $region }
do-cultists = Alten auf { $region }
pass-cultists = Alten dort lassen
pass-shadow-mimes = Plakette behalten
pass-reborn = Keine Region
pass-magic = Beutel nicht nutzen
do-royal = Königin: { $region }
do-froggys-ring = Ring: { $region }
pass-froggys-ring = Ring liegen lassen
do-the-scepter-of-avarice = Zepter: { $region }
pass-the-scepter-of-avarice = Zepter liegen lassen
do-the-altar-of-souls = Hergeben: { $region }
pass-the-altar-of-souls = Alle behalten
do-the-crypt-of-the-tomb-raider = Gespenst: { $region }
pass-the-crypt-of-the-tomb-raider = Gespenst dort lassen
do-the-wickedest-pentacle = Balrog: { $region }
pass-the-wickedest-pentacle = Balrog dort lassen
do-vampire = Beißen: { $region }
do-the-shiny-orb = Kugel: { $region }
guide-monsters =
    Zwei Monster bewachen jede dieser Regionen. Besiege sie, und du entdeckst ein Altertum oder einen Ort.
