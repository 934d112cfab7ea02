import type { secondFactor as dutch } from "#i18n/nl/second-factor.ts";

export const secondFactor = {
  "secondFactor.title": "Confirmez que c’est bien vous",
  "secondFactor.prove.heading": "Encore une étape",
  "secondFactor.prove.text": "Le bureau du fonds conserve des données de collègues. Confirmez que c’est bien vous.",
  "secondFactor.setUp.heading": "Protégez votre accès",
  "secondFactor.setUp.text":
    "Le bureau du fonds conserve des données de collègues. C’est pourquoi, en plus de la connexion, nous demandons une seconde preuve. Vous la configurez une seule fois.",
  "secondFactor.own.heading": "Comment vous ouvrez le bureau",
  "secondFactor.own.text":
    "Seul qui présente l’un de ceux-ci peut entrer. Ayez-en deux de préférence : si vous en perdez un, vous pourrez continuer.",
  "secondFactor.added": "Ajouté. Désormais, il ouvre aussi le bureau.",
  "secondFactor.removed": "Supprimé. Il n’ouvre plus le bureau.",
  "secondFactor.own.passkeys": "Vos clés d’accès",
  "secondFactor.own.passkeys.none": "Vous n’en avez pas encore.",
  "secondFactor.own.app": "Votre application de codes",
  "secondFactor.own.app.none": "Vous n’en avez pas encore relié.",
  "secondFactor.own.app.since": "Reliée le {date}",
  "secondFactor.own.app.replace": "Relier une autre application",
  "secondFactor.own.made": "Créée le {date}",
  "secondFactor.own.used": "Dernière utilisation le {date}",
  "secondFactor.own.unnamed": "Sans nom",
  "secondFactor.own.remove": "Supprimer",
  "secondFactor.own.only": "Le seul que vous ayez : ajoutez-en d’abord un autre.",
  "secondFactor.own.name": "Nom de la nouvelle clé",
  "secondFactor.own.name.help": "Pour la reconnaître plus tard, par exemple « téléphone de travail ». Facultatif.",
  "secondFactor.own.office": "Vers le bureau",
  "secondFactor.passkey": "Avec une clé d’accès",
  "secondFactor.passkey.text":
    "Votre téléphone ou votre ordinateur garde la clé. Vous ouvrez avec le doigt, le visage ou le code PIN, sans rien à retenir.",
  "secondFactor.passkey.make": "Créer une clé d’accès",
  "secondFactor.passkey.use": "Utiliser votre clé d’accès",
  "secondFactor.passkey.noScripts":
    "Une clé d’accès a besoin de scripts, et ils sont désactivés dans ce navigateur. Une application de codes fonctionne sans eux.",
  "secondFactor.app": "Ou avec une application de codes",
  "secondFactor.app.what":
    "Une application sur votre téléphone affiche un autre code toutes les trente secondes, que vous saisissez en vous connectant.",
  "secondFactor.app.begin": "Utiliser une application de codes",
  "secondFactor.app.heading": "Reliez votre application de codes",
  "secondFactor.app.text": "Scannez ce code QR avec votre application de codes et saisissez le code qu’elle affiche.",
  "secondFactor.app.qr": "Code QR qui relie votre application de codes au fonds",
  "secondFactor.app.secret": "Impossible de scanner ? Tapez cette clé dans votre application.",
  "secondFactor.app.copy": "Copier la clé",
  "secondFactor.app.open": "Ouvrir votre application de codes sur cet appareil",
  "secondFactor.app.instead": "Plutôt une clé d’accès ?",
  "secondFactor.code": "Code de votre application",
  "secondFactor.code.help": "Six chiffres, différents toutes les trente secondes.",
  "secondFactor.code.continue": "Continuer",
  "secondFactor.lost": "Appareil perdu ? L’administrateur du site peut vous faire recommencer.",
  "secondFactor.loginAgain.action": "Reconnectez-vous",
  "secondFactor.required":
    "Confirmez d’abord avec votre clé d’accès ou votre application de codes que c’est bien vous.",
  "secondFactor.loginAgain":
    "La première fois, vous devez venir de vous connecter, il y a {minutes} minutes au plus. Connectez-vous à nouveau.",
  "secondFactor.byLetter":
    "Vous avez utilisé une lettre d’accès. Elle ne permet pas d’installer une première preuve. Connectez-vous avec un code reçu par mail. Sans adresse e-mail, adressez-vous à l’administrateur du site.",
  "secondFactor.newAddress":
    "Votre adresse e-mail ou votre numéro de personnel a changé récemment. Par sécurité, vous pourrez installer ceci à partir du {from, date, dateTime}. Si c’est urgent, adressez-vous à l’administrateur du site.",
  "secondFactor.expired": "Cela a duré trop longtemps, ou c’était déjà utilisé. Réessayez.",
  "secondFactor.wrongCode":
    "Ce code n’est pas correct ou a déjà servi. Attendez le code suivant dans votre application et saisissez-le.",
  "secondFactor.last":
    "C’est votre dernière clé d’accès ou application de codes, et votre rôle en demande une. Ajoutez-en d’abord une autre.",
  "secondFactor.unknown": "Cette clé d’accès ou application de codes n’existe plus.",
  "secondFactor.tooMany": "Vous avez déjà {most} clés d’accès. Supprimez-en d’abord une.",
  "passkey.refused": "Nous ne connaissons pas cette clé d’accès. Réessayez, ou utilisez votre application de codes.",
  "passkey.stopped":
    "Votre appareil n’a pas donné de clé d’accès : sa fenêtre a été fermée, ou cela a duré trop longtemps. Réessayez.",
  "passkey.unsupported":
    "Ce navigateur ne connaît pas les clés d’accès. Utilisez une application de codes, ou un autre navigateur.",
  "passkey.needsScripts":
    "Une clé d’accès fonctionne une fois les scripts de cette page chargés. Appuyez encore sur le bouton ; si cela n’aide pas, utilisez une application de codes.",
} satisfies Record<keyof typeof dutch, string>;
