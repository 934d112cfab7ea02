import type { problem as dutch } from "#i18n/nl/problem.ts";

export const problem = {
  unexpected: "Une erreur s’est produite de notre côté. Réessayez. Donnez le code {requestId} si vous nous écrivez.",
  "form.invalid": "Vérifiez les champs accompagnés d’un message.",
  "offer.over": "Cette demande est terminée. D’autres demandes se trouvent ci-dessous.",
  "robot.hiddenField": "Votre navigateur a rempli un champ caché. Envoyez à nouveau.",
  "robot.tooFast": "C’était très rapide. Envoyez à nouveau.",
  "robot.tooManyLinks":
    "Il y a trop de liens. Laissez {most, plural, one {# lien} other {# liens}} au plus, et aucun dans votre nom.",
  "pledge.notOpen": "Le fonds n’a pas encore de compte pour les dons.",
  "pledge.mailedEnough":
    "Nous avons déjà beaucoup écrit à cette adresse aujourd’hui. Laissez-la vide : tout s’affiche à l’écran.",
  "limit.tooMany": "C’était trop souvent. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.",
} satisfies Record<keyof typeof dutch, string>;
