import type { deadline as dutch } from "#i18n/nl/deadline.ts";

export const deadline = {
  "deadline.days": "{days, plural, one {jour} other {jours}}, {hours} h et {minutes} min avant la fin",
  "deadline.hours":
    "{hours, plural, one {heure} other {heures}} et {minutes, plural, one {# minute} other {# minutes}} avant la fin",
  "deadline.minutes": "minutes avant la fin",
  "deadline.seconds": "{seconds, plural, one {seconde} other {secondes}} avant la fin",
  "deadline.voting": "Vous pouvez voter {until}.",
  "deadline.submission": "Vous pouvez introduire un dossier {until}.",
  "deadline.follow": "Suivre les dates dans votre agenda",
  "deadline.download": "Télécharger les dates (.ics)",
  "phase.all": "Étapes : {call}",
  "phase.submission": "Introduction des dossiers",
  "phase.selection": "Sélection",
  "phase.voting": "Vote",
  "phase.announcement": "Annonce",
  "phase.award": "Remise",
  "phase.done": "Terminé",
  "phase.now": "En cours",
  "phase.from": "à partir du {date}",
} satisfies Record<keyof typeof dutch, string>;
