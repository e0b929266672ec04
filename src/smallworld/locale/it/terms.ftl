### Che cosa significano le parole della mappa.

card-rulings = Che cosa il regolamento lascia aperto ({ $number })
card-sources = Si legge in: { $sources }

term-farmland =
    Terra: costa due segnalini se non c’è nessuno. Agli Umani ogni regione di campi frutta 1 moneta in più;
    una razza a cavallo la paga 1 segnalino in meno.
term-forest =
    Terra: costa due segnalini se non c’è nessuno. «Della Foresta» è anche un potere: frutta 1 moneta in più per
    ogni foresta.
term-hill =
    Terra: costa due segnalini se non c’è nessuno. Una razza a cavallo la paga 1 segnalino in meno. «Delle
    Colline» è anche un potere: frutta 1 moneta in più per ogni collina.
term-swamp =
    Terra: costa due segnalini se non c’è nessuno. «Della Palude» è anche un potere: frutta 1 moneta in più per
    ogni palude.
term-mountain =
    Costa 1 segnalino in più delle altre terre: tre se non c’è nessuno. Quindi chi la controlla è più al
    sicuro.
term-sea =
    Acqua: ci entra solo una razza navigatrice. Se il mare tocca il bordo della mappa, dalla sua costa può
    entrare qualsiasi razza.
term-lake = Acqua: ci entra solo una razza navigatrice. A differenza del mare, non è una via d’accesso alla mappa.
term-cavern =
    Un simbolo. Per una razza delle Caverne tutte le caverne sono adiacenti tra loro e costano 1 segnalino in
    meno. Per tutte le altre razze non significa nulla.
term-magic = Un simbolo. I Maghi ricevono 1 moneta in più per ogni fonte di magia che controllano.
term-mine =
    Un simbolo. I Nani ricevono 1 moneta in più per ogni miniera che controllano, anche in declino. Una razza
    minatrice la riceve finché è attiva.
term-coast = Terra che confina con il mare o con il lago. I Tritoni la pagano 1 segnalino in meno.
term-edge = Una regione sul bordo della mappa. Una razza senza regioni comincia da qui.
term-lost-tribe =
    Un segnalino che non appartiene a nessuno. La sua regione costa 1 segnalino in più; quando viene
    conquistata, la Tribù Perduta sparisce per sempre.
term-black-mountain =
    Una montagna del mondo di sotto: costa 1 segnalino in più, tre se non c’è nessuno. A una razza di Pietra
    ognuna frutta 1 moneta in più.
term-mud-pool =
    Terra del mondo di sotto. Le Melme, quando si redistribuiscono, ricevono un nuovo segnalino per ogni pozza
    di fango che controllano. A una razza fangosa ognuna frutta 1 moneta in più, anche in declino.
term-mushroom-forest = Terra del mondo di sotto. Ai Funghetti ognuna frutta 1 moneta in più.
term-mystic-crystal = Un simbolo del mondo di sotto. A una razza mistica ognuno frutta 1 moneta in più.
term-river =
    Costa un segnalino se non c’è nessuno, per quanto sia lungo. Quando ti redistribuisci, i tuoi segnalini lo
    lasciano, e non frutta monete.
term-chasm =
    Nessuno può entrarci o attraversarlo. Solo gli Aracnidi ci si arrampicano: da una terra che confina con un
    crepaccio raggiungono qualsiasi altra.
term-volcano = Un crepaccio che può eruttare: le Fiamme ne scelgono uno e cominciano lì accanto. Nessuno può entrarci.
