/** The texts that an editor of the demo already translated; French is still missing. */
export const translatedDraft = {
  dossier: "voorleesbus",
  en: {
    title: "A bus full of stories",
    summary: "Volunteers read to children in a bus that stops at four squares.",
    description:
      "Every Wednesday a bus with eight hundred books stops at four squares in Ronse. Volunteers read aloud in five languages, and every child takes a book home.",
    impact: "Three hundred children get a book every week.",
  },
} as const;
