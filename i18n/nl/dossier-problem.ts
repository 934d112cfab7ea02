import type { DossierProblem } from "#domain/dossier.ts";

/** The reasons for refusing an act on a dossier. */
export const dossierProblem = {
  "dossier.unknown": "Dit dossier staat niet bij jou. In je account zie je al je dossiers.",
  "dossier.notNow": "Dat kan niet meer met dit dossier. In je account zie je hoe ver het staat.",
  "dossier.closed": "De oproep is gesloten. Alles wat je schreef, blijft bewaard als concept.",
  "dossier.closedSinceSent": "De oproep is gesloten. Alleen wat je al indiende, telt.",
  "dossier.completionOver": "De tijd om aan te vullen is voorbij. Alles blijft bewaard. Neem contact op met het fonds.",
  "dossier.reasonNeeded": "Zeg waarom: de aanvrager leest dit.",
  "dossier.tooMany": "Je hebt al {most, number} concepten. Verwijder er eerst een.",
  "dossier.tooOften": "Dit deed je te vaak. Neem contact op met het fonds.",
  "dossier.handedOver": "De organisatie vult dit deel in. Neem het eerst terug.",
  "dossier.dateOver": "Kies een moment in de toekomst.",
  "handOver.unknown": "Deze link werkt niet meer. Vraag een nieuwe.",
  "handOver.notDone": "De organisatie is nog niet klaar met haar deel. Daarna kun je indienen.",
  "lateAccess.unknown": "Deze link werkt niet meer. Vraag een nieuwe aan het fonds.",
} satisfies Record<DossierProblem["code"], string>;
