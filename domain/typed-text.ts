// Typed text contains hidden characters: line ends of three kinds, and characters that no database or mail accepts.

// Control characters, and characters that change the reading direction.
const hiddenCharacters = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Cleans a typed text of one line: no hidden characters or extra spaces. */
export function oneLine(typed: string): string {
  return typed
    .toWellFormed()
    .replace(hiddenCharacters, (character) => (/\s/.test(character) ? " " : ""))
    .replace(/\s+/g, " ")
    .trim();
}

/** Cleans a typed text of several lines: no hidden characters, and one kind of line end. */
export function manyLines(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(hiddenCharacters, (character) => (character === "\n" ? "\n" : character === "\t" ? " " : ""))
    .trim();
}
