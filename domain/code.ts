/** Characters that nobody confuses on paper: no 0 and O, no 1, I and L. */
const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Three groups of four: more than 59 bits, still typed in one breath. */
const length = 12;

/** Makes a code that people copy from paper or a screen, such as an access code or the receipt of a vote. */
export function makeCode(randomBelow: (bound: number) => number): string {
  return Array.from({ length }, () => letters[randomBelow(letters.length)]).join("");
}

/** A code as it was typed, without what people put between its groups. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** A code as it is printed: ABCD-EFGH-JKMN. */
export function printedCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}
