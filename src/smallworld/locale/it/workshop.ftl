### L’officina: razze e poteri propri, sul terminale e nel browser. Per gli argomenti, vedi en/workshop.ftl.

# --- Tokens ------------------------------------------------------------------------------------------------

draft-race = { $number ->
    [one] { $number } segnalino
   *[other] { $number } segnalini
} sul vessillo; la scatola ne ha { $supply }.
draft-power = { $number ->
    [0] Nessun segnalino sul cartellino.
    [one] { $number } segnalino sul cartellino.
   *[other] { $number } segnalini sul cartellino.
}
draft-no-ability = Nessun’altra abilità.

# --- Effects of tools --------------------------------------------------------------------------------------

tool-feature-bonus-name = Bonus per un tipo di regione
tool-feature-bonus = Quando raccogli le monete, { $every ->
    [one] ogni regione di questo tipo frutta
   *[other] ogni { $every } regioni di questo tipo fruttano
} { $number ->
    [one] 1 moneta
   *[other] { $number } monete
} in più{ $also-declined ->
    [yes] , anche in declino
   *[no] { "" }
}: { $features }.
tool-border-bonus-name = Bonus per un confine
tool-border-bonus =
    Quando raccogli le monete, ogni regione che confina con una di questo tipo frutta { $number ->
    [one] 1 moneta
   *[other] { $number } monete
} in più: { $features }.
tool-contact-bonus-name = Bonus per i vicini
tool-contact-bonus =
    Quando raccogli le monete, ogni regione che confina con un’altra razza, una Tribù Perduta o dei
    Mostri frutta { $number ->
    [one] 1 moneta
   *[other] { $number } monete
} in più.
tool-solitude-bonus-name = Bonus per la solitudine
tool-solitude-bonus =
    Quando raccogli le monete, ogni regione che non confina con altre razze, Tribù Perdute o Mostri
    frutta { $number ->
    [one] 1 moneta
   *[other] { $number } monete
} in più.
tool-set-bonus-name = Bonus per regioni sparse
tool-set-bonus =
    Quando raccogli le monete, ogni gruppo di regioni che non tocca altre regioni della razza frutta {
    $number ->
    [one] 1 moneta
   *[other] { $number } monete
} in più.
tool-union-bonus-name = Bonus per regioni collegate
tool-union-bonus = Quando raccogli le monete ricevi { $number ->
    [one] 1 moneta
   *[other] { $number } monete
} in più se tutte le sue regioni sono collegate.
tool-region-bonus-name = Bonus per ogni regione
tool-region-bonus = Quando raccogli le monete, ogni regione frutta { $number ->
    [one] 1 moneta
   *[other] { $number } monete
} in più.
tool-spoils-bonus-name = Bonus per le conquiste
tool-spoils-bonus =
    Quando raccogli le monete, ogni regione non vuota conquistata in questo turno frutta { $number ->
    [one] 1 moneta
   *[other] { $number } monete
} in più.
tool-crowd-bonus-name = Bonus per la folla
tool-crowd-bonus = Quando raccogli le monete, ogni regione con almeno { $least ->
    [one] 1 segnalino
   *[other] { $least } segnalini
} frutta { $number ->
    [one] 1 moneta
   *[other] { $number } monete
} in più.
tool-few-regions-name = Bonus per poche regioni
tool-few-regions = Quando raccogli le monete ricevi { $number ->
    [one] 1 moneta
   *[other] { $number } monete
} in più se la razza controlla al massimo { $most ->
    [one] una regione
   *[other] { $most } regioni
}.
tool-many-regions-name = Bonus per molte regioni
tool-many-regions = Quando raccogli le monete, ogni regione oltre { $beyond ->
    [one] la prima
   *[other] le prime { $beyond }
} frutta { $number ->
    [one] 1 moneta
   *[other] { $number } monete
} in più.
tool-income-name = Rendita
tool-income = Ogni turno frutta { $number ->
    [one] 1 moneta
   *[other] { $number } monete
} in più, qualunque cosa la razza controlli.
tool-pension-name = Pensione
tool-pension = Una volta in declino, la razza frutta { $number ->
    [one] 1 moneta
   *[other] { $number } monete
} in più a turno, finché controlla una regione.
tool-first-bonus-name = Tesoro
tool-first-bonus = Il turno in cui prendi la combinazione frutta { $number ->
    [one] 1 moneta
   *[other] { $number } monete
} in più, una volta sola.
tool-peace-bonus-name = Bonus per la pace
tool-peace-bonus = Un turno in cui la razza non attacca nessuna razza attiva frutta { $number ->
    [one] 1 moneta
   *[other] { $number } monete
} in più.
tool-abandon-bonus-name = Bonus per l’abbandono
tool-abandon-bonus = Ogni regione che la razza abbandona frutta { $number ->
    [one] 1 moneta
   *[other] { $number } monete
}, e non si può riconquistare nello stesso turno.
tool-decline-bonus-name = Bonus per il declino altrui
tool-decline-bonus =
    Ogni razza in declino quando la combinazione viene presa, e ogni razza che va in declino dopo,
    frutta { $number ->
    [one] 1 moneta
   *[other] { $number } monete
}.
tool-plunder-name = Bottino
tool-plunder = Per ogni regione conquistata a una razza attiva, chi la gioca ti paga { $number ->
    [one] 1 moneta
   *[other] { $number } monete
}, o tutto ciò che ha se è di meno.
tool-levy-name = Gabella
tool-levy = Un avversario che conquista una delle sue regioni ti paga { $number ->
    [one] 1 moneta
   *[other] { $number } monete
}, o tutto ciò che ha se è di meno.
tool-compensation-name = Indennizzo
tool-compensation = Per ogni sua regione conquistata da un avversario, la banca ti paga { $number ->
    [one] 1 moneta
   *[other] { $number } monete
}.
tool-duty-name = Dazio
tool-duty = { $active ->
    [yes] { $declined ->
        [yes] Un avversario che conquista una delle sue regioni, anche in declino,
       *[no] Un avversario che conquista una delle sue regioni mentre è attiva
    }
   *[no] { $declined ->
        [yes] Un avversario che conquista una delle sue regioni in declino
       *[no] Questo non fa nulla: non vale né mentre la razza è attiva né in declino. Un avversario che conquista una delle sue regioni
    }
} ti paga { $number ->
    [one] 1 moneta
   *[other] { $number } monete
}. Un avversario che non può pagare non può conquistare la regione.
tool-toll-name = Pedaggio
tool-toll = Scavalcare questa combinazione costa { $number ->
    [one] 1 moneta
   *[other] { $number } monete
} invece di una.
tool-discount-name = Conquiste scontate
tool-discount = { $where ->
    [all] Ogni regione costa { $number ->
        [one] 1 segnalino
       *[other] { $number } segnalini
    } in meno, ma sempre almeno 1.
   *[some] Le regioni di questi tipi costano { $number ->
        [one] 1 segnalino
       *[other] { $number } segnalini
    } in meno, ma sempre almeno 1: { $features }.
}
tool-discount-beside-name = Vicine scontate
tool-discount-beside =
    Le regioni accanto a una di questo tipo che la razza controlla costano 1 segnalino in meno, ma
    almeno 1: { $features }.
