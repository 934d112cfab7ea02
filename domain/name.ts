/** Small words in front of a name that people leave out, join or write in capitals as they please. */
const particles = new Set(
  "van von de der den het t ten ter te la le les du des d l el al ben bin da dos do di del della zu op in".split(" "),
);

// Letters that lose nothing when their mark is taken off, but that Unicode does not take apart.
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

/** Tells whether two people's names are the same name, whatever the accents, case, hyphens, particles and order. */
export function isSameName(one: PersonName, other: PersonName): boolean {
  if (sameWords(wordsOf(one), wordsOf(other))) return true;
  // "Vandenberghe" and "Van den Berghe": the same letters, with other spaces between them.
  const [oneFirst, oneLast] = [joined(one.firstname), joined(one.lastname)];
  const whole = joined(other.firstname) + joined(other.lastname);
  return whole !== "" && (whole === oneFirst + oneLast || whole === oneLast + oneFirst);
}

/** What someone is called. */
export type PersonName = { firstname: string; lastname: string };

function wordsOf({ firstname, lastname }: PersonName): string[] {
  const words = partsOf(`${firstname} ${lastname}`);
  const names = words.filter((word) => !particles.has(word));
  // Whose whole name is made of such words keeps them.
  return (names.length > 1 ? names : words).sort();
}

function sameWords(one: string[], other: string[]): boolean {
  return one.length > 0 && one.join(" ") === other.join(" ");
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
