import type { DossierStateKey } from "#i18n/dossier-state.ts";

/** Where a dossier stands and what happened to it, as its applicant reads it. */
export const dossierState = {
  "dossierState.draft": "Concept",
  "dossierState.draft.text": "Je bent er nog aan bezig. Zolang je het niet verstuurt, leest niemand anders het.",
  "dossierState.submitted": "Ingediend",
  "dossierState.submitted.text":
    "We hebben het goed ontvangen. Het fonds kijkt na of alles er is; ontbreekt er iets, dan vragen we het je.",
  "dossierState.incomplete": "Aan te vullen",
  "dossierState.incomplete.text": "Er ontbreekt nog iets. Lees wat het fonds vraagt, vul het aan en verstuur opnieuw.",
  "dossierState.in_review": "In beoordeling",
  "dossierState.in_review.text": "De selectiecommissie leest je dossier. Je krijgt zeker antwoord.",
  "dossierState.shortlisted": "Kandidaat",
  "dossierState.shortlisted.text":
    "Je project komt op de stemlijst en collega’s stemmen erover. Daarna laten we je de uitslag weten.",
  "dossierState.selected": "Keuze van het fonds",
  "dossierState.selected.text":
    "Het fonds steunt je project, los van de stemming. We nemen contact op om de overeenkomst op te maken.",
  "dossierState.declined": "Niet toegekend",
  "dossierState.declined.text": "De commissie kent deze keer geen steun toe. De reden staat bij je dossier.",
  "dossierState.granted": "Toegekend",
  "dossierState.granted.text":
    "De commissie kent je steun toe. Het fonds stort het bedrag op de rekening die je opgaf.",
  "dossierState.winner": "Winnaar",
  "dossierState.winner.text":
    "Gefeliciteerd, je project is verkozen. We nemen contact op om de overeenkomst op te maken.",
  "dossierState.not_elected": "Niet verkozen",
  "dossierState.not_elected.text":
    "Je project haalde het niet in de stemming. Bij een volgende oproep is het opnieuw welkom.",
  "dossierState.agreement": "Overeenkomst",
  "dossierState.agreement.text":
    "We maken de overeenkomst op met de organisatie. Is ze getekend, dan volgt de betaling.",
  "dossierState.paid": "Betaald",
  "dossierState.paid.text":
    "{type, select, internal {Het bedrag is gestort. Daarmee is je dossier rond.} other {De steun is gestort. Binnen een jaar vragen we de organisatie een kort verslag.}}",
  "dossierState.reported": "Afgerond",
  "dossierState.reported.text": "Het verslag van de organisatie is binnen. Bedankt: daarmee is je dossier rond.",
  "dossierState.withdrawn": "Ingetrokken",
  "dossierState.withdrawn.text":
    "Je trok je dossier in en het wordt niet verder behandeld. Wil je later toch, begin dan een nieuw.",

  "dossierMove.submitted": "Je diende het in",
  "dossierMove.completed": "Je vulde het aan en diende het opnieuw in",
  "dossierMove.incomplete": "Het fonds vroeg om iets aan te vullen",
  "dossierMove.in_review": "Het fonds gaf het door aan de selectiecommissie",
  "dossierMove.shortlisted": "De commissie zette het op de stemlijst",
  "dossierMove.selected": "De commissie koos het uit, los van de stemming",
  "dossierMove.declined": "De commissie kende geen steun toe",
  "dossierMove.granted": "De commissie kende steun toe",
  "dossierMove.winner": "Collega’s verkozen het",
  "dossierMove.not_elected": "Het werd niet verkozen",
  "dossierMove.agreement": "Het fonds begon aan de overeenkomst",
  "dossierMove.paid": "Het fonds stortte het bedrag",
  "dossierMove.reported": "Het verslag kwam binnen",
  "dossierMove.withdrawn": "Je trok het in",
} satisfies Record<DossierStateKey, string>;