tool-discount-against-declined-name = Sconto contro il declino
tool-discount-against-declined =
    Le regioni delle Tribù Perdute e delle razze in declino costano { $number ->
    [one] 1 segnalino
   *[other] { $number } segnalini
} in meno, ma sempre almeno 1.
tool-recurring-discount-name = Sconto ricorrente
tool-recurring-discount = Un round su { $every ->
    [2] due
    [3] tre
    [4] quattro
   *[other] cinque
}, tutte le regioni costano { $number ->
    [one] 1 segnalino
   *[other] { $number } segnalini
} in meno, ma sempre almeno 1.
tool-vengeance-name = Vendetta
tool-vengeance =
    Le regioni di chi ha attaccato una tua razza dopo il tuo ultimo turno costano { $number ->
    [one] 1 segnalino
   *[other] { $number } segnalini
} in meno, ma sempre almeno 1.
tool-as-if-empty-name = Come vuote
tool-as-if-empty = { $where ->
    [all] Ogni regione costa come se fosse vuota, chiunque ci sia e qualunque cosa la difenda.
   *[some] Le regioni di questi tipi costano come se fossero vuote, chiunque ci sia e qualunque cosa le difenda: { $features }.
}
tool-surcharge-name = Conquiste rincarate
tool-surcharge = { $where ->
    [all] Ogni regione costa a questa razza { $number ->
        [one] 1 segnalino
       *[other] { $number } segnalini
    } in più.
   *[some] Le regioni di questi tipi costano a questa razza { $number ->
        [one] 1 segnalino
       *[other] { $number } segnalini
    } in più: { $features }.
}
tool-pack-name = Solo in branco
tool-pack = Nessuna regione si conquista o si controlla con meno di { $number ->
    [one] 1 segnalino
   *[other] { $number } segnalini
}.
tool-reach-name = Da lontano
tool-reach = { $where ->
    [all] { $entry ->
        [yes] Finché non ha regioni, la razza può cominciare in ogni regione di terra.
       *[no] Ogni regione di terra è a portata, adiacente o no.
    }
   *[some] { $entry ->
        [yes] Finché non ha regioni, la razza può cominciare nelle regioni di terra di questi tipi: { $features }.
       *[no] Le regioni di terra di questi tipi sono a portata, adiacenti o no: { $features }.
    }
}
tool-linked-name = Passaggi segreti
tool-linked = Per questa razza, tutte le regioni di questo tipo sono adiacenti fra loro{ $number ->
    [0] { "" }
    [one] {" "}e costano 1 segnalino in meno
   *[other] {" "}e costano { $number } segnalini in meno
}: { $features }.
tool-passage-name = Passaggio
tool-passage =
    La razza può passare per le regioni di questo tipo, libere o no: { $features }. Tutte le regioni
    intorno a un loro gruppo collegato sono adiacenti fra loro. Se il gruppo è sul bordo della mappa, la
    razza può entrare da lì.
