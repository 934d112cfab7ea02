/** The sentences about the letters that go out with the results of a vote. */
export const texts = {
  "decision.unknownWord": "De brief kent het woord {word} niet. Kijk welke woorden je kunt gebruiken.",
  "decision.voteClosed": "De stemming is gesloten. Deze brieven liggen vast.",
  "resultLetter.title": "Brieven bij de uitslag",
  "resultLetter.text":
    "Deze brieven vertrekken vanzelf, samen met de uitslag. Je kunt ze aanpassen tot de stemming sluit.",
  "resultLetter.change": "Verander de brieven",
  "resultLetter.winner": "Aan winnaars, in het {language}",
  "resultLetter.notElected": "Aan de anderen, in het {language}",
  "resultLetter.words": "Deze woorden worden ingevuld: {words}. Een leeg veld wordt de standaardtekst.",
  "resultLetter.save": "Bewaar de brieven",
  "resultLetter.saved": "De brieven zijn bewaard.",
  "resultLetter.changed": "Iemand anders paste de brieven aan. Lees eerst wat er nu staat en bewaar dan opnieuw.",
};
