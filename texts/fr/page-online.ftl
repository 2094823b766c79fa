# Jouer avec d'autres par un serveur : accueil, salle d'attente, table, page d'une personne.

page-online-with-friends = Entre amis
page-online-with-friends-elsewhere = Avec des amis ailleurs
page-online-code = Tu as un lien ou un code de table ?
page-online-code-example = amphora-7q2
page-online-lead = Contre l’ordinateur ou entre amis, de près ou de loin. Sans compte, sans rien installer.
page-online-join = Rejoindre
page-online-online = En ligne
page-online-offline = Pas de connexion
page-online-kept-at = Les tables entre amis sont gardées sur { $host }.
page-online-kept-local = Celles contre l’ordinateur restent dans ce navigateur.
page-online-kept-here = Le serveur ne répond pas. Les tables de cet appareil marchent.
page-online-as-of = état à { $time }
page-online-your-move = À toi de jouer
page-online-waiting-for = Les autres jouent
page-online-finished = Terminées en ton absence
page-online-invitations = Invitations
page-online-open-tables = Tables ouvertes
page-online-no-thanks = Non merci
page-online-over = La partie est terminée.
page-online-ended-early = terminée avant la fin
page-online-closed-by = { $name } a fermé cette table.
page-online-expired = Fermée : personne n’a lancé la partie en deux semaines.
page-online-seat-given = { $name } a donné ta place.
page-online-on-device = Sur cet appareil
page-online-fetching = Chargement de tes tables…
page-online-no-lists = Pas de connexion. Tes tables apparaîtront ici dès que le serveur répondra.
page-online-no-tables = Pas encore de tables entre amis. Envoie un lien et la première apparaît ici.
page-online-acts = { $name } joue
page-online-no-clock = sans pendule
page-online-free-seats =
    { $n ->
        [0] Toutes les places sont prises.
        [one] { $n } place est libre.
       *[other] { $n } places sont libres.
    }
page-online-remove = Retirer { $title } de la liste

## La connexion, en mots

page-online-no-connection = pas de connexion
page-online-connected = en ligne
page-online-lost-since = Pas de connexion depuis { $time }.
page-online-lost-help = Tu vois la table comme elle était alors. Rien n’est perdu : la partie est en sécurité sur le serveur.
page-online-lost-clock = Ta pendule continue.
page-online-lost-move = Ton coup partira dès ton retour.
page-online-lost-back = Il n’y a pas de connexion. Demande-le à son retour.
page-online-sending = En attente d’envoi : { $what }
page-online-sending-help = C’est joué dès que le serveur répond. D’ici là, rien d’autre ne peut être choisi.
page-online-withdraw-move = Choisir autre chose
page-online-next-try =
    { $n ->
        [0] essai en cours
       *[other] prochain essai dans { $n } s
    }
page-online-try-now = Réessayer
page-online-back-nothing = Connexion rétablie. Rien ne s’est passé entre-temps.
page-online-back-own = Connexion rétablie. Ton coup a été joué.
page-online-back-steps =
    { $n ->
        [one] Connexion rétablie. { $n } étape a été jouée entre-temps.
       *[other] Connexion rétablie. { $n } étapes ont été jouées entre-temps.
    }
page-online-restored = Le serveur a été ramené à une copie de { $time }.

## Présence et temps

page-online-here = en ligne
page-online-thinking = en ligne, à son tour
page-online-away-now = pas là
page-online-away-min = pas là depuis { $n } min
page-online-away-hours = passage il y a { $n } h
page-online-away-days =
    { $n ->
        [one] passage il y a { $n } jour
       *[other] passage il y a { $n } jours
    }
page-online-not-connected = pas en ligne
page-online-not-known = sans nouvelles depuis { $time }
page-online-waiting = attend
page-online-computer = ordinateur, niveau { $level }
page-online-stalled = ordinateur, attend de la mémoire sur le serveur
page-online-bot = un programme
page-online-stands-in = absence depuis { $time }, un ordinateur joue
page-online-ready = c’est prêt
page-online-always-ready = toujours prêt
page-online-not-agreed = doit donner son accord
page-online-paused = en pause
page-online-left-minutes = encore { $n } min
page-online-left-hours = encore { $n } h
page-online-left-days =
    { $n ->
        [one] encore { $n } jour
       *[other] encore { $n } jours
    }
