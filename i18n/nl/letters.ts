import type { LetterSubject } from "#domain/decision.ts";

type Needed = `letter.${LetterSubject}.heading` | `letter.${LetterSubject}.text`;

/** The standard letters about decisions, and the words around them on paper. */
export const texts = {
  "letter.shortlisted.heading": "Je project gaat naar de stemming",
  "letter.shortlisted.text":
    "De selectiecommissie koos {title} van {organisation} voor de stemming van dit jaar.\n\n{reason}\n\nAls je project wint, krijgt het {amount}. Je krijgt de uitslag zodra die er is.",
  "letter.selected.heading": "Het fonds steunt je project",
  "letter.selected.text":
    "De selectiecommissie kiest {title} en geeft {amount} aan {organisation}. Je vroeg {asked}.\n\n{reason}\n\nWe nemen contact met je op voor de overeenkomst. Je project komt niet in de stemming: het is een keuze van het fonds.",
  "letter.reserve.heading": "Je project staat op de reservelijst",
  "letter.reserve.text":
    "De selectiecommissie zet {title} van {organisation} op de reservelijst. Als een ander project zich terugtrekt, kan het jouwe in de plaats komen.\n\n{reason}",
  "letter.granted.heading": "Je krijgt steun van het fonds",
  "letter.granted.text":
    "{isLoan, select, true {De selectiecommissie leent je {amount} voor je aanvraag {number}.} other {De selectiecommissie geeft je {amount} voor je aanvraag {number}.}}\n\n{reason}\n\nHet fonds stort het bedrag op je rekening.",
  "letter.declined.heading": "Het fonds kan je niet steunen",
  "letter.declined.text":
    "{isInternal, select, true {De selectiecommissie las je aanvraag {number} en kan die niet toekennen.} other {De selectiecommissie las {title} van {organisation} en steunt het project niet.}}\n\n{reason}\n\nZie je dat anders? Vraag ons binnen 30 dagen om er opnieuw naar te kijken. Dat doe je met een bericht op de pagina van je dossier.",
  "letter.winner.heading": "Je project heeft gewonnen",
  "letter.winner.text":
    "Je collega’s kozen {title}. {organisation} krijgt {amount}.\n\nWe nemen contact met je op voor de overeenkomst.",
  "letter.not_elected.heading": "Je project is niet verkozen",
  "letter.not_elected.text":
    "Je collega’s gaven andere projecten meer stemmen dan {title}. Bedankt dat je het voordroeg, ook namens {organisation}.\n\nAls een winnaar zich terugtrekt, hoor je van ons.",
  "letter.signature": "De selectiecommissie",
  "letter.paper.title": "Brief over dossier {number}",
  "letter.paper.about": "Over je dossier {number}",
} satisfies Record<Needed, string> & Record<string, string>;
