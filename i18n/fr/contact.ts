import type { contact as dutch } from "#i18n/nl/contact.ts";

export const contact = {
  "contact.heading": "Un e-mail, un appel, une lettre",
  "contact.lead": "Une question sur un appel, un dossier ou le vote ? Le secrétariat du fonds vous aide.",
  "contact.ways": "Comment joindre le fonds",
  "contact.ways.text":
    "C’est confidentiel ? Dites simplement que vous souhaitez être rappelé. Vous ne devez rien expliquer.",
  "contact.email": "E-mail",
  "contact.phone": "Téléphone",
  "contact.address": "Adresse",
  "contact.answers": "Votre réponse est peut-être ici",
  "contact.answers.internal": "Je traverse une période difficile et cherche un soutien",
  "contact.answers.submit": "Je veux présenter une organisation",
  "contact.answers.vote": "Je veux savoir comment fonctionne le vote",
  "contact.answers.volunteer": "Je veux donner un coup de main",
  "contact.answers.data": "J’ai une question sur mes données",
} satisfies Record<keyof typeof dutch, string>;
