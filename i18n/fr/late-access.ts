import type { lateAccess as dutch } from "#i18n/nl/late-access.ts";

/** The texts for people who may submit after the deadline. */
export const lateAccess = {
  "late.login": "Vous avez reçu un délai supplémentaire",
  "late.login.text": "<a>Connectez-vous d’abord</a>. Vous pourrez ensuite utiliser votre lien.",
  "late.offer": "Le fonds vous accorde un délai supplémentaire",
  "late.offer.text": "Le lien vaut pour une seule personne. Ne l’utilisez que s’il vous est destiné.",
  "late.use": "Utiliser ce lien",
  "late.mine": "Vous avez un délai supplémentaire",
  "late.mine.text": "L’appel est clôturé, mais vous pouvez encore introduire votre dossier {until}.",
} satisfies Record<keyof typeof dutch, string>;
