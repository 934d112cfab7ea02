/** The number of different references: ten digits, except ten zeros. */
export const mostReferences = 9_999_999_999;

/** Makes the twelve digits of a Belgian structured communication (OGM, VCS) from a number of at most ten. */
export function makeStructuredCommunication(number: number): string {
  if (!Number.isInteger(number) || number < 1 || number > mostReferences) {
    throw new RangeError("A structured communication is made from a number of one to ten digits.");
  }
  return String(number).padStart(10, "0") + checkDigits(number);
}

/** The last two digits are the number modulo 97, or 97 when that is 0. */
function checkDigits(number: number): string {
  return String(number % 97 || 97).padStart(2, "0");
}

/** Reads the twelve digits with any separators (`+++`, `***`, spaces, dots); null when the text is invalid. */
export function readStructuredCommunication(text: string): string | null {
  const digits = text.replaceAll(/[\s.+*/-]/g, "");
  return isStructuredCommunication(digits) ? digits : null;
}

/** Tells whether twelve digits are a structured communication. */
export function isStructuredCommunication(digits: string): boolean {
  return /^\d{12}$/.test(digits) && digits.slice(10) === checkDigits(Number(digits.slice(0, 10)));
}

/** Writes twelve digits the way a transfer shows them: `+++090/9337/55493+++`. */
export function formatStructuredCommunication(digits: string): string {
  return `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;
}
