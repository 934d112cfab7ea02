import type { donate as dutch } from "#i18n/nl/donate.ts";

export const donate = {
  "donate.heading": "Un don, et ça bouge",
  "donate.lead":
    "Chaque euro va aux projets choisis par les collègues. Vous décidez du montant, votre banque fait le reste.",
  "donate.closed": "Les dons par virement ne sont pas encore possibles",
  "donate.closed.text":
    "Le fonds n’a pas encore de compte pour les dons. Vous souhaitez tout de même aider ? Dites-le-nous.",
  "donate.closed.action": "Contactez-nous",

  "donate.form": "Votre don",
  "donate.suggestion": "Combien souhaitez-vous donner ?",
  "donate.suggestion.help": "Sous chaque montant, un exemple de ce qu’un projet peut en faire.",
  "donate.suggestion.10": "un kit de semis",
  "donate.suggestion.25": "douze petits-déjeuners",
  "donate.suggestion.50": "une heure de clown à l’hôpital",
  "donate.suggestion.100": "deux pagaies et un gilet de sauvetage",
  "donate.amount": "Autre montant",
  "donate.amount.help": "Si vous le remplissez, c’est ce montant qui compte.",
  "donate.amount.named": "Le montant",
  "donate.amount.ask": "Choisissez un montant ou indiquez-en un vous-même.",
  "donate.amount.most":
    "Donner plus de {most, number}\u00a0€ est possible, mais pas avec ce formulaire. Appelez le fonds ou écrivez-lui, nous verrons cela ensemble.",
  "donate.project": "Pour quoi ?",
  "donate.project.help": "À tout le fonds : les collègues choisissent les projets. Ou choisissez-en un vous-même.",
  "donate.project.gone": "On ne peut plus donner à ce projet. Choisissez-en un autre, ou tout le fonds.",
  "donate.project.fund": "Tout le fonds",
  "donate.project.unknown":
    "Nous n’avons pas trouvé le projet de ce lien. Votre don va à tout le fonds, sauf si vous choisissez un autre projet.",
  "donate.name": "Nom",
  "donate.name.help": "Pour que le fonds sache qui remercier. Votre nom n’apparaît pas sur le site.",
  "donate.email": "Adresse e-mail",
  "donate.email.help": "Nous vous y envoyons les données de votre virement, et rien d’autre.",
  "donate.data": "Comment le fonds traite <a>ce que vous remplissez</a>.",
  "donate.send": "Continuer vers mon virement",

  "donate.how": "Ce que devient votre don",
  "donate.how.transfer": "Vous faites un virement",
  "donate.how.transfer.text":
    "Avec le code QR, tout est prêt dans l’application de votre banque. Vous pouvez aussi recopier les données.",
  "donate.how.share": "Les collègues répartissent",
  "donate.how.share.text":
    "Votre don s’ajoute au budget des projets : le comité sélectionne, les collègues votent. Si vous avez choisi un projet, c’est à lui qu’il va.",
  "donate.how.report": "Vous lisez ce qui en est sorti",
  "donate.how.report.text": "Un an plus tard, l’organisation raconte sur la page de son projet ce qui a changé.",

  "donate.slip": "Virement",
  "donate.slip.amount": "Vous choisissez le montant",
  "donate.slip.now": "Scannez avec l’application de votre banque pour donner tout de suite à l’ensemble du fonds.",
  "donate.slip.form":
    "Pour un projet précis, ou pour recevoir un message sur votre don, remplissez le formulaire : vous aurez votre propre communication.",
  "donate.slip.next": "À l’étape suivante, vous recevez un code QR et une communication pour votre don.",
  "donate.slip.scan": "Scannez avec l’application de votre banque : tous les champs se remplissent.",
  "donate.slip.phone": "Sur votre téléphone ? Copiez les données ci-dessous.",
  "donate.qr": "Code QR pour un virement de {amount} à {holder}. Les mêmes données figurent ci-dessous.",
  "donate.holder": "Bénéficiaire",
  "donate.iban": "IBAN",
  "donate.sum": "Montant",
  "donate.reference": "Communication structurée",
  "donate.copy.holder": "Copier le bénéficiaire",
  "donate.copy.iban": "Copier l’IBAN",
  "donate.copy.sum": "Copier le montant",
  "donate.copy.reference": "Copier la communication",
  "donate.specimen": "Spécimen : ce compte n’existe pas, n’y versez rien.",

  "donate.thanks.title": "Votre virement",
  "donate.thanks": "Merci, encore une étape",
  "donate.thanks.fund":
    "Votre don de {amount} au fonds est noté. Faites maintenant le virement avec l’application de votre banque.",
  "donate.thanks.project":
    "Votre don de {amount} pour <a>{project}</a> est noté. Faites maintenant le virement avec l’application de votre banque.",
  "donate.notes": "Bon à savoir",
  "donate.notes.reference": "Recopiez la communication telle quelle : c’est à elle que le fonds reconnaît votre don.",
  "donate.notes.mail": "Vous avez donné une adresse e-mail ? Ces données sont aussi dans votre boîte de réception.",
  "donate.notes.later": "Vous pouvez payer plus tard : cette page reste à cette adresse pendant 90 jours.",
  "donate.notes.noProof": "Cette page n’est ni une preuve de paiement ni une attestation fiscale.",
  "donate.notes.none": "Vous changez d’avis ? Vous n’avez rien à faire.",
  "donate.again": "Faire un autre don",
  "donate.lost": "Nous ne trouvons plus ce virement",
  "donate.lost.text": "Il est peut-être trop ancien, ou l’adresse n’est pas correcte. Recommencez quand vous voulez.",
  "donate.lost.action": "Vers le formulaire",

  "donate.did": "Les derniers projets soutenus",
  "donate.did.all": "Tous les résultats : {call}",
} satisfies Record<keyof typeof dutch, string>;
