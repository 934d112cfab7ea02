import type { DossierProblem } from "#domain/dossier.ts";

/** Why a dossier stays as it is. */
export const dossierProblem = {
  "dossier.unknown": "Dit dossier vinden we niet bij je. Kijk in je account welke dossiers je hebt.",
  "dossier.notNow": "Dat kan nu niet meer met dit dossier. In je account zie je hoe ver het staat.",
  "dossier.closed":
    "De oproep is afgesloten, dus indienen kan nu niet meer. Alles wat je schreef blijft bewaard als concept, voor een volgende keer.",
  "dossier.closedSinceSent":
    "De oproep is afgesloten. Wat je indiende telt, zoals je het verstuurde; wat je daarna nog veranderde hoort daar niet bij.",
  "dossier.completionOver":
    "De tijd om dit dossier aan te vullen is voorbij. Wat je schreef blijft bewaard; neem contact op met het fonds.",
  "dossier.reasonNeeded": "Zeg erbij waarom: de aanvrager krijgt het te lezen.",
  "dossier.tooMany": "Je hebt al {most, number} concepten. Verwijder er eerst een dat je niet meer nodig hebt.",
  "dossier.tooOften": "Dat is met dit dossier al te vaak gebeurd. Neem contact op met het fonds.",
  "dossier.handedOver": "Dit deel vult de organisatie in. Neem het eerst terug als je het toch zelf wilt invullen.",
  "dossier.dateOver": "Kies een moment in de toekomst.",
  "handOver.unknown": "Deze link werkt niet (meer). Vraag een nieuwe aan wie hem je bezorgde.",
  "handOver.notDone": "De organisatie is nog niet klaar met haar deel. Zodra ze het doorgeeft, kun je versturen.",
  "lateAccess.unknown": "Deze link werkt niet (meer). Vraag een nieuwe aan het fonds.",
} satisfies Record<DossierProblem["code"], string>;
