/** Particles of names, which people leave out, join or write in capitals as they like. */
const particles = new Set(
  "van von de der den het t ten ter te la le les du des d l el al ben bin da dos do di del della zu op in".split(" "),
);

// Unicode does not decompose these letters into a base letter and a mark.
const plainLetters: Record<string, string> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Tells whether two names are the same, apart from accents, case, hyphens, particles and order. */
export function isSameName(first: PersonName, second: PersonName): boolean {
  if (sameWords(wordsOf(first), wordsOf(second))) return true;
  // "Vandenberghe" and "Van den Berghe" differ only in spaces.
  const [oneFirst, oneLast] = [joined(first.firstname), joined(first.lastname)];
  const whole = joined(second.firstname) + joined(second.lastname);
  return whole !== "" && (whole === oneFirst + oneLast || whole === oneLast + oneFirst);
}

/** Tells whether two last names are the same, apart from accents, case, hyphens and spaces. */
export function isSameLastname(first: string, second: string): boolean {
  return joined(first) !== "" && joined(first) === joined(second);
}

/** Tells whether a name occurs in a text as whole words next to each other, apart from accents and case. */
export function isNamedIn(text: string, name: string): boolean {
  const words = partsOf(name).join(" ");
  return words !== "" && ` ${partsOf(text).join(" ")} `.includes(` ${words} `);
}

/** The first and last name of a person. */
export type PersonName = { firstname: string; lastname: string };

function wordsOf({ firstname, lastname }: PersonName): string[] {
  const words = partsOf(`${firstname} ${lastname}`);
  const names = words.filter((word) => !particles.has(word));
  // A name that consists of particles keeps them.
  return (names.length > 1 ? names : words).sort();
}

function sameWords(first: string[], second: string[]): boolean {
  return first.length > 0 && first.join(" ") === second.join(" ");
}

function joined(text: string): string {
  return partsOf(text).join("");
}

function partsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßøæœłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
