import type { TieRule } from "#domain/call.ts";

/** The results of a vote, and how they follow from the figures. */
export const result = {
  "result.heading": "{call}: zo stemden we",
  "result.votes": "{votes, plural, one {# collega bracht} other {# collega’s brachten}} een stem uit.",
  "result.votesOf":
    "{votes, plural, one {# collega bracht} other {# collega’s brachten}} een stem uit, {turnout, number, percent} van de {electorate, number} die mochten stemmen.",
  "result.formula":
    "De stemmen tellen voor {vote, number, percent}, de score van de commissie voor {committee, number, percent}.",
  "result.formula.votes": "Alleen de stemmen tellen.",
  "result.selection":
    "Naast de stemming koos het fonds zelf {count, plural, one {# project} other {# projecten}}. Vertrouwelijke dossiers noemen we niet.",
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
  "result.how": "Zo rekenen we de punten uit",
  "result.how.text":
    "Het project met de meeste stemmen krijgt {vote, number} punten, een project met half zoveel stemmen de helft. De score van de commissie op 100 is {committee, number} punten waard.",
  "result.how.votes":
    "Het project met de meeste stemmen krijgt 100 punten, een project met half zoveel stemmen de helft.",
  "result.example":
    "Een voorbeeld: <title>{project}</title> kreeg {votes, number} stemmen (het hoogste was {most, number}): {votePoints, number, tenths} van de {vote, number} punten. De commissie gaf {score, number} op 100: {scorePoints, number, tenths} van de {committee, number} punten. Samen {points, number, tenths}.",
  "result.example.votes":
    "Een voorbeeld: <title>{project}</title> kreeg {votes, number} stemmen (het hoogste was {most, number}): {points, number, tenths} op 100.",
  "result.ties": "Bij gelijke punten",
  "result.tie.committee_score": "De hoogste score van de commissie gaat voor.",
  "result.tie.vote": "Het project met de meeste stemmen gaat voor.",
  "result.tie.committee_decides": "De commissie beslist.",
  "result.tie.none": "Deze keer was dat niet nodig.",
  "result.tie.used": "Deze projecten stonden gelijk:",
  "result.tie.by":
    "{points, number, tenths} punten: plaats {rank, number}, {by, select, committee {beslist door de commissie} other {volgens deze regel}}.",
  "result.tie.others": "Andere gelijke projecten staan alfabetisch.",
  "result.tie.reason": "De commissie licht haar keuze toe:",
  "result.check": "Kijk het zelf na",
  "result.check.count": "Tel zelf na",
  "result.check.who": "Wie ziet wat?",
} satisfies Record<`result.tie.${TieRule}` | `result.${string}`, string>;