page-online-low =
    { $n ->
        [one] encore { $n } seconde
       *[other] encore { $n } secondes
    }

## Arriver à une table

page-online-your-name = Ton nom
page-online-name-help = Tes amis le verront. Aucun compte n’est nécessaire.
page-online-invited = { $name } t’invite à jouer : { $game }
page-online-at-table = Une table : { $game }
page-online-who-sits =
    { $names ->
        [none] Personne n’y est encore.
       *[other] À table : { $names }.
    }
page-online-sit = S’asseoir
page-online-watch = Regarder
page-online-set-table = Créer la table
page-online-no-table = Cette table n’existe pas.
page-online-no-code = Aucune table n’a le code « { $code } ». Ou la partie a commencé : un code ne sert qu’avant. Le lien marche toujours.
page-online-gone = Tu ne peux pas regarder cette table.
page-online-closed = La table a été fermée.

## La salle d'attente

page-online-room-title = { $game } entre amis
page-online-with-lead = Le lien suffit pour s’asseoir.
page-online-room-lead = La table est prête. Le lien suffit pour s’asseoir, sans compte.
page-online-dealing = On scelle la donne…
page-online-wait-shares = Pour la donne, il manque un nombre de { $names }. Il arrive à l’ouverture d’Oxhide.
page-online-wait-gone = Pour la donne, il manque un nombre de quelqu’un qui n’est plus là. Dans une minute, on pourra s’en passer.
page-online-deal-now = Donner sans lui
page-online-begins = La partie commence. { $name } joue en premier.
page-online-begins-you = La partie commence. Le premier tour est à toi.
page-online-seats = Places
page-online-count =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }, { $free ->
        [0] aucune place libre
        [one] { $free } place libre
       *[other] { $free } places libres
    }
page-online-how-many = Joueurs
page-online-you-host = toi, hôte de la table
page-online-you-guest = toi
page-online-host = hôte de la table
page-online-guest = parmi tes amis
page-online-free-seat = Une place libre
page-online-for-next = pour qui ouvrira le lien
page-online-kept-for = gardée pour { $names }
page-online-put-computer = Mettre un ordinateur
page-online-computer-sub = ordinateur, joue sur le serveur
page-online-empty-seat = Libérer la place ({ $name })
page-online-move-up = Monter { $name }
page-online-move-down = Descendre { $name }
page-online-lot = Tirer les places au sort au départ
page-online-by-itself = Commencer dès que toutes les places sont prises
page-online-clock = Pendule
page-online-clock-none = Sans pendule
    .help = Chacun joue quand il veut.
page-online-clock-live =
    { $bonus ->
        [0] En direct, { $time } min chacun
       *[other] En direct, { $time } min + { $bonus } s par tour
    }
    .help =
        { $bonus ->
            [0] Partie jouée d’une traite, { $all } minutes au plus.
           *[other] Partie jouée d’une traite. Chaque tour ajoute { $bonus } s.
        }
page-online-clock-days =
    { $time ->
        [one] { $time } jour par coup
       *[other] { $time } jours par coup
    }
    .help = Pas besoin d’être là en même temps. L’accueil montre où c’est à toi.
page-online-clock-note = Quand le temps d’une place est écoulé, un ordinateur y joue jusqu’au retour.
page-online-minutes = Minutes chacun
page-online-bonus = Secondes en plus par tour
page-online-days = Jours par coup
page-online-stand-in-level = Ordinateur remplaçant
page-online-rules = Règles
page-online-counts = La partie compte pour le classement
page-online-counts-note = Dans ce cas, on ne peut plus annuler dès que quelqu’un a vu du nouveau.
page-online-back-note = Dès que quelqu’un a vu du nouveau, il faut l’accord de tous pour annuler. Chacun peut demander des conseils à l’ordinateur.
page-online-hint-note = Ici, chacun peut demander des conseils. Les autres n’en savent rien.
page-online-uncounted =
    { $why ->
        [beside] La partie ne comptera pas : deux personnes jouent sur le même appareil.
       *[other] La partie ne comptera pas : un ordinateur dont personne n’a mesuré la force y joue.
    }
