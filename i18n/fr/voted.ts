import type { voted as dutch } from "#i18n/nl/voted.ts";

/** The texts after voting. */
export const voted = {
  "voted.heading": "Merci, votre vote compte",
  "voted.title": "Merci d’avoir voté",
  "voted.lead": "« <name>{project}</name> » a reçu votre voix. Le {date}, nous saurons qui a gagné.",
  "voted.lead.waits": "« <name>{project}</name> » a reçu votre voix. Les résultats suivent dès que possible.",
  "voted.action": "Voir votre vote",
  "voted.after": "Et ensuite",
  "voted.after.code": "Vous retrouvez votre code",
  "voted.after.code.text":
    "Après la clôture, tous les codes sont en ligne. Si le vôtre y figure, votre vote a été compté.",
  "voted.after.close": "L’urne se ferme",
  "voted.after.close.date": "Vos collègues peuvent voter {until}. D’ici là, personne ne voit de résultat.",
  "voted.after.results": "Les lauréats sont connus",
  "voted.after.results.date": "Le {date}, avec la participation.",
  "voted.after.results.waits": "Dès que possible, avec la participation.",
  "voted.home": "Retour à l’accueil",
  "voted.share": "Dites à vos collègues qu’ils peuvent voter",
  "voted.share.text": "Le lien ne dit rien de votre choix.",
  "voted.share.title": "Le vote est ouvert : vous choisissez aussi ?",
} satisfies Record<keyof typeof dutch, string>;
