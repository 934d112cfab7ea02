import type { texts as dutch } from "#i18n/nl/usual.ts";

export const texts = {
  "usual.fund": "Fonds social",
  "usual.claim": "Aidez à rendre le monde meilleur, même après les heures de travail",
  "usual.helpline.teleOnthaal": "Flandre, en néerlandais, gratuit, jour et nuit",
  "usual.helpline.zelfmoordlijn": "Flandre, en néerlandais, gratuit",
  "usual.helpline.luisterlijn": "Pays-Bas, en néerlandais, jour et nuit",
  "usual.helpline.teleAccueil": "Belgique francophone",
  "usual.branch": "Siège",
  "usual.retired": "Retraités",
  "usual.call": "Appel {year}",
  "usual.criterion.effect": "Effet",
  "usual.criterion.effect.help": "Pour combien de personnes quelque chose change-t-il ?",
  "usual.criterion.feasibility": "Faisabilité",
  "usual.criterion.feasibility.help": "Est-ce possible avec cet argent et dans ce délai ?",
  "usual.criterion.involvement": "Implication",
  "usual.criterion.involvement.help": "Des collègues ou des voisins participent-ils ?",
  "usual.eligibility.amount": "Le montant ne dépasse pas le maximum.",
  "usual.eligibility.organisation": "L’organisation a un numéro d’entreprise valable.",
  "usual.eligibility.profit": "L’organisation ne fait pas de bénéfice.",
} satisfies Record<keyof typeof dutch, string>;
