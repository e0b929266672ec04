### Was die Wörter der Karte bedeuten.

card-rulings = Was die Regeln offen lassen ({ $number })
card-sources = Nachzulesen in: { $sources }

term-farmland =
    Land: kostet zwei Plättchen, wenn niemand dort ist. Die Menschen bekommen dafür 1 Münze extra, ein
    Berittenes Volk zahlt 1 Plättchen weniger.
term-forest =
    Land: kostet zwei Plättchen, wenn niemand dort ist. Wald ist auch eine Fähigkeit; sie bringt für jeden
    Wald 1 Münze extra.
term-hill =
    Land: kostet zwei Plättchen, wenn niemand dort ist. Ein Berittenes Volk zahlt 1 Plättchen weniger.
    Hügel ist auch eine Fähigkeit; sie bringt für jeden Hügel 1 Münze extra.
term-swamp =
    Land: kostet zwei Plättchen, wenn niemand dort ist. Sumpf ist auch eine Fähigkeit; sie bringt für jeden
    Sumpf 1 Münze extra.
term-mountain =
    Kostet 1 Plättchen mehr als anderes Land: drei, wenn niemand dort ist. Wer dort sitzt, sitzt also
    sicherer.
term-sea =
    Wasser, das nur ein Seefahrendes Volk betritt. Reicht das Meer bis an den Kartenrand, darf jedes Volk
    die Karte an seiner Küste betreten.
term-lake = Wasser, das nur ein Seefahrendes Volk betritt. Anders als über das Meer kommt man über ihn nicht auf die Karte.
term-cavern =
    Ein Symbol. Für ein Unterwelt-Volk sind alle Höhlen einander benachbart und kosten 1 Plättchen weniger.
    Für alle anderen bedeutet es nichts.
term-magic = Ein Symbol. Die Zauberer bekommen 1 Münze extra für jede Magiequelle, die sie halten.
term-mine =
    Ein Symbol. Die Zwerge bekommen 1 Münze extra für jede Mine, die sie halten, auch im Untergang. Ein
    Bergbau-Volk bekommt sie, solange es aktiv ist.
term-coast = Land am Meer oder am See. Die Wassermänner zahlen 1 Plättchen weniger dafür.
term-edge = Eine Region am Rand der Karte. Hier beginnt ein Volk, das keine Region hat.
term-lost-tribe =
    Ein Plättchen, das niemandem gehört. Seine Region kostet 1 Plättchen mehr. Wird sie erobert, ist der
    Stamm für immer fort.
term-black-mountain =
    Ein Gebirge der Unterwelt: 1 Plättchen mehr, also drei, wenn niemand dort ist. Ein Steinvolk bekommt
    1 Münze extra für jeden Schwarzen Berg.
term-mud-pool =
    Land der Unterwelt. Die Schlammmonster bekommen beim Umverteilen ein neues Plättchen für jedes
    Schlammloch. Ein Schlammiges Volk bekommt 1 Münze extra für jedes, auch im Untergang.
term-mushroom-forest = Land der Unterwelt. Die Rauschpilze bekommen 1 Münze extra für jeden Pilzwald.
term-mystic-crystal = Ein Symbol der Unterwelt. Ein Mystisches Volk bekommt 1 Münze extra für jeden Kristall.
term-river =
    Kostet ein Plättchen, wenn niemand dort ist, wie lang er auch sein mag. Beim Umverteilen verlassen
    deine Plättchen den Fluss. Münzen bringt er keine.
term-chasm =
    Niemand darf hinein oder hinüber. Nur die Spinnenwesen klettern hindurch: von jedem Land an einer
    Schlucht in jedes andere.
term-volcano = Eine Schlucht, die ausbrechen kann: Die Flammen wählen eine und beginnen daneben. Niemand darf hinein.
