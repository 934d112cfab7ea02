import type { DossierProblem } from "#domain/dossier.ts";
import type { FileProblem } from "#domain/file.ts";
import type { KioskProblem } from "#domain/kiosk.ts";
import type { ApiProblem, OfficeProblem, PersonProblem, Problem } from "#domain/problem.ts";
import type { SecondFactorProblem } from "#domain/second-factor.ts";
import type { VoteProblem } from "#domain/vote.ts";
import type { outage } from "#i18n/nl/outage.ts";

export const problem = {
  unexpected: "Er ging iets mis bij ons. Probeer het opnieuw; met code {requestId} vinden we terug wat er gebeurde.",
  "form.invalid": "Nog niet alles is goed ingevuld. Kijk de velden met een foutmelding na.",
  "offer.over": "Deze oproep loopt niet meer. Kijk gerust wie er nog handen zoekt.",
  "robot.hiddenField":
    "Een veld dat mensen niet zien, was ingevuld. Misschien deed je browser dat. We hebben het leeggemaakt: verstuur het nog eens.",
  "robot.tooFast": "Dat ging zo snel dat het van een robot kon komen. Verstuur het nog eens.",
  "robot.tooManyLinks":
    "Er staan meer links in dan een mens meestal stuurt. Laat hoogstens {most, plural, one {# link} other {# links}} staan in je bericht en geen in je naam.",
  "pledge.notOpen": "Het fonds heeft nog geen rekening voor giften.",
  "pledge.mailedEnough": "We mailden vandaag al vaak naar dit adres. Laat het leeg: je ziet alles op het scherm.",
  "limit.tooMany":
    "Dat was te vaak na elkaar. Probeer het over {minutes, plural, one {# minuut} other {# minuten}} opnieuw.",
} satisfies Record<
  Exclude<
    Problem["code"],
    | keyof typeof outage
    | ApiProblem["code"]
    | DossierProblem["code"]
    | FileProblem["code"]
    | KioskProblem["code"]
    | OfficeProblem["code"]
    | PersonProblem["code"]
    | SecondFactorProblem["code"]
    | VoteProblem["code"]
  >,
  string
>;
