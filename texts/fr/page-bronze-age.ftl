# La table de Bronze Age.

page-bronze-age-key-deck = pioche
page-bronze-age-key-lying = Actions posées sur une pioche
page-bronze-age-key-decline = ne pas jouer de carte, s’arrêter
page-bronze-age-key-words = la table en mots
page-bronze-age-key-go-actions = Actions
page-bronze-age-key-go-decks = pioches
page-bronze-age-key-go-hand = main
page-bronze-age-key-go-mine = tes Civilisations
page-bronze-age-key-go-triumphs = Triomphes
page-bronze-age-key-go-collapse = Effondrement

## L'en-tête : où en est la partie

page-bronze-age-where = Tour { $turn }
    .over = Terminée
page-bronze-age-note-ahead = avant l’Effondrement
page-bronze-age-note-now = l’Effondrement
page-bronze-age-note-done = après l’Effondrement

# Ce qui peut être à faire, en un mot ou deux.
page-bronze-age-step-civ = Civilisation
page-bronze-age-step-move = Action
page-bronze-age-step-card = Jouer
page-bronze-age-step-draw = Piocher
page-bronze-age-step-gain = Gagner
page-bronze-age-step-keep = Territoires
page-bronze-age-step-discard = Mains
page-bronze-age-step-actions = Actions
page-bronze-age-step-new-decks = Pioches

page-bronze-age-tab-hand = Main
page-bronze-age-tab-mine = À toi
page-bronze-age-tab-race = Course
page-bronze-age-tab-log = Journal

## Ce qui est demandé, et que faire

page-bronze-age-ask-civ = Choisis ta Civilisation
    .help = Elle accueille les deux aspects dont les signes sont à côté d’elle.
page-bronze-age-ask-move = Joue une Action, ou reprends-en une
    .help = Choisis une de tes Actions puis une pioche, ou une Action posée sur une pioche.
page-bronze-age-ask-mode = Piocher, ou jouer une carte ?
    .help = Ton Action n’est pas assortie à la carte du dessus. Tu peux aussi t’arrêter.
page-bronze-age-ask-step = Reprise : étape suivante
    .help = Pioche, joue une carte, ou arrête-toi.
page-bronze-age-ask-card-may = Joue une carte, si tu veux
    .help = Choisis une moitié de carte : en haut en base, en bas en spécialité.
page-bronze-age-ask-card-must = Joue une carte
    .help = Choisis une moitié de carte : en haut en base, en bas en spécialité.
page-bronze-age-ask-card-basic = Joue une carte en base
    .help = Choisis la moitié haute d’une carte.
page-bronze-age-ask-draw-deck = Dans quelle pioche prends-tu une carte ?
    .help = Tu prends la carte du dessus.
page-bronze-age-ask-gain-deck = Quelle carte du dessus gagnes-tu ?
    .help = Elle devient ton Territoire.
page-bronze-age-ask-gain-draw-deck = Sur quelle pioche gagnes-tu et pioches-tu ?
    .help = Tu gagnes la carte du dessus comme Territoire, puis tu pioches la suivante.
page-bronze-age-ask-take = Prends un Territoire
    .help = Choisis un type que ton adversaire possède : le nombre dit combien.
page-bronze-age-ask-keep = Garde un type de Territoire
    .help = Un seul type compte à la fin, 2 points chacun. Tu repars de ce que tu gardes.
page-bronze-age-ask-discard = Choisis une carte à défausser
    .help = L’Effondrement laisse à chacun trois cartes en main.
page-bronze-age-ask-action = Quelle Action y va ?
page-bronze-age-ask-deck = { NAME($type) } : vers quelle pioche ?
page-bronze-age-ask-deck-help = Chaque pioche dit ce qu’elle apporterait.
page-bronze-age-draw-of = Pioche { $nth } sur { $of }.
page-bronze-age-more-steps =
    { $n ->
        [one] Encore { $n } étape après celle-ci.
       *[other] Encore { $n } étapes après celle-ci.
    }

## Chaque camp

page-bronze-age-actions-of =
    { $name ->
        [you] Tes Actions
       *[other] Actions : { $name }
    }
page-bronze-age-hand-of =
    { $name ->
        [you] Ta main
       *[other] Main : { $name }
    }
page-bronze-age-civ-of =
    { $name ->
        [you] Tes Civilisations
       *[other] Civilisations : { $name }
    }
page-bronze-age-lands-of =
    { $name ->
        [you] Tes Territoires
       *[other] Territoires : { $name }
    }
