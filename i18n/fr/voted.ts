import type { voted as dutch } from "#i18n/nl/voted.ts";

/** What whoever has just voted reads. */
export const voted = {
  "voted.heading": "Merci, votre vote compte",
  "voted.title": "Merci d’avoir voté",
  "voted.lead": "<name>{project}</name> a reçu votre voix. Le {date}, vous saurez qui a gagné.",
  "voted.lead.waits":
    "<name>{project}</name> a reçu votre voix. Vous saurez qui a gagné dès que les résultats seront définitifs.",
  "voted.action": "Voir votre vote",
  "voted.after": "Et ensuite",
  "voted.after.code": "Vous retrouvez votre code",
  "voted.after.code.text":
    "Une fois le vote clos, tous les codes sont publiés. Si le vôtre y figure, votre vote a été compté.",
  "voted.after.close": "L’urne se ferme",
  "voted.after.close.date":
    "Vos collègues peuvent voter {until}. D’ici là, personne ne voit de résultat provisoire, pas même le fonds.",
  "voted.after.results": "Les lauréats sont connus",
  "voted.after.results.date": "Le {date}, avec la participation et le calcul.",
  "voted.after.results.waits": "Dès que les résultats seront définitifs, avec la participation et le calcul.",
  "voted.home": "Retour à l’accueil",
  "voted.share": "Dites à vos collègues que le vote est ouvert",
  "voted.share.text": "Le lien ne dit rien de votre choix.",
  "voted.share.title": "Le vote est ouvert : vous choisissez aussi ?",
} satisfies Record<keyof typeof dutch, string>;
