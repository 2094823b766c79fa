# Bronze Age.

bronze-age-title = Bronze Age
bronze-age-blurb = Deux civilisations jouent des Actions sur trois pioches, les reprennent et tentent de survivre à l’Effondrement.

# Une carte telle qu'on la distingue des autres ; $card est « hidden » si on ne la voit pas.
bronze-age-a-card =
    { $card ->
        [hidden] { $type ->
            [none] une carte
           *[other] une carte { NAME($type, case: "adj") }
        }
       *[other] une carte { NAME($type, case: "adj") } ({ bronze-age-card-front })
    }
# La même carte, parmi celles qu'on voit.
bronze-age-the-card =
    { $card ->
        [hidden] { bronze-age-a-card }
       *[other] la carte { NAME($type, case: "adj") } ({ bronze-age-card-front })
    }
# Ce que montre une carte : « Guerre 3, Raid ».
bronze-age-card-front =
    { NAME($aspect) } { $special }{ $ability ->
        [none] {""}
       *[other] , { NAME($ability) }
    }

## Ce qui se fait : la valeur le raconte, .offer le propose.

bronze-age-civ =
    { $actor ->
        [you] Tu choisis
       *[other] { $actor } choisit
    } { NAME($civ, case: "the") }
    .offer = Choisir { NAME($civ, case: "the") }
bronze-age-play =
    { $actor ->
        [you] Tu joues
       *[other] { $actor } joue
    } une Action { NAME($type, case: "adj") } sur la pioche { $deck }{ $match ->
        [yes] , assortie
       *[no] {""}
    }
    .offer =
        Jouer une Action { NAME($type, case: "adj") } sur la pioche { $deck }{ $match ->
            [yes] , assortie
           *[no] {""}
        }