tool-rims-name = Da un orlo all’altro
tool-rims =
    Le regioni che confinano con una di questo tipo sono adiacenti a tutte le regioni della razza, e la
    razza può entrare sulla mappa da lì: { $features }.
tool-admitted-name = Sull’acqua
tool-admitted =
    Per questa razza sono regioni come le altre, in cui entrare e restare: { $features }. Le tiene anche
    in declino.
tool-substitution-name = Sostituzione
tool-substitution = Una volta a turno per ogni avversario, un segnalino della riserva{ $from-hand ->
    [yes] {" "}o della mano
   *[no] { "" }
} sostituisce un suo segnalino attivo, isolato e a portata{ $entry ->
    [yes] , anche per entrare sulla mappa se la razza può raggiungerne uno da fuori
   *[no] { "" }
}.
tool-stronghold-name = Difficile da conquistare
tool-stronghold = { $where ->
    [all] Le sue regioni costano a chi attacca { $number ->
        [one] 1 segnalino
       *[other] { $number } segnalini
    } in più{ $also-declined ->
        [yes] , anche in declino
       *[no] { "" }
    }.
   *[some] Le sue regioni di questi tipi costano a chi attacca { $number ->
        [one] 1 segnalino
       *[other] { $number } segnalini
    } in più{ $also-declined ->
        [yes] , anche in declino
       *[no] { "" }
    }: { $features }.
}
tool-immune-name = Regioni immuni
tool-immune = { $active ->
    [yes] { $declined ->
        [yes] Gli avversari non possono conquistare le sue regioni di questi tipi, nemmeno quando la razza è in declino: { $features }.
       *[no] Finché la razza è attiva, gli avversari non possono conquistare le sue regioni di questi tipi: { $features }.
    }
   *[no] { $declined ->
        [yes] Quando la razza è in declino, gli avversari non possono conquistare le sue regioni di questi tipi: { $features }.
       *[no] Questo non fa nulla: non protegge regioni né mentre la razza è attiva né in declino.
    }
}
tool-spared-name = Nessuna perdita
tool-spared =
    Quando una delle sue regioni viene conquistata, nessun segnalino va perso: si ritirano tutti.
tool-silent-name = Silenzio
tool-silent =
    Finché la razza è attiva, contro di lei valgono solo segnalini e dado. Le abilità e i pezzi speciali
    degli avversari non aiutano.
tool-for-attack-only-name = Segnalini d’attacco
tool-for-attack-only = La combinazione porta { $number ->
    [one] 1 segnalino
   *[other] { $number } segnalini
} in più, solo per attaccare; altrettanti lasciano la mappa alla fine di ogni turno.
tool-scattered-name = Forze sparse
tool-scattered =
    Alla fine del suo turno, in ogni regione resta il minor numero possibile di segnalini. Tutti gli
    altri restano fuori dalla mappa fino al suo prossimo turno.
