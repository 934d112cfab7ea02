import type { texts as dutch } from "#i18n/nl/result-letters.ts";

export const texts = {
  "decision.unknownWord": "The letter does not know the word {word}. See which words you can use.",
  "decision.voteClosed": "The vote is closed. These letters are final.",
  "resultLetter.title": "Letters with the results",
  "resultLetter.text":
    "These letters are sent automatically with the results. You can change them until the vote closes.",
  "resultLetter.change": "Change the letters",
  "resultLetter.winner": "To winners, in {language}",
  "resultLetter.notElected": "To the others, in {language}",
  "resultLetter.words": "These words are filled in: {words}. An empty field becomes the standard text.",
  "resultLetter.save": "Save the letters",
  "resultLetter.saved": "The letters were saved.",
  "resultLetter.changed": "Somebody else changed the letters. Read first what they say now, and save again.",
} satisfies Record<keyof typeof dutch, string>;
