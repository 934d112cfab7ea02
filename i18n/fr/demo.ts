import type { demo as dutch } from "#i18n/nl/demo.ts";

export const demo = {
  "demo.heading": "Boîte mail de la démo",
  "demo.title": "Boîte mail de la démo",
  "demo.text": "Tous les e-mails de la démo. Rien n’est vraiment envoyé.",
  "demo.list": "E-mails",
  "demo.none": "Pas encore d’e-mails",
  "demo.none.text": "Connectez-vous, faites un don ou écrivez au fonds : l’e-mail arrive ici.",
  "demo.to": "À <address>{to}</address>",
  "demo.frame": "L’e-mail",
  "demo.plain": "En texte brut",
} satisfies Record<keyof typeof dutch, string>;
