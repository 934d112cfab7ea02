import type { donate as dutch } from "#i18n/nl/donate.ts";

export const donate = {
  "donate.heading": "Un don, et ça bouge",
  "donate.lead":
    "Chaque euro va aux projets choisis par les collègues. Vous décidez du montant, votre banque fait le reste.",
  "donate.how": "Ce que devient votre don",
  "donate.how.transfer": "Vous faites un virement",
  "donate.how.transfer.text":
    "Recopiez le compte dans l’application de votre banque. Tous les montants sont les bienvenus.",
  "donate.how.share": "Les collègues répartissent",
  "donate.how.share.text": "Votre don s’ajoute au budget des projets. La commission sélectionne, les collègues votent.",
  "donate.how.report": "Vous lisez ce qui en est sorti",
  "donate.how.report.text": "Un an plus tard, l’organisation raconte sur la page de son projet ce qui a changé.",
  "donate.slip": "Virement",
  "donate.slip.amount": "Vous choisissez le montant",
  "donate.holder": "Bénéficiaire",
  "donate.iban": "IBAN",
  "donate.message": "Communication",
  "donate.message.text": "Don",
  "donate.copy.holder": "Copier le bénéficiaire",
  "donate.copy.iban": "Copier l’IBAN",
  "donate.copy.message": "Copier la communication",
  "donate.copied": "Copié : {value}",
  "donate.specimen": "Spécimen : ce compte n’existe pas, n’y versez rien.",
  "donate.did": "Les derniers projets soutenus",
  "donate.did.all": "Tous les résultats : {call}",
} satisfies Record<keyof typeof dutch, string>;
