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
    "À côté du vote, le fonds a lui-même choisi {count, plural, one {# projet} other {# projets}}. Les dossiers confidentiels sont jugés par le seul comité de sélection ; ils ne sont pas nommés ici.",
  "result.selection.action": "Voir ce que le fonds a choisi",
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
  "result.how": "D’où viennent les points",
  "result.how.text":
    "Le projet qui reçoit le plus de voix obtient {vote, number} points ; celui qui en reçoit moitié moins, la moitié. Le comité note chaque dossier sur 100, ce qui vaut {committee, number} points. Ensemble, cela donne un chiffre sur 100.",
  "result.how.votes":
    "Le projet qui reçoit le plus de voix obtient 100 points ; celui qui en reçoit moitié moins, la moitié. Le comité n’a pas donné de points.",
  "result.example":
    "Un exemple : <title>{project}</title> a reçu {votes, number} voix, le maximum étant {most, number}, soit {votePoints, number, tenths} des {vote, number} points. Le comité a donné {score, number} sur 100, soit {scorePoints, number, tenths} des {committee, number} points. Ensemble : {points, number, tenths}.",
  "result.example.votes":
    "Un exemple : <title>{project}</title> a reçu {votes, number} voix, le maximum étant {most, number}, soit {points, number, tenths} sur 100.",
  "result.ties": "En cas d’égalité",
  "result.tie.committee_score": "À égalité de points, la meilleure note du comité l’emporte.",
  "result.tie.vote": "À égalité de points, le plus grand nombre de voix l’emporte.",
  "result.tie.committee_decides": "À égalité de points, le comité tranche.",
  "result.tie.none": "Cette fois, ce n’était pas nécessaire.",
  "result.tie.used": "Cette fois, ces projets étaient à égalité :",
  "result.tie.by":
    "{points, number, tenths} {points, plural, one {point} other {points}} : place {rank, number}, {by, select, committee {sur décision du comité} other {selon cette règle}}.",
  "result.tie.others": "Quand rien n’en dépendait, les projets à égalité figurent par ordre alphabétique.",
  "result.tie.reason": "Le comité explique son choix :",
  "result.check": "Vérifiez vous-même",
  "result.check.count": "Recomptez",
  "result.check.who": "Qui voit quoi ?",
} satisfies Record<keyof typeof dutch, string>;
