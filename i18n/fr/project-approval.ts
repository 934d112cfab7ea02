import type { texts as dutch } from "#i18n/nl/project-approval.ts";

export const texts = {
  // The page on which an applicant reads the text of their project.
  "projectApproval.title": "Lisez le texte sur votre projet",
  "projectApproval.lead": "Le fonds veut mettre ceci sur votre projet sur le site. Est-ce juste ?",
  "projectApproval.invalid": "Ce lien ne fonctionne plus",
  "projectApproval.invalid.text": "Demandez un nouveau lien au fonds.",
  "projectApproval.text": "Le texte",
  "projectApproval.answer": "Votre réponse",
  "projectApproval.yes": "Oui, le texte est juste",
  "projectApproval.no": "Quelque chose doit changer",
  "projectApproval.wish": "Qu’est-ce qui doit changer ?",
  "projectApproval.wish.ask": "Dites ce qui doit changer.",
  "projectApproval.name": "Montrer mon prénom avec le projet",
  "projectApproval.name.help": "Sans votre oui, nous ne montrons aucun nom. Une photo demande le oui de chacun.",
  "projectApproval.send": "Répondre",
  "projectApproval.approved": "Merci. Vous avez approuvé le texte.",
  "projectApproval.changeAsked": "Merci. Le fonds lit ce qui doit changer.",
  "projectApproval.again": "Vous pouvez encore changer votre réponse ci-dessous.",
  "approval.unknown": "Ce lien ne fonctionne plus.",
} satisfies Record<keyof typeof dutch, string>;
