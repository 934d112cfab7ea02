/** A text before and after a change: the common start, both different parts, and the common end. */
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

/** The words and the spaces between them; together they are the text again. */
function wordsOf(text: string): string[] {
  return text.split(/(\s+)/).filter((part) => part !== "");
}
