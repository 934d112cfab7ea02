import type { TextPart } from "#domain/search.ts";

/** A text with the matches of a search marked. */
export function HighlightedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other key than its position.
    return isMatch ? <mark key={place}>{text}</mark> : text;
  });
}