page-bronze-age-hand = Main
page-bronze-age-lands = Territoires
page-bronze-age-basic = Base
page-bronze-age-no-civ = Pas encore choisie
page-bronze-age-of-most = { $n } sur { $most }
page-bronze-age-worth =
    { $points ->
        [one] { NAME($icon) } : { $points } point par icône
       *[other] { NAME($icon) } : { $points } points par icône
    }
page-bronze-age-civ-line =
    { $points ->
        [one] { $title }, { $points } point
       *[other] { $title }, { $points } points
    }
page-bronze-age-land-line =
    { $n ->
        [one] { NAME($type) }, { $n } Territoire
       *[other] { NAME($type) }, { $n } Territoires
    }
page-bronze-age-held-type = { $n }× { NAME($type, case: "short") }
page-bronze-age-held-none = aucune carte
page-bronze-age-no-actions-held = Aucune Action en main
page-bronze-age-no-actions = Tu n’as pas d’Action : reprends-en une sur une pioche.
page-bronze-age-actions-help = Poses-en une sur une pioche, ou reprends-en une.
page-bronze-age-empty-hand = Aucune carte en main.

## Pioches

page-bronze-age-decks = Les trois pioches
page-bronze-age-deck = Pioche { $deck }
page-bronze-age-lying = Actions sur la pioche { $deck }
page-bronze-age-take-back = Action { NAME($type, case: "adj") } sur la pioche { $deck } : la reprendre
page-bronze-age-deck-line =
    Pioche { $deck }, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, { $top ->
        [none] {""}
       *[other] { NAME($top, case: "the") } dessus,{" "}
    }{ $actions ->
        [none] aucune Action
       *[other] Actions posées : { $actions }
    }.
page-bronze-age-match = Assortie
page-bronze-age-no-match = Dépareillée
page-bronze-age-would-match = Assortie à
page-bronze-age-none-matches = Aucune Action assortie
page-bronze-age-empty-matches = Vide : rien à assortir
page-bronze-age-no-room = Pas de place ici
page-bronze-age-on-top = { NAME($type) } dessus
page-bronze-age-new-top = Nouvelle carte dessus
page-bronze-age-empty-deck = vide

## Cartes

page-bronze-age-as-basic = { bronze-age-the-card } en base : { NAME($icon) } { $basic }
page-bronze-age-as-special =
    { bronze-age-the-card } en spécialité : { NAME($aspect) } { $special }. { $ability ->
        [none] Aucun Pouvoir.
       *[other] { NAME($ability) } : { NAME($ability, case: "text") }
    }
    .no-fit = { bronze-age-the-card } en spécialité : { page-bronze-age-no-fit }
page-bronze-age-no-fit = { NAME($civ, case: "the-start") } n’accueille pas { NAME($aspect, case: "the") }.
page-bronze-age-no-fit-brief = ne va pas
page-bronze-age-no-ability = Aucun Pouvoir.
page-bronze-age-raided = Ton adversaire connaît cette carte par un Raid
page-bronze-age-discard = Défausser { bronze-age-the-card }
page-bronze-age-front =
    Carte { NAME($type, case: "adj") } : { NAME($icon) } { $basic }, ou { NAME($aspect) } { $special }{ $ability ->
        [none] {""}
       *[other] {" "}avec { NAME($ability) } : { NAME($ability, case: "text") }
    }

## La course

page-bronze-age-triumphs = Triomphes
page-bronze-age-each =
    { $n ->
        [one] { $n } point chacun
       *[other] { $n } points chacun
    }
page-bronze-age-level = égalité
page-bronze-age-leads =
    { $name ->
        [you] tu mènes
       *[other] { $name } mène
    }
page-bronze-age-triumph-line =
    { NAME($icon) } : { $counts } ; { $holder ->
        [none] le Triomphe n’est à personne
        [you] le Triomphe est à toi
       *[other] { $holder } a le Triomphe
    }
page-bronze-age-collapse = L’Effondrement
    .end = La fin
page-bronze-age-collapse-now = C’est maintenant.
page-bronze-age-collapse-when =
    { $name ->
        [none] Il vient quand la première personne à jouer finit un tour avec une pioche vide.
        [you] Il vient quand tu finis un tour avec une pioche vide.
       *[other] Il vient quand { $name } finit un tour avec une pioche vide.
    }
page-bronze-age-end-near =
    { $name ->
        [you] Une pioche est vide. S’il y en a encore une à la fin de ton tour, la partie est finie.
       *[other] Une pioche est vide. S’il y en a encore une à la fin du tour de { $name }, la partie est finie.
    }
page-bronze-age-left = Cartes restantes : { $decks }
page-bronze-age-in-decks = Encore dans les pioches
page-bronze-age-in-decks-line = Encore dans les pioches : { $cards }.
page-bronze-age-source-basic = Base

## Ce qu'une action apporte