bronze-age-return =
    { $actor ->
        [you] Tu reprends
       *[other] { $actor } reprend
    } une Action { NAME($type, case: "adj") } à la pioche { $deck }, pour { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
    .offer =
        Reprendre une Action { NAME($type, case: "adj") } à la pioche { $deck }, pour { $steps ->
            [one] { $steps } étape
           *[other] { $steps } étapes
        }
bronze-age-draw1 =
    { $actor ->
        [you] Tu choisis de piocher une carte
       *[other] { $actor } choisit de piocher une carte
    }
    .offer = Piocher une carte
bronze-age-draw2 =
    { $actor ->
        [you] Tu choisis de piocher
       *[other] { $actor } choisit de piocher
    } { $cards ->
        [1] la dernière carte de la pioche
       *[other] deux cartes
    }
    .offer =
        { $cards ->
            [1] Prendre la dernière carte de la pioche
           *[other] Piocher deux cartes
        }
bronze-age-play1 =
    { $actor ->
        [you] Tu choisis de jouer une carte
       *[other] { $actor } choisit de jouer une carte
    }
    .offer = Jouer une carte
bronze-age-stop =
    { $actor ->
        [you] Tu t’arrêtes
       *[other] { $actor } s’arrête
    }
    .offer = S’arrêter
bronze-age-card =
    { $actor ->
        [you] Tu joues
       *[other] { $actor } joue
    } { bronze-age-a-card } pour { bronze-age-card-as }
    .offer = Jouer { bronze-age-the-card } pour { bronze-age-card-as }
    .effect =
        { $where ->
            [basic] {""}
           *[special] { $ability ->
                [none] {""}
               *[other] { NAME($ability, case: "text") }
            }
        }
# À quoi sert une carte : « Société 2 », « Guerre 3, puis Raid ».
bronze-age-card-as =
    { $where ->
        [basic] { NAME($icon) } { $basic }
       *[special] { NAME($aspect) } { $special }{ $ability ->
            [none] {""}
           *[other] , puis { NAME($ability) }
        }
    }
bronze-age-decline =
    { $actor ->
        [you] Tu ne joues pas de carte
       *[other] { $actor } ne joue pas de carte
    }
    .offer = Ne pas jouer de carte
bronze-age-deck =
    { $for ->
        [draw] { $actor ->
            [you] Tu pioches
           *[other] { $actor } pioche
        } dans la pioche { $deck }
       *[gain] { $actor ->
            [you] Tu gagnes
           *[other] { $actor } gagne
        } la carte du dessus de la pioche { $deck }
    }
    .offer =
        { $for ->
            [draw] Piocher dans la pioche { $deck }
           *[gain] Gagner la carte du dessus de la pioche { $deck }
        }
bronze-age-take =
    { $rival ->
        [you] { $actor } te prend
       *[other] { $actor ->
            [you] Tu prends à { $rival }
           *[other] { $actor } prend à { $rival }
        }
    } un Territoire { NAME($type, case: "adj") }
    .offer = Conquérir un Territoire { NAME($type, case: "adj") }
bronze-age-keep =
    { $actor ->
        [you] Tu gardes tes
       *[other] { $actor } garde ses
    } Territoires { NAME($type, case: "adj") }
    .offer = Garder tes Territoires { NAME($type, case: "adj") }
bronze-age-discard =
    { $actor ->
        [you] Tu défausses
       *[other] { $actor } défausse
    } { bronze-age-a-card }
    .offer = Défausser { bronze-age-the-card }

## Ce que le hasard apporte

bronze-age-chance-first =
    { $seat ->
        [you] Tu commences
       *[other] { $seat } commence
    }
bronze-age-chance-civ =
    { $seat ->
        [you] Tu reçois
       *[other] { $seat } reçoit
    } { NAME($civ, case: "the") }
bronze-age-chance-deal =
    { $seat ->
        [you] Tu reçois
       *[other] { $seat } reçoit
    } { bronze-age-a-card }
bronze-age-chance-top = La pioche { $deck } montre maintenant { NAME($type, case: "the") }
bronze-age-chance-front =
    { $seat ->
        [you] Tu pioches
       *[other] { $seat } pioche
    } { bronze-age-a-card }
bronze-age-chance-raid =
    { $rival ->
        [you] { $seat } te prend
       *[other] { $seat ->
            [you] Tu prends
           *[other] { $seat } prend
        } à { $rival }
    } { bronze-age-a-card } par un Raid
bronze-age-chance-box = Une carte { NAME($type, case: "adj") } retourne dans la boîte

## Pourquoi pas

bronze-age-rule-first = On tire au sort qui commence une seule fois, au début de la partie.
bronze-age-rule-deal = Chacun reçoit une carte inconnue de chaque type.
bronze-age-rule-civ-deal = Chaque joueur reçoit une civilisation différente.
bronze-age-rule-civ = Les civilisations se choisissent avant le premier tour, si c’était convenu.
bronze-age-rule-not-due = Il faut d’abord décider autre chose.
bronze-age-rule-pass = À ton tour, tu joues ou reprends exactement une Action.
bronze-age-rule-hold = Tu n’as pas d’Action { NAME($type, case: "adj") } en main.
bronze-age-rule-deck-full = Il y a déjà trois Actions sur la pioche { $deck }.
bronze-age-rule-lying = Il n’y a pas d’Action { NAME($type, case: "adj") } sur la pioche { $deck }.
bronze-age-rule-hand-full = Avec trois Actions en main, tu ne peux pas en reprendre.
bronze-age-rule-decline = Tu ne peux renoncer à jouer une carte qu’après une Action assortie.
bronze-age-rule-draw2 = On ne pioche deux cartes qu’après une Action dépareillée.
bronze-age-rule-play1 = On choisit de jouer une carte après une Action dépareillée, ou comme étape d’une Reprise.
bronze-age-rule-play-first = Choisis d’abord de jouer une carte.
bronze-age-rule-stop = Tu peux t’arrêter après une Action dépareillée, ou à une étape d’une Reprise.
bronze-age-rule-step = Piocher une seule carte est une étape d’une Reprise.
bronze-age-rule-empty = La pioche { $deck } n’a plus de cartes.
bronze-age-rule-not-held = Tu ne peux jouer que des cartes de ta main.
bronze-age-rule-no-fit = Ta civilisation n’accueille pas { NAME($aspect, case: "the") } : cette carte ne se joue qu’en base.
bronze-age-rule-no-play = Aucune Action ni aucun Pouvoir ne te laisse jouer une carte maintenant.
bronze-age-rule-deck = Aucun Pouvoir ne demande de pioche maintenant.
bronze-age-rule-raid = Un Raid prend une carte dans la main de l’adversaire.
bronze-age-rule-conquest = Une Conquête prend un Territoire d’un type que l’adversaire contrôle.
bronze-age-rule-ornament = Avec Ornement, la carte se joue seulement sous la Civilisation de base.
bronze-age-rule-keep = À l’Effondrement, tu gardes un type de Territoire parmi ceux que tu contrôles.
bronze-age-rule-discard = À l’Effondrement, tu défausses des cartes de ta main jusqu’à en avoir trois.
bronze-age-rule-box = Les cartes en trop des nouvelles pioches retournent dans la boîte.
bronze-age-rule-over = La partie est finie.
bronze-age-rule-top = Une nouvelle carte du dessus est une de celles qui sont dans les pioches.
bronze-age-rule-unseen = Dis quelle carte c’est.
bronze-age-rule-front = Une carte piochée est une carte inconnue du type que montre son dos.

## Options

bronze-age-option-civilizations = Civilisations
bronze-age-option-civilizations-random = Distribuées
    .help = Chaque joueur reçoit une civilisation au hasard.
bronze-age-option-civilizations-choice = Choisies
    .help = Chacun choisit sa civilisation, l’un après l’autre.
bronze-age-option-first = Qui commence
bronze-age-option-first-random = Au hasard
    .help = On tire au sort qui commence.
bronze-age-option-first-a = La première place
    .help = La première place commence.
bronze-age-option-first-b = La deuxième place
    .help = La deuxième place commence.

## D'où viennent les points

bronze-age-source-basic = Icônes de base
    .inline = icônes de base
bronze-age-source-specialized = Icônes spécialisées
    .inline = icônes spécialisées
bronze-age-source-territories = Territoires
    .inline = Territoires
bronze-age-source-triumphs = Triomphes
    .inline = Triomphes

## Ce qu'une action entraîne en plus de ce qu'elle dit

bronze-age-fact-triumph-won =
    { $seat ->
        [you] Tu gagnes
       *[other] { $seat } gagne
    } le Triomphe { NAME($icon, case: "of") }, qui vaut { bronze-age-points }
bronze-age-fact-triumph-lost =
    { $seat ->
        [you] Tu perds
       *[other] { $seat } perd
    } le Triomphe { NAME($icon, case: "of") }, qui vaut { bronze-age-points }
bronze-age-fact-collapse =
    { $deck ->
        [none] L’Effondrement commence
       *[other] La pioche { $deck } est vide : l’Effondrement commence
    }
bronze-age-fact-new-decks =
    L’Effondrement est passé ; chaque nouvelle pioche compte { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
bronze-age-fact-ended =
    { $deck ->
        [none] La partie est finie : c’était le dernier tour possible
       *[other] La partie est finie : la pioche { $deck } est vide
    }
bronze-age-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## La table au terminal ; les colonnes sont étroites, les mots courts.

bronze-age-table-turn =
    { $over ->
        [yes] Tours joués : { $turn }
       *[no] Tour { $turn }
    }, { $collapse ->
        [ahead] avant l’Effondrement
        [now] l’Effondrement
       *[done] après l’Effondrement
    }
bronze-age-table-asks =
    { $phase ->
        [over] la partie est finie
        [first] on tire au sort qui commence
        [deal] on distribue les premières mains
        [top] une carte apparaît sur une pioche
        [civ-deal] on distribue les civilisations
        [civ] choisir une civilisation
        [move] jouer ou reprendre une Action
        [mode] dépareillée : piocher 2, jouer 1 ou s’arrêter
        [step] Reprise : piocher, jouer ou s’arrêter
        [card-may] assortie : jouer une carte ou non
        [card-must] jouer une carte
        [card-basic] Ornement : jouer une carte en base
        [draw-deck] choisir une pioche où piocher
        [gain-deck] Carrière : choisir une pioche
        [gain-draw-deck] Fonderie : choisir une pioche
        [take] Conquête : choisir un Territoire
        [raid] une carte est prise par un Raid
        [front] une carte est piochée
        [keep-first] choisir les Territoires à garder
        [keep-second] choisir les Territoires à garder
        [discard-first] ne garder que trois cartes
        [discard-second] ne garder que trois cartes
       *[box] les cartes en trop vont dans la boîte
    }
bronze-age-table-none = rien
bronze-age-table-nobody = -
bronze-age-table-deck = pioche { $deck }
bronze-age-table-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
bronze-age-table-no-top = pas de carte
bronze-age-table-actions = Actions
bronze-age-table-territories = Territoires
bronze-age-table-triumphs = Triomphes
bronze-age-table-icons = icônes
bronze-age-table-below = dessous
bronze-age-table-discarded = défausse
bronze-age-table-box = boîte
bronze-age-table-hand = main
bronze-age-table-raided = connues par des Raids :
bronze-age-table-thrown = ta défausse
bronze-age-table-not-yours = {" "}(pas à toi)
bronze-age-table-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
bronze-age-table-first-player = , commence

## Ce que compte une ligne de la feuille de score

bronze-age-count-icons =
    { $count ->
        [one] { $count } icône
       *[other] { $count } icônes
    } { NAME($which, case: "of") }
bronze-age-count-territories =
    { $count ->
        [one] { $count } Territoire
       *[other] { $count } Territoires
    }

## Noms des choses

bronze-age-name-sea = La Mer
    .short = Mer
    .adj = Mer
    .the = la Mer
bronze-age-name-mountains = Les Montagnes
    .short = Montagnes
    .adj = Montagnes
    .the = les Montagnes
bronze-age-name-plains = Les Plaines
    .short = Plaines
    .adj = Plaines
    .the = les Plaines

bronze-age-name-exploration = Exploration
    .of = d’Exploration
    .the = l’Exploration
bronze-age-name-prosperity = Prospérité
    .of = de Prospérité
    .the = la Prospérité
bronze-age-name-society = Société
    .of = de Société
    .the = la Société

bronze-age-name-agriculture = Agriculture
    .of = d’Agriculture
    .the = l’Agriculture
bronze-age-name-warfare = Guerre
    .of = de Guerre
    .the = la Guerre
bronze-age-name-artistry = Art
    .of = d’Art
    .the = l’Art
bronze-age-name-metallurgy = Métallurgie
    .of = de Métallurgie
    .the = la Métallurgie

bronze-age-name-assyria = Assyrie
    .the = l’Assyrie
    .the-start = L’Assyrie
bronze-age-name-egypt = Égypte
    .the = l’Égypte
    .the-start = L’Égypte
bronze-age-name-alashiya = Alashiya
bronze-age-name-mycenae = Mycènes
bronze-age-name-hatti = Hatti
    .the = le Hatti
    .the-start = Le Hatti
bronze-age-name-crete = Crète
    .the = la Crète
    .the-start = La Crète

bronze-age-name-none = aucun Pouvoir
    .short = rien
    .text = Rien d’autre ne se passe.
bronze-age-name-sow = Semailles
    .short = pioche 1
    .text = Choisis une pioche et tires-en 1 carte.
bronze-age-name-harvest = Moisson
    .short = pioche 1, deux fois
    .text = Deux fois : choisis une pioche et tires-en 1 carte.
bronze-age-name-raid = Raid
    .short = prends 1 carte
    .text = Prends 1 carte au hasard dans la main de l’adversaire.
bronze-age-name-conquest = Conquête
    .short = prends 1 Territoire
    .text = Prends 1 Territoire d’un type que l’adversaire contrôle.
bronze-age-name-ornament = Ornement
    .short = joue 1 en base
    .text = Joue 1 carte de plus, sous ta Civilisation de base.
bronze-age-name-masterwork = Chef-d’œuvre
    .short = joue 1 de plus
    .text = Joue 1 carte de plus, avec son Pouvoir si elle est spécialisée.
bronze-age-name-quarry = Carrière
    .short = gagne 1 Territoire
    .text = Choisis une pioche et gagne sa carte du dessus comme Territoire.
bronze-age-name-foundry = Fonderie
    .short = gagne 1, pioche 1
    .text = Choisis une pioche, gagne sa carte du dessus, puis tires-en 1 carte.

## Où en est la partie

bronze-age-round = Tour { $round }
