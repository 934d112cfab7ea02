import type { TextPart } from "#domain/search.ts";

/** A text with what was searched for marked in it. */
export function Highlighted({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
    return isMatch ? <mark key={place}>{text}</mark> : text;
  });
}
