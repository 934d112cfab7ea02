/** Characters that nobody confuses on paper: no 0 and O, no 1, I and L. */
const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Three groups of four give more than 59 bits and are still quick to type. */
const length = 12;

/** Makes a code that people copy from paper or a screen, such as an access code or the receipt of a vote. */
export function makeCode(randomBelow: (bound: number) => number): string {
  return Array.from({ length }, () => letters[randomBelow(letters.length)]).join("");
}

/** Reads a typed code without the characters that people put between its groups. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** Writes a code as it is printed: ABCD-EFGH-JKMN. */
export function printedCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}
