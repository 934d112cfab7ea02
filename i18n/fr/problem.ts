import type { problem as dutch } from "#i18n/nl/problem.ts";

export const problem = {
  unexpected:
    "Une erreur s’est produite de notre côté. Réessayez ; le code {requestId} nous permet de retrouver ce qui s’est passé.",
  unavailable: "Le serveur est injoignable pour le moment. Réessayez dans une minute.",
  offline: "Vous êtes hors ligne. Vérifiez votre connexion et réessayez.",
  "query.tooDeep": "Cette requête est trop profonde : {most} niveaux au plus.",
  "query.tooCostly": "Cette requête demande trop à la fois. Demandez moins de lignes ou de champs.",
  "query.tooManyAliases": "Cette requête contient trop d’alias : {most} au plus.",
  "id.malformed": "Cet identifiant n’est pas valable. Reprenez-le tel que la liste le donne.",
  "list.badCursor": "Cet endroit de la liste n’existe pas. Recommencez au début.",
  "list.tooLong": "Demandez au plus {most} lignes à la fois.",
  "form.invalid": "Certaines réponses sont à revoir. Vérifiez les champs accompagnés d’un message.",
  "limit.tooMany":
    "C’était trop souvent d’affilée. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.",
} satisfies Record<keyof typeof dutch, string>;
