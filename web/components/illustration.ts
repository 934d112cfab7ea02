// The point of a drawing that must stay in view when it is cropped to an almond.
const focusByName: Partial<Record<string, string>> = {
  "clothing-bank": "78% 50%",
  "food-bank-kitchen": "41% 40%",
  "river-clean-up": "36% 55%",
  "language-cafe": "8% 62%",
  "community-garden": "74% 50%",
  "elderly-visits": "14% 50%",
  "hospital-clown": "17% 50%",
  "night-shelter": "66% 50%",
};

/** The address of a drawing, by its name. */
export function illustrationUrl(name: string): string {
  return `/illustrations/${name}.svg`;
}

/** The point of a drawing to keep in view, as a css position. */
export function illustrationFocus(name: string): string | undefined {
  return focusByName[name];
}
