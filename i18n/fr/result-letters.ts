import type { texts as dutch } from "#i18n/nl/result-letters.ts";

export const texts = {
  "decision.unknownWord": "La lettre ne connaît pas le mot {word}. Voyez les mots possibles.",
  "decision.voteClosed": "Le vote est clos. Ces lettres sont définitives.",
  "resultLetter.title": "Lettres avec les résultats",
  "resultLetter.text":
    "Ces lettres partent automatiquement avec les résultats. Vous pouvez les modifier jusqu’à la clôture du vote.",
  "resultLetter.change": "Modifier les lettres",
  "resultLetter.winner": "Aux lauréats, en {language}",
  "resultLetter.notElected": "Aux autres, en {language}",
  "resultLetter.words": "Ces mots sont remplis : {words}. Un champ vide redevient le texte standard.",
  "resultLetter.save": "Enregistrer les lettres",
  "resultLetter.saved": "Les lettres sont enregistrées.",
  "resultLetter.changed":
    "Quelqu’un d’autre a modifié les lettres. Lisez d’abord ce qui est écrit, puis enregistrez de nouveau.",
} satisfies Record<keyof typeof dutch, string>;