tool-recruits-name = Reclute
tool-recruits = Prima della redistribuzione, la razza riceve 1 nuovo segnalino { $every ->
    [one] per ogni regione non vuota conquistata
   *[other] ogni { $every } regioni non vuote conquistate
} in questo turno.
tool-growth-name = Crescita
tool-growth = Prima della redistribuzione, la razza riceve 1 nuovo segnalino { $every ->
    [one] per ogni regione di questo tipo che controlla
   *[other] ogni { $every } regioni di questo tipo che controlla
}: { $features }.
tool-refill-name = Forze fresche
tool-refill = All’inizio di ogni turno, la razza riceve { $number ->
    [one] 1 segnalino
   *[other] { $number } segnalini
} in più, finché la scatola ne ha.
tool-regroup-name = Riorganizzarsi
tool-regroup = { $number ->
    [one] Una volta
   *[other] { $number } volte
} a turno, fra due conquiste, la razza può riprendere in mano tutti i segnalini in sovrappiù.
tool-endures-name = Declino duraturo
tool-endures =
    Una volta in declino, la razza resta sulla mappa quando va in declino una razza successiva.
tool-late-decline-name = Declino tardivo
tool-late-decline = La razza può andare in declino alla fine di un turno, dopo la raccolta delle monete.
tool-entombed-name = Restano tutti
tool-entombed =
    In declino tutti i suoi segnalini restano sulla mappa e si redistribuiscono un’ultima volta. Quando
    una regione è persa, si ritirano finché la razza ne ha un’altra.
tool-vanishing-name = Svanire
tool-vanishing =
    Quando la razza va in declino, tutti i suoi segnalini lasciano la mappa, e ogni regione che
    controllava frutta { $number ->
    [one] 1 moneta
   *[other] { $number } monete
} invece di 1.
tool-rebirth-name = Rinascita
tool-rebirth = In declino, la razza può cedere { $most ->
    [one] una regione
   *[other] fino a { $most } regioni
} a turno alla tua razza attiva, che lì riceve un segnalino.

parameter-active = finché è attiva
parameter-also-declined = anche in declino
parameter-beyond = regioni senza bonus
parameter-by = segnalini
parameter-coins = monete
parameter-declined = in declino
parameter-entry = solo per cominciare
parameter-every = { $tool ->
    [recurring-discount] round per sconto
   *[other] regioni per premio
}
parameter-feature = tipo di regione
parameter-features = tipi di regione
parameter-from-hand = anche dalla mano
parameter-least = almeno
parameter-most = al massimo
parameter-times = volte
parameter-tokens = segnalini

# --- Problems of a draft -----------------------------------------------------------------------------------

draft-problem-error = errore
draft-problem-warning = avviso
draft-fine = Va bene così.
banner-checked = { $names }: tutto bene; { $number ->
    [one] 1 partita a caso è arrivata
   *[other] { $number } partite a caso sono arrivate
} alla fine.
workshop-source = creazione propria
draft-line = riga { $line }
draft-meant = { $hint ->
    [none] Possibili: { $known }.
   *[other] Intendi «{ $hint }»?
}
draft-not-toml = Non è TOML valido: { $why }.
draft-too-long = È troppo lungo; al massimo sono { $most } caratteri.
draft-nothing = Non contiene né una razza né un potere.
draft-not-a-table = Qui ci vogliono campi con valori.
draft-not-a-list = «{ $said }» deve essere una lista.
draft-not-a-text = «{ $said }» deve essere un testo fra virgolette.
draft-not-a-number = «{ $said }» deve essere un numero intero.
draft-not-a-flag = «{ $said }» deve essere true o false.
draft-too-many = Qui ce ne sono { $number }; al massimo { $most }.
draft-out-of-range = «{ $said }» è { $number }; deve andare da { $least } a { $most }.
draft-missing-field = Manca «{ $said }».
draft-unknown-field = Non esiste un campo «{ $said }». { draft-meant }
draft-unknown-tool = Non esiste uno strumento «{ $said }». { draft-meant }
draft-unknown-parameter = Lo strumento «{ $tool }» non ha un’impostazione «{ $said }». { $known ->
    [none] Non ha impostazioni.
   *[other] { draft-meant }
}
draft-unknown-feature = Qui non ci sono regioni «{ $said }». { draft-meant }{ $new ->
    [yes] {" "}Se la tua mappa ha questo terreno, aggiungilo all’inizio, in «terrains».
   *[no] {""}
}
draft-not-new-terrain = «{ $said }» non può essere un nuovo terreno. Usa l’identificativo della tua mappa, ad esempio salt-flat.
draft-needs-feature = Indica almeno un tipo di regione: { $known }.
draft-name-signs = «{ $said }» non può essere un nome: i nomi hanno solo lettere e spazi.
draft-name-length = Un nome deve avere da { $least } a { $most } caratteri.
draft-name-taken = «{ $said }» è già preso: il gioco ha già qualcosa con questo nome.
draft-name-twice = «{ $said }» compare due volte: ogni nome deve essere diverso.
draft-supply-short = La scatola ne ha { $number }, meno di quelli sul vessillo ({ $tokens }).
draft-supply-scarce =
    La scatola ne ha solo { $number }. Con un cartellino da cinque sono troppo pochi; ne bastano
    { $enough }.
