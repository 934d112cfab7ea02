// What people type holds more than they see: line ends of three kinds, and characters that no database or mail takes.

// Control characters, and those that turn the reading direction of what follows.
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** What was typed on one line, without what nobody typed on purpose. */
export function oneLine(typed: string): string {
  return typed
    .toWellFormed()
    .replace(unseen, (character) => (/\s/.test(character) ? " " : ""))
    .replace(/\s+/g, " ")
    .trim();
}

/** What was typed on several lines, without what nobody typed on purpose; its line ends are all alike. */
export function manyLines(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(unseen, (character) => (character === "\n" ? "\n" : character === "\t" ? " " : ""))
    .trim();
}
