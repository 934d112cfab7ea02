/** What a button that copies answers. */
export const copy = {
  "copy.done": "Gekopieerd",
  "copy.failed": "Kopiëren lukt niet. Selecteer de tekst zelf.",
};
