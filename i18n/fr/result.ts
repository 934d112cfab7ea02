import type { result as dutch } from "#i18n/nl/result.ts";

export const result = {
  "result.heading": "{call} : comment nous avons voté",
  "result.votes": "{votes, plural, one {# collègue a voté} other {# collègues ont voté}}.",
  "result.votesOf":
    "{votes, plural, one {# collègue a voté} other {# collègues ont voté}}, soit {turnout, number, percent} des {electorate, number} personnes qui le pouvaient.",
  "result.formula":
    "Les voix comptent pour {vote, number, percent}, la note du comité pour {committee, number, percent}.",
  "result.formula.votes": "Seules les voix comptent.",
  "result.selection":
    "En dehors du vote, le fonds a choisi {count, plural, one {# projet} other {# projets}}. Les dossiers confidentiels ne sont pas nommés.",
  "result.selection.action": "La sélection du fonds",
  "result.winners": "Les lauréats",
  "result.chart": "Points par projet, {call}",
  "result.points": "{points, number, tenths} {points, plural, one {point} other {points}}",
  "result.table": "Afficher en tableau",
  "result.column.place": "Place",
  "result.column.project": "Projet",
  "result.column.votes": "Voix",
  "result.column.share": "Part",
  "result.column.score": "Comité",
  "result.column.points": "Points",
  "result.column.amount": "Aide",
  "result.how": "Comment les points sont calculés",
  "result.how.text":
    "Le projet qui a le plus de voix obtient {vote, number} points, un projet qui en a moitié moins, la moitié. La note du comité sur 100 vaut {committee, number} points.",
  "result.how.votes": "Le projet qui a le plus de voix obtient 100 points, un projet qui en a moitié moins, la moitié.",
  "result.example":
    "Un exemple : <title>{project}</title> a reçu {votes, number} voix (le maximum était {most, number}) : {votePoints, number, tenths} des {vote, number} points. Le comité a donné {score, number} sur 100 : {scorePoints, number, tenths} des {committee, number} points. Ensemble {points, number, tenths}.",
  "result.example.votes":
    "Un exemple : <title>{project}</title> a reçu {votes, number} voix (le maximum était {most, number}) : {points, number, tenths} sur 100.",
  "result.ties": "En cas d’égalité",
  "result.tie.committee_score": "La meilleure note du comité l’emporte.",
  "result.tie.vote": "Le projet qui a le plus de voix l’emporte.",
  "result.tie.committee_decides": "Le comité décide.",
  "result.tie.none": "Cette fois, ce n’était pas nécessaire.",
  "result.tie.used": "Ces projets étaient à égalité :",
  "result.tie.by":
    "{points, number, tenths} {points, plural, one {point} other {points}} : place {rank, number}, {by, select, committee {sur décision du comité} other {selon cette règle}}.",
  "result.tie.others": "Les autres ex æquo suivent l’ordre alphabétique.",
  "result.tie.reason": "Le comité explique son choix :",
  "result.check": "Vérifiez vous-même",
  "result.check.count": "Recomptez",
  "result.check.who": "Qui voit quoi ?",
} satisfies Record<keyof typeof dutch, string>;
