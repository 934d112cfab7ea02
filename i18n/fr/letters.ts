import type { texts as dutch } from "#i18n/nl/letters.ts";

export const texts = {
  "letter.shortlisted.heading": "Votre projet passe au vote",
  "letter.shortlisted.text":
    "Le comité de sélection a choisi {title}, de {organisation}, pour le vote de cette année.\n\n{reason}\n\nSi votre projet gagne, il reçoit {amount}. Vous recevrez le résultat dès qu’il sera connu.",
  "letter.selected.heading": "Le fonds soutient votre projet",
  "letter.selected.text":
    "Le comité de sélection choisit {title} et accorde {amount} à {organisation}. Vous aviez demandé {asked}.\n\n{reason}\n\nNous vous contacterons pour la convention. Votre projet n’est pas soumis au vote : c’est un choix du fonds.",
  "letter.reserve.heading": "Votre projet est sur la liste de réserve",
  "letter.reserve.text":
    "Le comité de sélection met {title}, de {organisation}, sur la liste de réserve. Si un autre projet se retire, le vôtre peut prendre sa place.\n\n{reason}",
  "letter.granted.heading": "Le fonds vous accorde une aide",
  "letter.granted.text":
    "{isLoan, select, true {Le comité de sélection vous prête {amount} pour votre demande {number}.} other {Le comité de sélection vous accorde {amount} pour votre demande {number}.}}\n\n{reason}\n\nLe fonds verse le montant sur votre compte.",
  "letter.declined.heading": "Le fonds ne peut pas vous soutenir",
  "letter.declined.text":
    "{isInternal, select, true {Le comité de sélection a lu votre demande {number} et ne peut pas l’accorder.} other {Le comité de sélection a lu {title}, de {organisation}, et ne soutient pas ce projet.}}\n\n{reason}\n\nVous n’êtes pas d’accord ? Demandez-nous dans les 30 jours de le revoir, par un message sur la page de votre dossier.",
  "letter.winner.heading": "Votre projet a gagné",
  "letter.winner.text":
    "Vos collègues ont choisi {title}. {organisation} reçoit {amount}.\n\nNous vous contacterons pour la convention.",
  "letter.not_elected.heading": "Votre projet n’a pas été élu",
  "letter.not_elected.text":
    "Vos collègues ont donné plus de voix à d’autres projets qu’à {title}. Merci de l’avoir proposé, et merci à {organisation}.\n\nSi un lauréat se retire, nous vous contacterons.",
  "letter.signature": "Le comité de sélection",
  "letter.paper.title": "Lettre sur le dossier {number}",
  "letter.paper.about": "À propos de votre dossier {number}",
} satisfies Record<keyof typeof dutch, string>;
