import type { problem as dutch } from "#i18n/nl/problem.ts";

export const problem = {
  unexpected:
    "Une erreur s’est produite de notre côté. Réessayez ; le code {requestId} nous permet de retrouver ce qui s’est passé.",
  "form.invalid": "Certaines réponses sont à revoir. Vérifiez les champs accompagnés d’un message.",
  "offer.over": "Cette demande n’est plus ouverte. Voyez qui cherche encore des bras.",
  "robot.hiddenField":
    "Un champ que personne ne voit était rempli, peut-être par votre navigateur. Nous l’avons vidé : envoyez à nouveau.",
  "robot.tooFast": "C’était si rapide que cela pouvait venir d’un robot. Envoyez à nouveau.",
  "robot.tooManyLinks":
    "Il y a plus de liens que n’en envoie d’habitude une personne. Laissez au plus {most, plural, one {# lien} other {# liens}} dans votre message et aucun dans votre nom.",
  "pledge.notOpen": "Le fonds n’a pas encore de compte pour les dons.",
  "pledge.mailedEnough":
    "Nous avons déjà beaucoup écrit à cette adresse aujourd’hui. Laissez-la vide : tout s’affiche à l’écran.",
  "limit.tooMany":
    "C’était trop souvent d’affilée. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.",
} satisfies Record<keyof typeof dutch, string>;
