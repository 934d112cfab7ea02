/** The texts of a button that copies. */
export const copy = {
  "copy.done": "Gekopieerd",
  "copy.failed": "Kopiëren lukt niet. Selecteer de tekst zelf.",
};
