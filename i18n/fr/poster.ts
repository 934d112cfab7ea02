import type { poster as dutch } from "#i18n/nl/poster.ts";

/** Every sentence of the poster that hangs in a branch while people vote. */
export const poster = {
  "poster.title": "Affiches pour le vote du {fund}",
  "poster.heading": "Une voix, un projet",
  "poster.dates": "Votez du {from} {until}",
  "poster.scan": "Scannez et choisissez",
  "poster.qr": "Code QR qui ouvre la page de vote",
  "poster.open": "Scannez le code, ou allez sur {address}",
  "poster.mailbox": "Connectez-vous avec le code reçu par e-mail.",
  "poster.letter": "Pas de boîte mail ? Utilisez le code de votre lettre d’accès, aussi sur la tablette de vote.",
  "poster.help": "Pas de lettre, ou plutôt sur papier ? Demandez à votre coordinateur.",
  "poster.secret": "Ni votre chef ni vos collègues ne voient votre choix.",
} satisfies Record<keyof typeof dutch, string>;
