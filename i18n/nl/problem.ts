import type { DossierProblem } from "#domain/dossier.ts";
import type { FileProblem } from "#domain/file.ts";
import type { PersonProblem, Problem } from "#domain/problem.ts";
import type { SecondFactorProblem } from "#domain/second-factor.ts";
import type { outage } from "#i18n/nl/outage.ts";

export const problem = {
  unexpected: "Er ging iets mis bij ons. Probeer het opnieuw; met code {requestId} vinden we terug wat er gebeurde.",
  "query.tooDeep": "Deze vraag gaat te diep: hoogstens {most} niveaus.",
  "query.tooCostly": "Deze vraag vraagt te veel in één keer. Vraag minder rijen of velden.",
  "query.tooManyAliases": "Deze vraag heeft te veel aliassen: hoogstens {most}.",
  "id.malformed": "Dit is geen geldige id. Neem ze over zoals de lijst ze geeft.",
  "list.badCursor": "Deze plaats in de lijst bestaat niet. Begin opnieuw bij het begin.",
  "list.tooLong": "Vraag hoogstens {most} rijen tegelijk.",
  "form.invalid": "Nog niet alles is goed ingevuld. Kijk de velden met een foutmelding na.",
  "offer.over": "Deze oproep loopt niet meer. Kijk gerust wie er nog handen zoekt.",
  "robot.hiddenField":
    "Een veld dat mensen niet zien, was ingevuld. Misschien deed je browser dat. We hebben het leeggemaakt: verstuur het nog eens.",
  "robot.tooFast": "Dat ging zo snel dat het van een robot kon komen. Verstuur het nog eens.",
  "robot.tooManyLinks":
    "Er staan meer links in dan een mens meestal stuurt. Laat hoogstens {most, plural, one {# link} other {# links}} staan in je bericht en geen in je naam.",
  "pledge.notOpen": "Het fonds heeft nog geen rekening voor giften.",
  "pledge.mailedEnough":
    "Naar dit adres gingen vandaag al genoeg mails. Laat het leeg: je ziet alles meteen op het scherm.",
  "limit.tooMany":
    "Dat was te vaak na elkaar. Probeer het over {minutes, plural, one {# minuut} other {# minuten}} opnieuw.",
} satisfies Record<
  Exclude<
    Problem["code"],
    | keyof typeof outage
    | DossierProblem["code"]
    | FileProblem["code"]
    | PersonProblem["code"]
    | SecondFactorProblem["code"]
  >,
  string
>;