page-online-watching = Public
page-online-may-watch = Des amis peuvent regarder, avec deux tours de retard
page-online-watch-note = Le lien est le même. On y voit ce que toute la table voit, jamais une carte cachée, et on ne peut pas y écrire.
page-online-invite = Inviter
page-online-scan = À scanner avec un téléphone à la même table, ou à lire à voix haute
page-online-enter = À saisir sur l’accueil d’Oxhide.
page-online-link = Le lien
page-online-copy = Copier le lien
page-online-copied = Le lien est copié.
page-online-share = Partager
page-online-mail = E-mail
page-online-new-link = Nouveau lien
page-online-link-is-new = Voici un nouveau lien. L’ancien ne marche plus.
page-online-qr = Le lien en code QR
page-online-here-now = En ligne maintenant
page-online-sealed = La donne est scellée
page-online-committed = Le nombre du serveur est scellé
page-online-seal-what = C’est quoi ?
page-online-seal-why = Les cartes découlent d’un nombre du serveur et d’un nombre de chaque personne. Celui du serveur est fixé avant que quiconque s’assoie : voici son sceau. Au début, les nombres sont réunis. La donne reçoit son propre sceau, que tu vois à la fin, quand ton navigateur vérifie tout.
page-online-leave = Quitter
page-online-start = Commencer
page-online-start-with =
    { $n ->
        [1] Commencer
       *[other] Commencer à { $n }
    }
page-online-all-ready = Tout est prêt
page-online-new-rules = Les règles ont changé
page-online-agree = D’accord
page-online-agree-help = Regarde-les plus haut. La partie ne commence que si tu es d’accord.
page-online-wait-agree = Il manque l’accord de { $names }.
page-online-seat-is-free =
    { $n ->
        [one] Une place est libre
       *[other] { $n } places sont libres
    }
page-online-wait-host = { $name } lancera la partie.
page-online-wait-others = Attends que quelqu’un ouvre le lien, ou mets un ordinateur à la place libre.
page-online-asked = Nouvelle partie proposée à : { $names }.
page-online-all-taken = Toute la table est là. On peut distribuer.
page-online-chose =
    { $what ->
        [rules] { $name } a changé les règles.
       *[other] { $name } a choisi : { $what }
    }
page-online-your-seat-gone = Ta place a été donnée.

## À la table

page-online-tell-me = Me prévenir quand c’est à moi
page-online-tell-no-more = Ne plus me prévenir
page-online-told = Tant que cette page est ouverte, on te prévient quand c’est à toi.
page-online-no-notices = Le navigateur interdit les notifications. Reviens sur cette page pour voir si c’est à toi.
page-online-notice = À toi de jouer : { $game }
page-online-notice-begun = Ta partie avec { $names } a commencé
page-online-notice-text = { $name } a joué.
page-online-notice-over = La partie est finie.
page-online-pencil = Planifier au crayon
page-online-pencil-label = Ton plan, au crayon
page-online-planning = Prépare ton prochain tour : il est joué quand vient ton tour, si tu confirmes. Personne d’autre ne le voit.
page-online-plan-stop = Ne plus planifier
page-online-plan-do = Le faire
page-online-plan-gone = Ton plan n’est plus possible.
page-online-plan-over = C’est ton tour : la préparation s’arrête.
page-online-plan-none = Rien ne peut être planifié maintenant.
page-online-clear-plan = Effacer le plan
page-online-talk = Parler
page-online-talk-unread = Parler, { $n } à lire
page-online-talk-fold = Replier la discussion
page-online-say = Écris un message
page-online-send = Envoyer
page-online-say-waits = en attente d’envoi
page-online-quiet = Personne n’a encore parlé.
page-online-silent = Tu ne vois pas ce que dit { $name }.
page-online-hear-again = Voir de nouveau
page-online-phrase-take-your-time = Prends ton temps
page-online-phrase-nice-move = Joli coup
page-online-phrase-sorry = Pardon
page-online-phrase-thanks = Merci
page-online-phrase-one-moment = Un instant
page-online-phrase-again = Encore une ?
page-online-watchers =
    { $n ->
        [one] { $n } personne regarde
       *[other] { $n } regardent
    }
