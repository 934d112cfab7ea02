import type { dossierState as dutch } from "#i18n/nl/dossier-state.ts";

/** Where a dossier stands and what happened to it, as its applicant reads it. */
export const dossierState = {
  "dossierState.draft": "Brouillon",
  "dossierState.draft.text": "Vous y travaillez encore. Tant que vous ne l’envoyez pas, personne d’autre ne le lit.",
  "dossierState.submitted": "Introduit",
  "dossierState.submitted.text":
    "Nous l’avons bien reçu. Le fonds vérifie que tout y est ; s’il manque quelque chose, nous vous le demanderons.",
  "dossierState.incomplete": "À compléter",
  "dossierState.incomplete.text":
    "Il manque encore quelque chose. Lisez ce que demande le fonds, complétez et envoyez à nouveau.",
  "dossierState.in_review": "En cours d’examen",
  "dossierState.in_review.text": "Le comité de sélection lit votre dossier. Vous recevrez une réponse, c’est certain.",
  "dossierState.shortlisted": "Candidat",
  "dossierState.shortlisted.text":
    "Votre projet figurera sur la liste de vote et les collègues voteront. Nous vous ferons ensuite connaître les résultats.",
  "dossierState.selected": "Sélection du fonds",
  "dossierState.selected.text":
    "Le fonds soutient votre projet, en dehors du vote. Nous vous contacterons pour établir la convention.",
  "dossierState.declined": "Non accordé",
  "dossierState.declined.text":
    "Le comité n’accorde pas de soutien cette fois-ci. La raison se trouve dans votre dossier.",
  "dossierState.granted": "Accordé",
  "dossierState.granted.text":
    "Le comité vous accorde un soutien. Le fonds versera le montant sur le compte que vous avez indiqué.",
  "dossierState.winner": "Lauréat",
  "dossierState.winner.text":
    "Félicitations, votre projet a été élu. Nous vous contacterons pour établir la convention.",
  "dossierState.not_elected": "Non élu",
  "dossierState.not_elected.text":
    "Votre projet n’a pas été retenu lors du vote. Il sera de nouveau le bienvenu lors d’un prochain appel.",
  "dossierState.agreement": "Convention",
  "dossierState.agreement.text":
    "Nous établissons la convention avec l’organisation. Le paiement suivra dès qu’elle sera signée.",
  "dossierState.paid": "Payé",
  "dossierState.paid.text":
    "{type, select, internal {Le montant a été versé. Votre dossier est ainsi clôturé.} other {Le soutien a été versé. Dans l’année, nous demanderons un bref rapport à l’organisation.}}",
  "dossierState.reported": "Clôturé",
  "dossierState.reported.text":
    "Le rapport de l’organisation nous est parvenu. Merci : votre dossier est ainsi clôturé.",
  "dossierState.withdrawn": "Retiré",
  "dossierState.withdrawn.text":
    "Vous avez retiré votre dossier et il ne sera pas traité. Si vous changez d’avis, commencez-en un nouveau.",

  "dossierMove.submitted": "Vous l’avez introduit",
  "dossierMove.completed": "Vous l’avez complété et introduit à nouveau",
  "dossierMove.incomplete": "Le fonds vous a demandé de le compléter",
  "dossierMove.in_review": "Le fonds l’a transmis au comité de sélection",
  "dossierMove.shortlisted": "Le comité l’a mis sur la liste de vote",
  "dossierMove.selected": "Le comité l’a choisi, en dehors du vote",
  "dossierMove.declined": "Le comité n’a pas accordé de soutien",
  "dossierMove.granted": "Le comité a accordé un soutien",
  "dossierMove.winner": "Les collègues l’ont élu",
  "dossierMove.not_elected": "Il n’a pas été élu",
  "dossierMove.agreement": "Le fonds a entamé la convention",
  "dossierMove.paid": "Le fonds a versé le montant",
  "dossierMove.reported": "Le rapport est arrivé",
  "dossierMove.withdrawn": "Vous l’avez retiré",
} satisfies Record<keyof typeof dutch, string>;
