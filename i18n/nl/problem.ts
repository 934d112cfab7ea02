import type { DossierProblem } from "#domain/dossier.ts";
import type { FileProblem } from "#domain/file.ts";
import type { KioskProblem } from "#domain/kiosk.ts";
import type { ApiProblem, OfficeProblem, PersonProblem, Problem } from "#domain/problem.ts";
import type { SecondFactorProblem } from "#domain/second-factor.ts";
import type { VoteProblem } from "#domain/vote.ts";
import type { outage } from "#i18n/nl/outage.ts";

export const problem = {
  unexpected: "Er ging iets mis bij ons. Probeer het opnieuw. Geef code {requestId} door als je ons schrijft.",
  "form.invalid": "Kijk de velden met een foutmelding na.",
  "offer.over": "Deze oproep is voorbij. Hieronder staan andere oproepen.",
  "robot.hiddenField": "Je browser vulde een verborgen veld in. Verstuur nog eens.",
  "robot.tooFast": "Dat ging heel snel. Verstuur het nog eens.",
  "robot.tooManyLinks":
    "Er staan te veel links in. Laat er hoogstens {most, plural, one {# link} other {# links}} staan, en geen in je naam.",
  "pledge.notOpen": "Het fonds heeft nog geen rekening voor giften.",
  "pledge.mailedEnough": "We mailden vandaag al vaak naar dit adres. Laat het leeg: je ziet alles op het scherm.",
  "limit.tooMany": "Dat was te vaak. Probeer het over {minutes, plural, one {# minuut} other {# minuten}} opnieuw.",
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
