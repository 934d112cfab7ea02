/** The first screen of a kiosk. It shows every language at once, because nobody has chosen one yet. */
export const texts = {
  "greeting.open": "Eén stem, één project",
  "greeting.early": "Je kunt nog niet stemmen",
  "greeting.counting": "De stemming is gesloten",
  "greeting.over": "Er is nu geen stemming",
  "greeting.tap": "Tik om te stemmen",
  "greeting.letter": "Neem je toegangsbrief.",
};
