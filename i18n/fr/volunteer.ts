import type { volunteer as dutch } from "#i18n/nl/volunteer.ts";

export const volunteer = {
  "volunteer.title": "Donnez un coup de main, ou deux",
  "volunteer.lead":
    "Ces organisations cherchent des gens, pas de l’argent. Choisissez une soirée et dites que vous venez.",
  "volunteer.offers": "Qui cherche des bénévoles",
  "volunteer.hands": "Encore {count, plural, one {# personne recherchée} other {# personnes recherchées}}",
  "volunteer.age": "Dès {age} ans",
  "volunteer.hours": "environ {hours} heures par mois",
  "volunteer.language.nl": "néerlandais",
  "volunteer.language.en": "anglais",
  "volunteer.language.fr": "français",
  "volunteer.help": "Je veux aider",
  "volunteer.helpWith": "Je veux aider : {title}",
  "volunteer.none.title": "Aucune demande pour le moment",
  "volunteer.none.text": "Dès qu’une organisation cherche des bras, vous le lisez ici.",
  "volunteer.contact.heading": "Votre organisation cherche des gens ?",
  "volunteer.contact.text": "Dites-nous qui vous cherchez, où et quand. Nous répondons dans les deux jours ouvrables.",
  "volunteer.contact.action": "Contactez-nous",
} satisfies Record<keyof typeof dutch, string>;
