/** What a button that copies answers. */
export const copy = {
  "copy.done": "Gekopieerd",
  "copy.failed": "Je browser laat kopiëren niet toe. Selecteer de tekst zelf.",
};
