import type { PersonProblem } from "#domain/problem.ts";

/** Why people could not come in; only the pages on people bring these along. */
export const personProblem = {
  "company.unknown":
    "We vonden je niet op de personeelslijst. Sta je er wel op, meld je dan aan met een code per mail of met je toegangsbrief.",
  "company.stopped": "Het aanmelden is afgebroken. Probeer opnieuw, of laat je een code sturen.",
  "company.expired": "Dit aanmelden duurde te lang of was al voorbij. Probeer opnieuw.",
  "company.unavailable":
    "Aanmelden langs deze weg lukt nu niet. Probeer het over enkele minuten opnieuw, of laat je een code sturen.",
  "account.notSure": "Vink eerst aan dat je begrijpt dat dit niet ongedaan gemaakt kan worden.",
  "login.required": "Meld je aan om dit te doen.",
  "demo.only": "Dit kan alleen in de demo.",
  "login.wrongCode":
    "Die code klopt niet. {left, plural, =0 {Vraag een nieuwe code aan.} one {Je kunt het nog # keer proberen.} other {Je kunt het nog # keer proberen.}}",
  "login.expired": "Deze code of link werkt niet meer. Vraag een nieuwe aan.",
  "login.linkOnly":
    "Iemand probeert nu veel codes te raden. Daarom werken codes even niet. Open de link in onze mail: daarmee meld je je aan.",
  "login.tooSoon": "Wacht {seconds} seconden voor je een nieuwe code vraagt.",
  "login.wrongAccessCode":
    "We herkennen deze gegevens niet. Kijk je personeelsnummer, je naam en de code op je brief na.",
  "permission.denied": "Dit is niet voor jou weggelegd. Denk je van wel, neem dan contact op met het fonds.",
  "role.own": "Je eigen rollen kun je niet veranderen. Vraag het aan iemand anders.",
  "session.unknown": "Deze sessie bestaat niet meer.",
} satisfies Record<PersonProblem["code"], string>;
