import type { texts as dutch } from "#i18n/nl/set-up.ts";

export const texts = {
  // The frame of the set-up.
  "setUp.title": "Configurer le site",
  "setUp.heading": "Configurez votre fonds",
  "setUp.lead":
    "Votre site est prêt en huit étapes. Il faut environ un quart d’heure. Vous pouvez quitter chaque étape et continuer plus tard.",
  "setUp.begin": "Commencer",
  "setUp.session": "Ce navigateur peut configurer le site pendant {hours} heures. Ensuite, le lien ne fonctionne plus.",
  "setUp.link.over":
    "Ce lien ne fonctionne plus. Un lien fonctionne une seule fois, pendant 24 heures. Il y en a peut-être un plus récent.",
  "setUp.link.none": "Il vous faut un lien pour configurer le site. Il se trouve à l’écran où Samen a démarré.",
  "setUp.link.command": "Cette commande vous donne un nouveau lien :",
  "setUp.link.embedded":
    "Samen fonctionne sans PostgreSQL ? Arrêtez Samen et redémarrez-le : vous recevez aussi un nouveau lien.",
  "setUp.part": "Étape {step} sur {steps}",
  "setUp.pageTitle": "{title} (étape {step} sur {steps})",
  "setUp.save": "Enregistrer et continuer",
  "setUp.continue": "Continuer",
  "setUp.later": "Faire ceci plus tard",
  "setUp.later.text": "Vous trouverez ceci dans le bureau.",
  "setUp.outcome.done": "terminé",
  "setUp.outcome.later": "plus tard",
  "setUp.outcome.missing": "encore nécessaire",
  "setUp.outcome.noMail": "pas encore configuré",

  // The steps: the title, its short name, why it is there, and what it asks.
  "setUp.fund": "Le fonds et ses langues",
  "setUp.fund.short": "Fonds",
  "setUp.fund.why": "Vous donnez un nom au fonds et choisissez ses langues.",
  "setUp.fund.lead":
    "Ces noms sont partout sur le site et dans les e-mails. Vous pouvez encore tout modifier plus tard.",
  "setUp.brand": "Les couleurs",
  "setUp.brand.short": "Couleurs",
  "setUp.brand.why": "Deux couleurs donnent au site le visage de votre entreprise.",
  "setUp.brand.lead": "Choisissez deux couleurs de votre entreprise. Toutes les autres en découlent.",
  "setUp.mail": "Les e-mails",
  "setUp.mail.short": "E‑mails",
  "setUp.mail.why": "Un e-mail de test prouve que les e-mails arrivent.",
  "setUp.mail.lead":
    "Les collègues se connectent avec un code reçu par e-mail. C’est pourquoi un e-mail de test doit vraiment arriver.",
  "setUp.people": "Administrateur et coordinateur",
  "setUp.people.short": "Personnes",
  "setUp.people.why": "Deux personnes ouvriront le bureau, avec une seconde preuve.",
  "setUp.people.lead":
    "Votre fonds commence avec deux personnes. Chacune ouvre le bureau avec un code par e-mail et une seconde preuve : une clé d’accès, ou une application sur le téléphone.",
  "setUp.lists": "Sites, départements et thèmes",
  "setUp.lists.short": "Listes",
  "setUp.lists.why": "Les listes de choix de votre entreprise.",
  "setUp.lists.lead":
    "Écrivez un nom par ligne, en néerlandais. Vous ajouterez les traductions plus tard dans le bureau.",
  "setUp.roster": "La liste du personnel",
  "setUp.roster.short": "Personnel",
  "setUp.roster.why": "La liste dit qui peut se connecter.",
  "setUp.roster.lead":
    "Seules les personnes de cette liste peuvent se connecter. Vous voyez d’abord ce que la liste changerait.",
  "setUp.call": "Le premier appel",
  "setUp.call.short": "Appel",
  "setUp.call.why": "Quand les collègues peuvent introduire des projets.",
  "setUp.call.lead":
    "Un appel dit quand les collègues peuvent introduire un projet. Il peut démarrer avec ces réponses.",
  "setUp.finish": "Ouvrir le site",
  "setUp.finish.short": "Ouvrir",
  "setUp.finish.why": "D’ici là, le site dit qu’il ouvre bientôt.",
  "setUp.finish.lead":
    "Vérifiez ce qui est terminé. Dès que vous ouvrez le site, tout le monde le voit. Le lien de configuration ne fonctionne alors plus.",
  "setUp.open": "Ouvrir le site à tous",
  "setUp.gaps": "Ceci manque encore",
  "setUp.gaps.texts":
    "Encore sans texte : {titles}. Les visiteurs lisent « Ce texte arrive ». Écrivez le texte après l’ouverture, dans le bureau, sous Textes.",
  "setUp.gaps.committee":
    "Personne n’est encore dans le comité, et les collègues peuvent déjà demander de l’aide. L’administrateur donne ce rôle après l’ouverture, dans le bureau, sous Personnes.",

  // The fund.
  "setUp.languages": "Langues du site",
  "setUp.languages.help": "Le néerlandais est toujours présent et remplace les textes non traduits.",
  "setUp.company": "Nom de l’entreprise",
  "setUp.company.help": "La ligne en gras du logo. Le nom du fonds est la ligne en dessous.",
  "setUp.company.ask": "Indiquez le nom de l’entreprise.",
  "setUp.shortName": "Nom du fonds",
  "setUp.shortName.ask": "Indiquez le nom du fonds.",
  "setUp.email": "Adresse e-mail du fonds",
  "setUp.email.help": "Les e-mails du site viennent de cette adresse, et les réponses y arrivent.",
  "setUp.email.ask": "Indiquez l’adresse e-mail du fonds.",

  // The colours.
  "setUp.brand.primary.ask": "Choisissez une couleur principale.",
  "setUp.brand.accent.ask": "Choisissez une couleur d’accent.",

  // The test mail.
  "setUp.mail.to": "Votre adresse e-mail",
  "setUp.mail.to.help": "Choisissez une boîte mail que vous pouvez ouvrir maintenant.",
  "setUp.mail.to.ask": "Indiquez votre adresse e-mail.",
  "setUp.mail.send": "Envoyer un e-mail de test",
  "setUp.mail.again": "Envoyer un nouvel e-mail de test",
  "setUp.mail.code": "Code de l’e-mail de test",
  "setUp.mail.code.help": "Le code a {digits} chiffres.",
  "setUp.mail.code.ask": "Indiquez le code de l’e-mail de test.",
  "setUp.mail.confirm": "Continuer",
  "setUp.mail.arrived": "L’e-mail de test est arrivé : les e-mails fonctionnent.",
  "setUp.mail.queued": "L’e-mail à {to} part",
  "setUp.mail.queued.text": "Cela dure longtemps ? Le serveur d’e-mails ne répond pas. Vérifiez SMTP_URL.",
  "setUp.mail.sent": "L’e-mail à {to} est parti",
  "setUp.mail.sent.text":
    "Ouvrez votre boîte mail et tapez le code ci-dessous. Rien reçu ? Regardez dans les indésirables.",
  "setUp.mail.failed": "Le serveur d’e-mails refuse l’e-mail",
  "setUp.mail.failed.text":
    "Vérifiez SMTP_URL et MAIL_FROM. Le journal du serveur dit pourquoi. Redémarrez Samen et essayez encore une fois.",
  "setUp.mail.noServer": "Il n’y a pas de serveur d’e-mails",
  "setUp.mail.noServer.text":
    "Sur cet ordinateur, c’est permis : chaque e-mail devient un fichier dans ce dossier. Pour un vrai site, indiquez SMTP_URL.",

  // The first people.
  "setUp.people.operator": "L’administrateur ou l’administratrice",
  "setUp.people.operator.text": "Fait fonctionner le site et donne les rôles. Ne voit pas les dossiers.",
  "setUp.people.coordinator": "Le coordinateur ou la coordinatrice",
  "setUp.people.coordinator.text": "Dirige les appels et est le visage du fonds.",
  "setUp.people.firstname": "Prénom",
  "setUp.people.firstname.ask": "Indiquez le prénom.",
  "setUp.people.lastname": "Nom",
  "setUp.people.lastname.ask": "Indiquez le nom.",
  "setUp.people.email": "Adresse e-mail",
  "setUp.people.email.ask": "Indiquez l’adresse e-mail.",
  "setUp.people.name": "Leur donner les rôles",
  "setUp.people.change": "Changer les noms",
  "setUp.people.ready": "peut ouvrir le bureau",
  "setUp.people.logIn": "Je suis {firstname} : me connecter",
  "setUp.people.nobodyReady":
    "Êtes-vous l’une de ces personnes ? Connectez-vous et choisissez une seconde preuve. L’autre a reçu un e-mail et fait de même. L’une des deux doit être prête avant de continuer.",
  "setUp.people.oneReady":
    "Le bureau peut s’ouvrir. L’autre personne n’est pas encore prête ? C’est possible aussi après l’ouverture.",
  "setUp.people.folder": "Les e-mails sont des fichiers dans ce dossier :",

  // The lists.
  "setUp.lists.branches": "Sites",
  "setUp.lists.branches.help":
    "Les lieux où travaillent les collègues. La loi dit en quelle langue les lettres doivent être : mettez chaque lieu dans la bonne case.",
  "setUp.lists.branches.ask": "Indiquez au moins un site.",
  "setUp.lists.branches_nl": "Lettres en néerlandais",
  "setUp.lists.branches_nl.help": "Comme en Flandre.",
  "setUp.lists.branches_fr": "Lettres en français",
  "setUp.lists.branches_fr.help": "Comme en Wallonie.",
  "setUp.lists.branches_other": "Pas de langue imposée",
  "setUp.lists.branches_other.help":
    "Comme à Bruxelles ou hors de Belgique. Les collègues retraités relèvent de la ligne « Gepensioneerden ».",
  "setUp.lists.branches_other.usual": "Gepensioneerden",
  "setUp.lists.departments": "Départements",
  "setUp.lists.departments.help":
    "Les parties de l’entreprise. Les personnes des ressources humaines ne lisent jamais une demande d’aide. Vous choisissez ces départements plus tard, dans les paramètres.",
  "setUp.lists.departments.ask": "Indiquez au moins un département.",
  "setUp.lists.departments.usual": "Productie\nVerkoop\nAdministratie",
  "setUp.lists.themes": "Thèmes des projets",
  "setUp.lists.themes.help": "Les projets peuvent porter sur ces thèmes.",
  "setUp.lists.themes.ask": "Indiquez au moins un thème.",
  "setUp.lists.themes.usual": "Armoede\nGezondheid\nOnderwijs\nNatuur\nCultuur",

  // The staff list.
  "setUp.roster.file": "La liste, d’Excel ou en CSV",
  "setUp.roster.columns":
    "La première ligne nomme les colonnes : numéro de personnel, prénom, nom, site, et si vous les avez e-mail, département, statut et langue.",
  "setUp.roster.choose": "Choisissez le fichier ou glissez-le ici",
  "setUp.roster.look": "Montrer ce qui changerait",
  "setUp.roster.unreadable": "Ce fichier est illisible. Choisissez un fichier Excel ou CSV de 24 Mo au plus.",
  "setUp.roster.done": "La liste est reprise. Vous pouvez en choisir une nouvelle.",
  "setUp.roster.dry": "Rien n’a encore changé",
  "setUp.roster.dry.text": "Voici ce que ferait la liste. Vérifiez, puis reprenez-la.",
  "setUp.roster.zeros":
    "Un numéro de personnel a toujours 8 chiffres, au besoin avec des zéros devant : {example}. Vos collègues l’écrivent aussi ainsi.",
  "setUp.roster.officers": "La liste ne peut pas être reprise ainsi",
  "setUp.roster.doubtful": "{count, plural, one {# ligne est douteuse} other {# lignes sont douteuses}}",
  "setUp.roster.added": "{count, plural, one {# personne est nouvelle} other {# personnes sont nouvelles}}",
  "setUp.roster.changed": "{count, plural, one {# personne change} other {# personnes changent}}",
  "setUp.roster.left": "{count, plural, one {# personne part} other {# personnes partent}}",
  "setUp.roster.line": "ligne {line, number}",
  "setUp.roster.more": "{count, plural, one {Et encore # ligne.} other {Et encore # lignes.}}",
  "setUp.roster.import": "{count, plural, one {Reprendre # personne} other {Reprendre # personnes}}",
  "setUp.roster.other": "Choisir un autre fichier",
  "setUp.doubt.id_malformed": "Ignorée : le numéro de personnel n’a pas 8 chiffres.",
  "setUp.doubt.id_twice": "Ignorée : ce numéro de personnel figure sur plusieurs lignes.",
  "setUp.doubt.name_missing": "Ignorée : le prénom ou le nom manque.",
  "setUp.doubt.name_too_long": "Ignorée : le nom dépasse 80 caractères.",
  "setUp.doubt.email_malformed": "Ignorée : l’adresse e-mail est incorrecte.",
  "setUp.doubt.email_twice": "Ignorée : l’adresse e-mail appartient à une autre personne.",
  "setUp.doubt.branch_unknown": "Ignorée : ce site n’est pas dans votre liste.",
  "setUp.doubt.department_unknown": "Ignorée : ce département n’est pas dans votre liste.",
  "setUp.doubt.status_unknown":
    "Ignorée : le statut « {word} » est inconnu. Écrivez employé, ouvrier, cadre, retraité ou famille.",
  "setUp.doubt.language_unknown": "Ignorée : votre fonds ne parle pas cette langue.",
  "setUp.doubt.name_differs": "À vérifier : ce numéro de personnel avait un autre nom.",

  // The first call.
  "setUp.call.name": "Titre",
  "setUp.call.name.usual": "Oproep {year}",
  "setUp.call.name.help": "En néerlandais. Les autres langues reçoivent un titre avec l’année.",
  "setUp.call.name.ask": "Indiquez un titre.",
  "setUp.call.opens": "Premier jour pour introduire",
  "setUp.call.opens.help":
    "Comme 16/09/2026. Jusqu’à ce jour, vous pouvez modifier librement toutes les dates et tous les montants.",
  "setUp.call.opens.ask": "Indiquez le premier jour.",
  "setUp.call.closes": "Dernier jour pour introduire",
  "setUp.call.closes.help": "Jusqu’à 23:59 inclus.",
  "setUp.call.closes.ask": "Indiquez le dernier jour.",
  "setUp.call.budget": "Budget",
  "setUp.call.budget.help": "Pour tous les projets ensemble.",
  "setUp.call.budget.ask": "Indiquez le budget.",
  "setUp.call.vote": "Les collègues votent pour les projets",
  "setUp.call.rest":
    "Les autres dates, montants et critères reçoivent des valeurs courantes. Vérifiez-les dans le bureau avant le premier jour.",
  "setUp.call.publish": "Créer l’appel",
  "setUp.call.done": "L’appel est prêt. Vous le modifiez dans le bureau.",

  // The reasons why a step is refused.
  "setUp.noSession": "Ce navigateur ne peut pas (ou plus) configurer le site. Ouvrez un nouveau lien.",
  "setUp.linkOver": "Ce lien ne fonctionne plus.",
  "setUp.cannotWait": "Cette étape est nécessaire avant l’ouverture du site.",
  "setUp.wrongCode":
    "{left, plural, =0 {Ce code n’est pas correct. Envoyez un nouvel e-mail de test.} one {Ce code n’est pas correct. Il vous reste # essai.} other {Ce code n’est pas correct. Il vous reste # essais.}}",
  "setUp.codeOver": "Ce code ne fonctionne plus. Envoyez un nouvel e-mail de test.",
  "setUp.samePerson":
    "Choisissez deux personnes. Une seule personne avec les deux rôles pourrait lire ce que seul le comité peut lire.",
  "setUp.peopleMissing": "Indiquez d’abord l’administrateur et le coordinateur.",
  "setUp.noSecondFactor": "Personne n’a encore de seconde preuve. Connectez-vous et choisissez-en une.",
  "setUp.noList": "Il n’y a plus de liste à reprendre. Choisissez à nouveau le fichier.",
  "setUp.officersMissing":
    "Ces personnes ne sont pas sur la liste : {names}. Elles perdraient leur accès. Ajoutez-les à la liste, avec la même adresse e-mail.",
  "setUp.unfinished": "Certaines étapes sont encore nécessaires. Terminez-les d’abord.",
} satisfies Record<keyof typeof dutch, string>;