page-bronze-age-gain = Territoires { NAME($type, case: "adj") } : de { $from } à { $to }
page-bronze-age-choice-draw1 = Piocher une carte
    .inline = piocher une carte
page-bronze-age-choice-draw2 = Piocher deux cartes
    .inline = piocher deux cartes
page-bronze-age-choice-play1 = Jouer une carte
    .inline = jouer une carte
page-bronze-age-choice-stop = Arrêter
    .inline = t’arrêter
page-bronze-age-choice-decline = Ne pas jouer de carte
    .inline = ne pas jouer de carte
page-bronze-age-due-mode = Puis { $choices }
page-bronze-age-due-step =
    { $choices ->
        [none] { $times ->
            [one] Puis encore { $times } étape
           *[other] Puis encore { $times } étapes
        }
       *[other] { $times ->
            [one] { $times } étape
           *[other] { $times } étapes
        } : { $choices }
    }
page-bronze-age-due-front =
    { $times ->
        [one] Piocher { $times } carte
       *[other] Piocher { $times } cartes
    }
page-bronze-age-due-card-may = Tu peux jouer une carte
page-bronze-age-due-card-must = Jouer une carte
page-bronze-age-due-card-basic = Jouer une carte en base
page-bronze-age-due-draw-deck =
    { $times ->
        [1] Piocher une carte, au choix de la pioche
        [2] Piocher deux fois, au choix de la pioche
       *[other] Piocher { $times } fois, au choix de la pioche
    }
page-bronze-age-due-gain-deck = Gagner la carte du dessus d’une pioche
page-bronze-age-due-gain-draw-deck = Gagner la carte du dessus d’une pioche, piocher la suivante
page-bronze-age-due-take = Prendre un Territoire
page-bronze-age-due-raid = Prendre une carte au hasard
page-bronze-age-due-triumph =
    { NAME($icon) } : { $holder ->
        [none] le Triomphe n’est à personne
        [you] le Triomphe est à toi
       *[other] le Triomphe passe à { $holder }
    }
page-bronze-age-would =
    { $say }{ $points ->
        [0] {""}
        [one] {" "}({ SIGNED($points) } point)
       *[other] {" "}({ SIGNED($points) } points)
    }{ $then ->
        [none] {""}
       *[other] . { $then }
    }.
page-bronze-age-turn-ends = Fin de ton tour
page-bronze-age-fate-collapse = L’Effondrement survient à la fin de ce tour
page-bronze-age-fate-collapse-next =
    { $name ->
        [you] L’Effondrement survient après ton prochain tour
       *[other] L’Effondrement survient après le prochain tour de { $name }
    }
page-bronze-age-fate-end = La partie finit avec ce tour
page-bronze-age-fate-last-turn =
    { $name ->
        [you] Vient ensuite ton dernier tour
       *[other] Vient ensuite le dernier tour de { $name }
    }
page-bronze-age-civ-choice = { NAME($civ, case: "the-start") } accueille { LIST($aspects, case: "the") }.
page-bronze-age-do-play = Jouer sur la pioche { $deck }
page-bronze-age-do-return = La reprendre
page-bronze-age-do-basic = Jouer en base
page-bronze-age-do-special = En spécialité
page-bronze-age-do-discard = Défausser
page-bronze-age-let-go = Annuler

## La table en mots

page-bronze-age-words-actions = Actions en main : { $actions }
    .none = Actions en main : aucune
page-bronze-age-words-hand = Cartes en main : { $cards }
page-bronze-age-words-basic = Civilisation de base : { $icons }
page-bronze-age-words-lands = Territoires : { $lands }

## La feuille de score

page-bronze-age-icons = Icônes
page-bronze-age-caption-basic = 1 point par icône
page-bronze-age-caption-specialized = 1 point par icône
page-bronze-age-caption-territories = 2 points chacun, meilleur type seul
page-bronze-age-caption-triumphs = 3 points à qui a le plus d’icônes
page-bronze-age-card-name =
    { $side ->
        [basic] { NAME($type, case: "short") }
       *[special] { $ability ->
            [none] { NAME($aspect) }, { NAME($type, case: "short") }
           *[other] { NAME($ability) }, { NAME($type, case: "short") }
        }
    }
page-bronze-age-card-why =
    { $side ->
        [basic] { $basic ->
            [one] 1 icône { NAME($icon, case: "of") } sous la Base.
           *[other] { $basic } icônes { NAME($icon, case: "of") } sous la Base.
        }
       *[special] { $special ->
            [one] 1 icône { NAME($aspect, case: "of") } sous la Civilisation spécialisée.
           *[other] { $special } icônes { NAME($aspect, case: "of") } sous la Civilisation spécialisée.
        }
    }
