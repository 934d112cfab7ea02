import type { lateAccess as dutch } from "#i18n/nl/late-access.ts";

/** What is said to whoever may hand in after the deadline. */
export const lateAccess = {
  "late.login": "Vous avez reçu un délai supplémentaire",
  "late.login.text": "<a>Connectez-vous d’abord</a>. Vous reviendrez ici et pourrez alors utiliser votre lien.",
  "late.offer": "Le fonds vous accorde un délai supplémentaire",
  "late.offer.text":
    "Avec ce lien, vous pouvez encore introduire un dossier après la date limite. La première personne qui l’utilise le garde : ne l’utilisez que s’il vous est destiné.",
  "late.use": "Utiliser ce lien",
  "late.mine": "Vous avez un délai supplémentaire",
  "late.mine.text": "L’appel est clôturé, mais vous pouvez encore introduire votre dossier {until}.",
} satisfies Record<keyof typeof dutch, string>;