page-online-watched = Tu regardes avec deux tours de retard.
page-online-ask-back =
    { $name ->
        [you] { $n ->
                [one] Tu as demandé à annuler { $n } étape
               *[other] Tu as demandé à annuler { $n } étapes
            }
       *[other] { $n ->
                [one] { $name } demande à annuler { $n } étape
               *[other] { $name } demande à annuler { $n } étapes
            }
    }
page-online-ask-pause =
    { $name ->
        [you] Tu as demandé une pause
       *[other] { $name } demande une pause
    }
page-online-ask-close =
    { $name ->
        [you] Tu as demandé à arrêter la partie sans la compter
       *[other] { $name } demande à arrêter la partie sans la compter
    }
page-online-ask-stand-in =
    { $name ->
        [you] Tu as proposé qu’un ordinateur joue pour { $other } jusqu’à son retour
       *[other] { $name } propose qu’un ordinateur joue pour { $other } jusqu’à son retour
    }
page-online-ask-waits = Ta réponse attend le retour de la connexion.
page-online-ask-anew = Ce qui a été tiré depuis sera tiré de nouveau.
page-online-ask-steps = Serait annulé : { $steps }
page-online-ask-one = Demander à { $name }
page-online-withdraw = Retirer
page-online-agreed = Tu as dit oui.
page-online-says-yes = { $name } est d’accord.
page-online-rest-help = Les pendules s’arrêtent jusqu’à la reprise.
page-online-no = Non
page-online-allow = Accepter
page-online-your-stand-in = Un ordinateur joue pour toi depuis { $time }.
page-online-take-over = Reprendre la main
page-online-is-paused = En pause d’un commun accord. Les pendules sont arrêtées.
page-online-go-on = Continuer
page-online-is-away = { $name } n’est pas là. Attendre, ou laisser jouer un ordinateur jusqu’à son retour ?
page-online-computer-plays = Laisser jouer un ordinateur
page-online-menu-pause = Demander une pause
page-online-menu-close = Proposer d’arrêter
page-online-menu-leave = Quitter la place
page-online-menu-people = À propos : { $name }
page-online-menu-report = Signaler { $name }
page-online-report-help = Que s’est-il passé ? Seule la personne qui tient ce serveur le lit.
page-online-report-send = Envoyer le signalement
page-online-reported = C’est signalé. La personne qui tient ce serveur le verra.
page-online-leave-help = Un ordinateur continue. Tu peux revenir tant que la partie dure.
page-online-stay = Rester
page-online-note-taken = Annulé par { $name }.
page-online-note-agreed = D’accord : { $names }.
page-online-note-no = { $name } a dit non.
page-online-note-withdrawn = { $name } retire sa demande.
page-online-note-lapsed = La partie a continué : la demande de { $name } est caduque.
page-online-note-stands-in = Un ordinateur joue pour { $name }.
page-online-note-took-over = { $name } joue de nouveau.
page-online-note-paused = La partie est en pause.
page-online-note-resumed = La partie reprend.

## La fin

page-online-as-sealed = La donne est bien celle qui a été scellée. Le nombre du serveur : { $number }
page-online-seal-of-deal = Le sceau de la donne : { $seal }.
page-online-not-sealed = La donne ne correspond pas au sceau. Enregistre la partie et dis-le-nous.
page-online-not-checked = La donne n’est pas vérifiable : la partie n’a pas été jouée ici jusqu’au bout.
page-online-again = Rejouer
page-online-again-sit = S’asseoir pour la partie suivante
page-online-again-by =
    { $names ->
        [none] La table suivante est prête.
       *[other] Déjà à la table suivante : { $names }.
    }
