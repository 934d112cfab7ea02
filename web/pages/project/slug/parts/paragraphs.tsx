/** Plain text whose paragraphs are separated by an empty line. */
export function Paragraphs({ children, lang }: { children: string; lang: "nl" | undefined }) {
  return children.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph} lang={lang}>
      {paragraph}
    </p>
  ));
}
