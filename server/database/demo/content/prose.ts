/** Joins the wrapped lines of a text, so that each paragraph and list item is on one line. */
export function prose(strings: TemplateStringsArray): string {
  const lines = strings
    .join("")
    .split("\n")
    .map((line) => line.trim());
  const paragraphs = lines
    .join("\n")
    .trim()
    .split(/\n{2,}/);
  return paragraphs.map((paragraph) => paragraph.replace(/\n(?!- )/g, " ")).join("\n\n");
}