page-online-other-colour = Autres places, autres couleurs : { $pieces }.
page-online-before = La partie précédente

## Une personne

page-online-browser-only = seul ce navigateur te connaît
page-online-kept = nom gardé par une phrase secrète
page-online-program = un programme
page-online-change-name = Changer de nom
page-online-name-changed = Ton nom est changé.
page-online-keep = Garder ce nom
page-online-keep-help = Tu joues sans compte, et tu peux continuer ainsi. Si ce navigateur oublie tout, ton nom, tes tables et ton historique sont perdus. Une phrase secrète les garde, sur tout appareil.
page-online-name = Nom
page-online-passphrase = Phrase secrète (à noter)
page-online-passphrase-plain = Phrase secrète
page-online-another = Une autre
page-online-keep-it = La garder
page-online-recovery = Ton code de secours, montré une seule fois : { $code }
page-online-recovery-code = Code de secours
page-online-recovery-help = Si tu oublies la phrase secrète, ce code te permet de te connecter et d’en choisir une nouvelle.
page-online-recovery-copy = Copier le code
page-online-recovery-copied = Le code est copié.
page-online-devices = Appareils
page-online-add-device = En ajouter un par code QR
page-online-add-device-help = Ouvre ceci sur l’autre appareil. Cela ne marche qu’une fois.
page-online-device = Appareil
page-online-this-device = Ce navigateur
page-online-device-since = depuis { $time }
page-online-sign-out = Se déconnecter
page-online-sign-in = Se connecter sous un autre nom
page-online-have-name = Nom déjà enregistré ? Se connecter
page-online-by-code = Avec le code de secours
page-online-by-passphrase = Avec la phrase secrète
page-online-sign-in-help = Avec le nom et la phrase secrète gardés sur un autre appareil.
page-online-sign-in-do = Se connecter
page-online-give-up = Abandonner « { $name } » ?
page-online-give-up-help = Seul ce navigateur connaît ce nom. Si tu te connectes sous un autre, ses tables et son historique sont perdus pour de bon. Pour les garder, enregistre-le d’abord avec une phrase secrète.
page-online-give-up-do = Abandonner
page-online-signed-in = Connexion réussie.
page-online-renew = Connexion réussie. Choisis maintenant une nouvelle phrase secrète.
page-online-hook = Prévenir un programme
page-online-hook-help = Pour qui programme : quand c’est à toi, une adresse à toi reçoit un POST signé. Elle doit être sur un des hôtes autorisés par la personne qui gère ce serveur.
page-online-hook-address = Adresse
page-online-hook-set = Prévenir
page-online-hook-on = Quand c’est à toi, un message part à
page-online-hook-key = Les messages sont signés avec cette clé, montrée une seule fois :
page-online-hook-end = Ne plus prévenir
page-online-hook-ended = Ton programme n’est plus prévenu.
page-online-data = Tes données
page-online-data-help = Le fichier contient tout ce que ce serveur garde sur toi : nom, appareils, tables, parties et ce que tu as dit. La suppression retire ton nom des anciennes parties ; les parties restent pour les autres.
page-online-export-later = Ce n’est pas possible pour le moment. Réessaie dans quelques minutes.
page-online-export = Exporter
page-online-delete = Me supprimer
page-online-delete-help = Ton nom, tes appareils et ton classement disparaissent maintenant. Les parties continuent ; un ordinateur prend ta place. Tape ton nom pour le faire.
page-online-delete-games =
    { $n ->
        [one] Tu as { $n } partie en cours.
       *[other] Tu as { $n } parties en cours.
    }
