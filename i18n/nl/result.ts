import type { TieRule } from "#domain/call.ts";

/** How a vote ended, and how that follows from the figures. */
export const result = {
  "result.heading": "{call}: zo stemden we",
  "result.votes": "{votes, plural, one {# collega bracht} other {# collega’s brachten}} een stem uit.",
  "result.votesOf":
    "{votes, plural, one {# collega bracht} other {# collega’s brachten}} een stem uit, {turnout, number, percent} van de {electorate, number} die mochten stemmen.",
  "result.formula":
    "De stemmen tellen voor {vote, number, percent}, de score van de commissie voor {committee, number, percent}.",
  "result.formula.votes": "Alleen de stemmen tellen.",
  "result.selection":
    "Naast de stemming koos het fonds zelf {count, plural, one {# project} other {# projecten}}. Vertrouwelijke dossiers beoordeelt alleen de selectiecommissie; ze worden hier niet genoemd.",
  "result.selection.action": "Bekijk wat het fonds koos",
  "result.winners": "De winnaars",
  "result.chart": "Punten per project, {call}",
  "result.points": "{points, number, tenths} punten",
  "result.table": "Toon als tabel",
  "result.column.place": "Plaats",
  "result.column.project": "Project",
  "result.column.votes": "Stemmen",
  "result.column.share": "Aandeel",
  "result.column.score": "Commissie",
  "result.column.points": "Punten",
  "result.column.amount": "Steun",
  "result.how": "Zo komen we aan de punten",
  "result.how.text":
    "Wie de meeste stemmen kreeg, haalt met de stemming {vote, number} punten; wie half zoveel kreeg, de helft. De commissie geeft elk dossier een score op 100; die is {committee, number} punten waard. Samen maakt dat een cijfer op 100.",
  "result.how.votes":
    "Wie de meeste stemmen kreeg, haalt 100 punten; wie half zoveel kreeg, de helft. De commissie gaf geen punten.",
  "result.example":
    "Een voorbeeld: <title>{project}</title> kreeg {votes, number} van hoogstens {most, number} stemmen, dat is {votePoints, number, tenths} van de {vote, number} punten. De commissie gaf {score, number} op 100, goed voor {scorePoints, number, tenths} van de {committee, number} punten. Samen {points, number, tenths}.",
  "result.example.votes":
    "Een voorbeeld: <title>{project}</title> kreeg {votes, number} van hoogstens {most, number} stemmen, dat is {points, number, tenths} op 100.",
  "result.ties": "Bij gelijke punten",
  "result.tie.committee_score": "Staan twee projecten gelijk, dan gaat de hoogste score van de commissie voor.",
  "result.tie.vote": "Staan twee projecten gelijk, dan gaan de meeste stemmen voor.",
  "result.tie.committee_decides": "Staan twee projecten gelijk, dan beslist de commissie.",
  "result.tie.none": "Dat was deze keer niet nodig.",
  "result.tie.used": "Deze keer stonden deze projecten gelijk:",
  "result.tie.by":
    "{points, number, tenths} punten: plaats {rank, number}, {by, select, committee {beslist door de commissie} other {volgens deze regel}}.",
  "result.tie.others": "Hing er niets van af, dan staan gelijke projecten in alfabetische volgorde.",
  "result.tie.reason": "De commissie licht haar keuze toe:",
  "result.check": "Kijk het zelf na",
  "result.check.count": "Tel zelf na",
  "result.check.who": "Wie ziet wat?",
} satisfies Record<`result.tie.${TieRule}` | `result.${string}`, string>;
