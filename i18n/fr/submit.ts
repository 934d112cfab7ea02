import type { submit as dutch } from "#i18n/nl/submit.ts";

export const submit = {
  "submit.heading": "Introduisez un projet",
  "submit.lead":
    "Vous connaissez une organisation qui a un bon projet. Vous le présentez, le comité l’étudie, les collègues votent.",
  "submit.closed": "Il n’est pas possible d’introduire un projet externe pour le moment",
  "submit.closed.next":
    "Le prochain appel s’ouvre le {date}. Vous pouvez demander une aide pour vous-même toute l’année.",
  "submit.closed.unknown":
    "La date du prochain appel sera annoncée ici. Vous pouvez demander une aide pour vous-même toute l’année.",
  "submit.choose": "Pour qui demandez-vous un soutien ?",
  "submit.choose.internal": "Pour moi ou ma famille",
  "submit.choose.internal.text":
    "Seul le comité de sélection lit votre demande. Jamais de vote, jamais d’annonce, et c’est possible toute l’année.",
  "submit.choose.internal.action": "Commencer ma demande",
  "submit.choose.external": "Pour une organisation",
  "submit.choose.external.text":
    "Vous présentez un projet. S’il arrive sur la liste de vote, les collègues choisissent aussi. S’il est confidentiel, seul le comité décide.",
  "submit.choose.external.action": "Présenter un projet",
  "submit.know": "Bon à savoir avant de commencer",
  "submit.know.text": "Il y a quatre parties. Vous ne devez pas les remplir en une seule fois.",
  "submit.who": "Qui",
  "submit.who.text":
    "Les collègues sous contrat fixe en Belgique ou aux Pays-Bas, les collègues retraités, et les collègues au nom d’un membre de leur famille actif dans l’organisation.",
  "submit.when": "Jusqu’à quand",
  "submit.when.text": "Introduisez votre dossier {until}. D’ici là, vous pouvez encore le modifier ou le retirer.",
  "submit.amount": "Combien",
  "submit.amount.text":
    "Jusqu’à {active} si vous êtes vous-même actif dans l’organisation, sinon jusqu’à {other}. Jamais plus que le coût du projet.",
  "submit.ready": "À portée de main",
  "submit.ready.text":
    "L’adresse, le numéro d’entreprise et le compte de l’organisation, ses statuts, et les données de la personne habilitée à signer la convention. Si vous y êtes actif, une preuve de votre engagement.",
  "submit.time": "Combien de temps",
  "submit.time.text":
    "Comptez une demi-heure. Ce que vous remplissez est conservé : vous pouvez vous arrêter et reprendre plus tard, même sur un autre appareil.",
  "submit.data": "Vos données",
  "submit.data.text":
    "Elles servent uniquement à traiter votre dossier. Les numéros de compte sont chiffrés. <a>Voyez qui a accès à quoi</a>.",
  "submit.login": "Connectez-vous et commencez",
  "submit.login.text":
    "Votre adresse e-mail, votre prénom et votre nom suffisent. Pas de mot de passe : nous vous envoyons un code à six chiffres.",
  "submit.login.tip": "Vous êtes sur un ordinateur partagé ? Ne cochez pas « Se souvenir de moi ».",

  "submit.part": "Partie {step} / {steps}",
  "submit.partTitle": "{title} – partie {step} sur {steps}",
  "submit.sections": "Sections de cette partie",
  "submit.pause.deadline": "Vous pouvez introduire votre dossier <strong>{until}</strong>.",
  "submit.pause.internal":
    "Vous pouvez vous arrêter et reprendre plus tard. Il n’y a pas de date limite : une demande interne est la bienvenue toute l’année.",
  "submit.pause.closed":
    "Il n’y a pas d’appel à projets externes pour le moment. Vous pouvez déjà lire ce que nous demandons.",
  "submit.back": "Retour",
  "submit.next": "Étape suivante",

  "submit.acquainted": "Faisons connaissance",
  "submit.describe-external": "L’organisation et son projet",
  "submit.describe-internal": "Racontez-nous ce qui se passe",
  "submit.financial": "Données financières",
  "submit.check": "Vérifier et envoyer",
  "submit.check.text":
    "Vous voyez toutes vos réponses ensemble et pouvez encore modifier chacune d’elles. Ensuite seulement, vous envoyez.",

  "submit.after": "Et ensuite",
  "submit.after.copy": "Vous recevez une copie",
  "submit.after.copy.text": "Un e-mail avec votre numéro de dossier et tout ce que vous avez rempli.",
  "submit.after.copy.discreet":
    "Un e-mail avec votre numéro de dossier. Ce que vous avez écrit n’y figure pas : vous le lisez dans votre compte.",
  "submit.after.copy.none": "Tout est dans votre compte",
  "submit.after.copy.none.text":
    "Nous n’avons pas d’adresse e-mail de vous et n’envoyons donc pas d’e-mail. Vous lisez ce qui se passe dans votre compte ; votre lettre d’accès vous y ramène.",
  "submit.after.change": "Vous pouvez encore le modifier {until}.",
  "submit.after.intake": "Le fonds vérifie que tout y est",
  "submit.after.intake.text": "S’il manque quelque chose, nous vous le demandons et vous laissons le temps.",
  "submit.after.committee": "Le comité étudie le dossier",
  "submit.after.committee.text":
    "À partir du {date}, une fois l’appel clôturé, il lit tous les dossiers. Il choisit ce qui arrive sur la liste de vote.",
  "submit.after.committee.confidential":
    "Seul le comité de sélection lit votre dossier, à partir du {date}, une fois l’appel clôturé. Il n’y a ni vote ni annonce.",
  "submit.after.committee.internal":
    "Personne d’autre ne lit ce que vous avez écrit. Un membre du comité qui vous connaît de près ne le lit pas non plus.",
  "submit.after.vote": "Les collègues votent",
  "submit.after.vote.text": "Si votre projet est sur la liste de vote, vos collègues votent du {opens} {until}.",
  "submit.after.answer": "Vous recevez une réponse",
  "submit.after.answer.text": "Les résultats arrivent le {date}. Si c’est non, vous lisez toujours pourquoi.",
  "submit.after.answer.internal":
    "Elle est pour vous et personne d’autre, dans votre compte. Si c’est non, vous lisez pourquoi. Chaque demande prend son temps : en attendant, votre compte dit où elle en est.",

  "submit.optional": "(facultatif)",
  "submit.role.employed": "Avec un contrat fixe en Belgique ou aux Pays-Bas.",
  "submit.role.retired": "Vous nous indiquez votre dernier employeur et la date de votre retraite.",
  "submit.role.family": "Vous êtes en service et demandez au nom d’un membre de la famille.",
  "submit.choose.one": "Choisissez…",
  "submit.count": "{length, number} sur {most, number} caractères",
  "submit.empty": "Non rempli",
  "submit.masked": "Le numéro est conservé. Laissez le champ vide pour le garder tel quel.",
  "submit.mostSupport": "Vous pouvez demander {amount} au maximum.",
  "submit.copyApplicant": "C’est moi : reprendre mes données",
  "submit.section.error": "quelque chose est à vérifier ici",
  "submit.section.done": "en ordre",
  "submit.problem": "Vérifiez encore ces réponses",
  "submit.problem.solved": "C’est en ordre. Vous pouvez continuer",
  "submit.noMailbox":
    "Souhaitez-vous des e-mails sur votre dossier ? Indiquez une adresse que personne d’autre ne lit. Sinon, vous lisez tout dans votre compte.",
  "submit.toStart": "Vers le début",
  "submit.toCheck": "Enregistrer et aller à l’aperçu",
  "submit.pause.asked": "Le fonds vous demande ceci :",
  "submit.pause.complete": "Vous pouvez compléter votre dossier <strong>{until}</strong>.",
  "submit.save.saved": "Enregistré à {time}",
  "submit.save.saving": "Enregistrement…",
  "submit.save.offline":
    "Pas de connexion. Ce que vous tapez sera enregistré dès son retour. Laissez cette page ouverte.",
  "submit.save.failed":
    "L’enregistrement ne fonctionne pas pour l’instant. Nous réessayons. Laissez cette page ouverte.",
  "submit.save.loggedOut": "Vous êtes déconnecté. Ce que vous avez tapé est toujours là.",
  "submit.save.logIn": "Reconnectez-vous (nouvel onglet)",
  "submit.loggedOut": "Vous avez été déconnecté",
  "submit.loggedOut.text":
    "Rien n’est perdu : ce que vous avez saisi vous attend sur cette page. Connectez-vous dans un nouvel onglet, puis revenez ici.",
  "submit.loggedOut.goOn": "Je suis connecté : continuer",
  "submit.notKept": "Ceci n’a pas été enregistré",
  "submit.notKept.typed": "Ce que vous avez tapé ici",
  "submit.conflict": "Une autre réponse a été donnée sur un autre appareil",
  "submit.conflict.text": "Choisissez la réponse à garder. Rien n’est perdu.",
  "submit.conflict.here": "Sur cet appareil",
  "submit.conflict.there": "Sur l’autre appareil",
  "submit.conflict.keepMine": "Garder la réponse de cet appareil",
  "submit.conflict.take": "Prendre la réponse de l’autre appareil",
  "submit.conflict.keep": "Vous voulez garder ce qui est ici ? Continuez simplement.",
  "submit.files.add": "Choisissez des fichiers ou déposez-les ici",
  "submit.files.list": "Fichiers ajoutés",
  "submit.files.sending": "{percent, number} %",
  "submit.files.underWay": "Fichiers encore en cours d’envoi",
  "submit.files.waiting":
    "Nous attendons encore {count, plural, one {un fichier} other {# fichiers}}, puis nous continuons d’office.",
  "submit.files.done": "Ajouté",
  "submit.files.scanning": "Ajouté, vérification antivirus en cours",
  "submit.files.infected": "Ce fichier contient un virus. Supprimez-le et ajoutez-en un autre.",
  "submit.files.failed": "L’envoi n’a pas réussi.",
  "submit.files.remove": "Supprimer {name}",
  "submit.files.cancel": "Arrêter {name}",
  "submit.files.retry": "Réessayer",
  "submit.files.send": "Ajouter",
  "submit.files.begin": "Enregistrer et ajouter des fichiers",
  "submit.files.look": "Voir {name}",
  "submit.change": "Modifier",
  "submit.send": "Envoyer le dossier",
  "submit.send.again": "Envoyer les modifications",
  "submit.send.closed": "L’envoi n’est pas possible maintenant",
  "submit.alreadySent": "Votre dossier a déjà été envoyé",
  "submit.alreadySent.text":
    "Nous l’avons reçu sous le numéro {number}. Rien n’a changé depuis, il n’y a donc rien à envoyer. Si vous modifiez encore quelque chose ci-dessus, vous pourrez l’envoyer ici.",
  "submit.send.promise":
    "Vous recevez un numéro de dossier et une confirmation. Jusqu’à la date limite, vous pouvez encore le modifier.",
  "submit.send.promise.internal":
    "Vous recevez un numéro de dossier et une confirmation. Tant que le fonds n’a pas pris votre demande en main, vous pouvez encore la modifier.",
  "submit.handOver.filled": "L’organisation a rempli cette partie.",
  "submit.drafts": "Reprenez là où vous en étiez",
  "submit.drafts.internal": "Soutien pour moi ou ma famille",
  "submit.drafts.external": "Projet d’une organisation",
  "submit.drafts.changed": "Dernière modification le {date}",
  "submit.drafts.continue": "Continuer",
  "submit.drafts.discard": "Supprimer ce brouillon",
  "submit.drafts.discard.sure": "Tout ce que vous avez écrit et ajouté dans ce brouillon sera perdu.",
  "submit.drafts.discarded": "Le brouillon a été supprimé.",
  "submit.drafts.sent": "Tous vos dossiers se trouvent dans <a>votre compte</a>.",
  "submit.sent": "Votre dossier est arrivé",
  "submit.sent.number": "Numéro de dossier",
  "submit.sent.text": "Merci. Gardez ce numéro : il nous permet de retrouver votre dossier aussitôt.",
  "submit.sent.internal": "Votre demande est bien arrivée",
  "submit.sent.internal.text":
    "Merci de votre confiance. Donnez ce numéro si vous appelez ou écrivez : vous ne devrez rien raconter à nouveau.",
  "submit.sent.urgent": "Cela ne peut pas attendre ?",
  "submit.sent.urgent.text": "Appelez le fonds ou écrivez-lui, et donnez votre numéro.",
  "submit.sent.pdf": "Télécharger votre dossier (PDF)",
  "submit.sent.account": "Suivez votre dossier dans votre compte",

  "internal.heading": "Une aide pour vous et votre famille",
  "internal.welcome": "Bienvenue toute l’année",
  "internal.lead": "Une maladie, une séparation, une facture qui traîne. Racontez-le avec vos mots, à votre rythme.",
  "internal.picture": "Une femme dans un fauteuil, une tasse de café à la main",
  "internal.private": "Seul le comité de sélection lit ce que vous écrivez",
  "internal.private.1":
    "Votre responsable et le service du personnel ne voient rien. Le secrétariat du fonds voit seulement qu’il y a une demande.",
  "internal.private.2": "Il n’y a jamais de vote et jamais d’annonce.",
  "internal.private.3": "Un membre du comité qui vous connaît de près ne lit pas votre demande.",
  "internal.private.4": "Ce que vous écrivez est chiffré. Rien ne reste dans le navigateur.",
  "internal.how": "Comment cela se passe",
  "internal.how.login": "Vous vous connectez",
  "internal.how.login.text": "Avec votre nom et votre adresse e-mail, ou avec le code de votre lettre d’accès.",
  "internal.how.tell": "Vous racontez ce qui se passe",
  "internal.how.tell.text":
    "Pas forcément d’une traite, ni dans un style parfait. Vous pouvez toujours vous arrêter et reprendre plus tard.",
  "internal.how.answer": "Le comité vous répond",
  "internal.how.answer.text": "Personnellement, et rien qu’à vous. Si c’est non, vous lisez pourquoi.",
  "internal.talk": "Vous préférez d’abord entendre quelqu’un ?",
  "internal.talk.text": "Appelez le fonds ou écrivez-lui. Vous ne devez pas dire de quoi il s’agit.",
  "internal.night":
    "C’est trop lourd cette nuit ? Quelqu’un écoute toujours, sans que vous donniez votre nom : <a>Télé-Accueil, 107</a> en Belgique, <b>de Luisterlijn, 088 0767 000</b> aux Pays-Bas.",
  "internal.know": "Bon à savoir",
  "internal.know.text": "Quatre courtes parties, et rien à savoir par cœur.",
  "internal.who.text":
    "Toute personne avec un contrat fixe en Belgique ou aux Pays-Bas, et toute personne retraitée. Aussi quand il s’agit de votre partenaire ou de vos enfants.",
  "internal.when.text": "Toute l’année. Il n’y a pas de date limite.",
  "internal.ready.text":
    "Votre numéro de compte. Si vous avez une facture ou une lettre, vous pouvez l’ajouter ; ce n’est pas obligatoire.",
  "internal.time.text":
    "Un quart d’heure suffit le plus souvent. Ce que vous remplissez est conservé : vous pouvez vous arrêter et reprendre plus tard, même sur un autre appareil.",
  "internal.data.text":
    "Elles ne servent qu’à traiter votre demande et sont chiffrées. <a>Lisez qui voit quoi, et combien de temps nous les gardons</a>.",
  "internal.login": "Commencez quand vous voulez",
  "internal.login.text":
    "Ce soir, ou un autre jour. Votre adresse e-mail, votre prénom et votre nom suffisent ; il n’y a pas de mot de passe.",
  "internal.login.tip": "Vous êtes sur un ordinateur partagé ? Ne cochez pas « Se souvenir de moi ».",
} satisfies Record<keyof typeof dutch, string>;