page-online-deleted = Tes données sont supprimées ici.
page-online-ended = Un autre appareil t’a supprimé ou déconnecté.
page-online-strength = Force
page-online-one-scale = personnes et ordinateurs sur une même échelle
page-online-games-counted =
    { $n ->
        [one] { $n } partie qui compte
       *[other] { $n } parties qui comptent
    }
page-online-about-rating = Environ { $mean }, entre { $low } et { $high }.
page-online-few = Quelque part entre { $low } et { $high }. { $n ->
        [one] { $n } partie, c’est trop peu pour en dire plus.
       *[other] { $n } parties, c’est trop peu pour en dire plus.
    }
page-online-no-rating = Seules comptent les parties déclarées classées avant le départ.
page-online-band = où { $name ->
        [you] tu te situes
       *[other] { $name } se situe
    }, 19 fois sur 20
page-online-games = Parties
page-online-no-games = Les parties finies apparaissent ici.
page-online-last-games = Les { $n } dernières parties sur { $all }.
page-online-older-games = Parties plus anciennes
page-online-of-seats = place { $rank } sur { $seats }
page-online-won = Gagnée
page-online-somebody = quelqu’un qui est parti
page-online-with = avec { $names }
page-online-points-to = { $n } à { $others }
page-online-like-level = Au plus près de l’ordinateur de niveau { $level }.
page-online-level-key = ordinateur de ce niveau
page-online-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-online-not-counted = ne compte pas
page-online-look-again = Revoir
page-online-mute = Ne plus voir ses messages
page-online-unmute = Revoir ses messages

## Ce que le serveur refuse

page-online-refused-no-link = Ce lien n’est plus valable. Demande le nouveau.
page-online-refused-no-table = Il n’y a pas de table ici, ou elle n’est pas ouverte à ce navigateur. Si c’est la tienne, connecte-toi avec ton nom et ta phrase secrète, ou ouvre son lien.
page-online-refused-seat-taken = Quelqu’un vient de prendre cette place.
page-online-refused-bad-seat = Toutes les places sont prises.
page-online-refused-started = La partie a commencé.
page-online-refused-dealing = La partie est en cours de distribution. Un instant.
page-online-refused-free-seat = Une place est encore libre.
page-online-refused-not-ready = Les règles ont changé, et tout le monde n’a pas encore donné son accord.
page-online-refused-new-terms = Les règles viennent encore de changer. Regarde-les d’abord.
page-online-refused-not-host = C’est à l’hôte de la table de le faire.
page-online-refused-bad-name = Un nom a de 1 à 40 caractères ordinaires.
page-online-refused-taken = Ce nom est déjà pris. Pour garder un nom, choisis-en un autre.
page-online-refused-bad-secret = Ce nom et cette phrase secrète ne vont pas ensemble.
page-online-refused-weak-secret = Une phrase secrète a au moins 8 caractères.
page-online-refused-moved = La position a changé entre-temps. Regarde de nouveau.
page-online-refused-not-your-turn = C’est à quelqu’un d’autre de jouer.
page-online-refused-paused = La partie est en pause.
page-online-refused-stands-in = Un ordinateur joue pour toi. Reprends d’abord la main.
page-online-refused-out-of-time = Ton temps est écoulé.
page-online-refused-ask = Quelqu’un a vu du nouveau depuis. Il faut l’accord de toute la table.
page-online-refused-counts = Dans une partie qui compte, on ne peut plus annuler dès que quelqu’un a vu du nouveau.
page-online-refused-next-turn = Tu pourras redemander au prochain tour.
page-online-refused-nothing-to-undo = Il n’y a rien à annuler.
page-online-refused-no-person = Le serveur ne te connaît pas. Dis-lui ton nom.
page-online-refused-not-away = Cette absence n’est pas encore assez longue.
page-online-refused-signed-in = Quelqu’un est déjà connecté dans ce navigateur. Déconnecte-toi d’abord, puis rouvre le lien.
page-online-refused-removed = Ta place a été donnée à quelqu’un d’autre. Demande un lien pour revenir.
page-online-refused-bad-webhook = La personne qui gère ce serveur n’autorise pas cette adresse.
