/** A text before and after a change, taken apart: what begins both, what differs, what ends both. */
export type ChangedPart = { start: string; before: string; after: string; end: string };

/** Finds the part of a text that changed; it begins and ends with whole words. */
export function changedPart(before: string, after: string): ChangedPart {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(old.length, now.length);
  let first = 0;
  while (first < shorter && old[first] === now[first]) first++;
  let last = 0;
  while (last < shorter - first && old.at(-1 - last) === now.at(-1 - last)) last++;
  const middle = (words: string[]) => words.slice(first, words.length - last).join("");
  return {
    start: old.slice(0, first).join(""),
    before: middle(old),
    after: middle(now),
    end: old.slice(old.length - last).join(""),
  };
}

/** Words and what stands between them; put together they are the text again. */
function wordsOf(text: string): string[] {
  return text.split(/(\s+)/).filter((part) => part !== "");
}
