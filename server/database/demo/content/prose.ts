/** Gives a text that the source wraps at 120 columns as people read it: each paragraph and list item on one line. */
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
