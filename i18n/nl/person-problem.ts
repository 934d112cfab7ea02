import type { PersonProblem } from "#domain/problem.ts";

/** The reasons why people cannot log in; only the pages about people load them. */
export const personProblem = {
  "company.unknown": "We vinden je niet op de personeelslijst. Meld je anders aan.",
  "company.stopped": "Het aanmelden is gestopt. Probeer opnieuw.",
  "company.expired": "Het aanmelden duurde te lang. Probeer opnieuw.",
  "company.unavailable": "Zo aanmelden lukt nu niet. Probeer het straks opnieuw.",
  "account.notSure": "Vink eerst aan dat je dit begrijpt.",
  "login.required": "Meld je aan om dit te doen.",
  "demo.only": "Dit kan alleen in de demo.",
  "login.wrongCode":
    "Die code klopt niet. {left, plural, =0 {Vraag een nieuwe code aan.} one {Je kunt nog # keer proberen.} other {Je kunt nog # keer proberen.}}",
  "login.expired": "Deze code of link werkt niet meer. Vraag een nieuwe aan.",
  "login.linkOnly": "Codes werken nu even niet. Open de link in onze mail.",
  "login.tooSoon": "Wacht {seconds} seconden voor je een nieuwe code vraagt.",
  "login.wrongAccessCode": "We herkennen deze gegevens niet. Kijk na wat er op je brief staat.",
  "permission.denied": "Je hebt hier geen toegang.",
  "role.own": "Je kunt je eigen rollen niet veranderen.",
  "session.unknown": "Deze sessie bestaat niet meer.",
} satisfies Record<PersonProblem["code"], string>;