draft-many-tokens = { $kind ->
    [race] { $number ->
        [one] 1 segnalino è tanto
       *[other] { $number } segnalini sono tanti
    } per una razza: il regolamento si ferma a { $most }.
   *[power] { $number ->
        [one] 1 segnalino è tanto
       *[other] { $number } segnalini sono tanti
    } per un potere: il regolamento si ferma a { $most }.
}
draft-law-state =
    «{ $hook }» cambia la partita, ma deve solo rispondere a una domanda: bot e schermi lo chiamano in
    ogni momento. Fai la modifica in un hook per un evento, come «conquered».
draft-law-kept =
    L’abilità conserva «{ $name }» nel proprio oggetto, che tutte le copie di tutte le partite
    condividono. Usa state.remember e state.recall.
draft-law-chance =
    «{ $name }» tira numeri a caso che nessuna registrazione contiene. Toglilo: una partita deve
    svolgersi allo stesso modo quando viene riprodotta o provata in anticipo.
draft-law-feature = Nessun tabellone ha regioni «{ $said }». { draft-meant }
draft-law-piece =
    L’abilità piazza pezzi ma non ne ha. Indica il suo pezzo quando la crei:
    super().__init__(Traits(piece=…)).
draft-law-number = «{ $hook }» dà { $number }; deve dare un numero intero da 0 in su.
draft-law-broken = Una partita a caso ha violato una regola che deve valere sempre: { $why }.
draft-law-twice = Due partite con le stesse decisioni e la stessa fortuna sono finite in modo diverso.
draft-same-twice = La stessa abilità compare due volte; contano entrambe.

# --- The page ----------------------------------------------------------------------------------------------

box-workshop = Officina
workshop-hint = Crea una razza o un potere tuo, provalo e condividilo.
workshop-intro =
    Costruisci una razza o un potere con gli strumenti del gioco. Mentre costruisci, vedi come si
    legge la regola, e puoi provarla subito.
workshop-broken-link = Questo link non contiene una bozza; forse ne manca una parte.
workshop-race = Una razza
workshop-power = Un potere
workshop-add-race = Aggiungi una razza
workshop-add-power = Aggiungi un potere
workshop-name = Nome
workshop-tokens-race = Segnalini sul vessillo
workshop-tokens-power = Segnalini sul cartellino
workshop-supply = Segnalini nella scatola
workshop-abilities = Abilità
workshop-add-ability = Aggiungi un’abilità
workshop-ability-number = Abilità { $number }
workshop-remove = Togli
workshop-remove-ability = Togli «{ $name }»
workshop-all-regions = nessuna scelta: tutte le regioni
workshop-example = Lontre
workshop-heading-coins = Monete
workshop-heading-conquest = Conquista
workshop-heading-defence = Difesa
workshop-heading-tokens = Segnalini
workshop-heading-decline = Declino
workshop-start-over = Ricomincia
workshop-reads = Come si legge
workshop-try = Alla prova
workshop-try-hint =
    A un tavolo privato contro bot. La tua creazione è la prima nelle pile, e cominci tu.
workshop-opponents = Avversari
workshop-play = Gioca
workshop-friends = Con gli amici, tramite link
workshop-share = Condividi
workshop-share-hint = Il link contiene tutto. Chi lo apre può modificarne una copia nell’officina.
workshop-save = Salva come file
workshop-unnamed = Manca il nome. Con un nome puoi giocarci e condividere.

workshop-said-shorter = Ora il testo è più corto.