page-bronze-age-lands-why =
    { $n ->
        [one] 1 Territoire { NAME($type, case: "adj") }. Seul le meilleur type compte.
       *[other] { $n } Territoires { NAME($type, case: "adj") }. Seul le meilleur type compte.
    }
page-bronze-age-triumph-why =
    { $name ->
        [none] Icônes { NAME($icon, case: "of") } : { $counts }. Égalité : ce Triomphe n’est à personne.
        [you] Icônes { NAME($icon, case: "of") } : { $counts }. Le Triomphe est à toi.
       *[other] Icônes { NAME($icon, case: "of") } : { $counts }. Le Triomphe va à { $name }.
    }
page-bronze-age-laid =
    { $cards ->
        [one] { $cards } carte, { $lands ->
            [one] { $lands } Territoire
           *[other] { $lands } Territoires
        }
       *[other] { $cards } cartes, { $lands ->
            [one] { $lands } Territoire
           *[other] { $lands } Territoires
        }
    }

## L'Effondrement, et ce qu'on en sait avant

page-bronze-age-top-matches = Une Action { NAME($type, case: "adj") } serait assortie
page-bronze-age-kept-then = S’il venait maintenant, { $list }.
page-bronze-age-kept-of =
    { $name ->
        [you] { $all ->
            [0] tu ne garderais aucun Territoire
            [1] tu garderais ton seul Territoire
           *[other] tu garderais { $n } de tes { $all } Territoires
        }
       *[other] { $all ->
            [0] { $name } ne garderait aucun Territoire
            [1] { $name } garderait son seul Territoire
           *[other] { $name } garderait { $n } Territoires sur { $all }
        }
    }
page-bronze-age-ruin-deck = pioche { $deck }, { $size }
    .empty = pioche { $deck }, vide
page-bronze-age-ruin-why =
    { $name ->
        [you] La pioche { $deck } est vide à la fin de ton tour. Cela n’arrive qu’une fois par partie et emporte presque tout ce qui est sur la table. Les cartes sous les Civilisations restent.
       *[other] { $name } finit son tour et la pioche { $deck } est vide. Cela n’arrive qu’une fois par partie et emporte presque tout ce qui est sur la table. Les cartes sous les Civilisations restent.
    }
page-bronze-age-ruin-lands =
    { $name ->
        [you] Chacun garde un type et perd le reste. Tu choisis en premier.
       *[other] Chacun garde un type et perd le reste. { $name } choisit en premier.
    }
page-bronze-age-ruin-hands = Chaque main garde au plus { $keep } cartes : { $held }.
page-bronze-age-ruin-holds =
    { $name ->
        [you] { $gone ->
            [0] tu en as { $n } et n’en perds aucune
           *[other] tu en as { $n } et en défausses { $gone }
        }
       *[other] { $gone ->
            [0] { $name } en a { $n } et n’en perd aucune
           *[other] { $name } en a { $n } et en défausse { $gone }
        }
    }
page-bronze-age-ruin-actions = Les six reviennent : chacun en reçoit une de chaque type.
page-bronze-age-ruin-decks =
    { $cards ->
        [one] { $cards } carte restante et toutes les défausses font trois pioches égales.
       *[other] Les { $cards } cartes restantes et toutes les défausses font trois pioches égales.
    }
page-bronze-age-ruin-lose = perdu : { $lands }
    .nothing = rien de perdu
page-bronze-age-ruin-keeps = { NAME($type) }, { $n }
page-bronze-age-ruin-total = points, total { $n }
page-bronze-age-ruin-look = Regarder la table
page-bronze-age-ruin-loses = Ce que chacun perd
page-bronze-age-ruin-loss =
    { $types ->
        [0] Aucun Territoire à perdre ; { $hand }.
        [1] Les Territoires restent ; { $hand }.
       *[other] Un type de Territoire reste ; { $hand }.
    }
page-bronze-age-ruin-hand = Ensuite, ta main
page-bronze-age-ruin-stays = Ce qui reste
page-bronze-age-ruin-back = Retour à l’Effondrement

## Ce qu'on demande la première fois

page-bronze-age-why-civ = Tu peux y jouer les cartes de ces deux aspects : elles marquent des points et leur Pouvoir agit.
page-bronze-age-why-move = Si ton Action est assortie à la carte du dessus, tu gagnes cette carte comme Territoire.
page-bronze-age-why-card-may = Chaque icône marque des points. Sous la Base, elle compte aussi pour les Triomphes ; sous ta Civilisation, le Pouvoir de la carte agit.
page-bronze-age-why-card-must = { page-bronze-age-why-card-may }
page-bronze-age-tie-territories = Territoires
page-bronze-age-tie-cards = cartes sous les Civilisations
