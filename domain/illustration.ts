import { type Illustration, illustrations, type Theme } from "#domain/project.ts";

/** The subjects of our drawings. A theme of a fund with the same code gets the drawings about it. */
const subjects = ["care", "youth", "nature", "food", "inclusion", "sport", "culture", "animals"] as const;
type Subject = (typeof subjects)[number];

/** The subjects that each drawing fits, the most fitting first. */
const subjectsOf: Record<Illustration, readonly Subject[]> = {
  "animal-shelter": ["animals", "care"],
  "bee-hotel": ["nature", "animals", "youth"],
  "bike-workshop": ["sport", "inclusion", "youth"],
  choir: ["culture", "care", "inclusion"],
  "clothing-bank": ["inclusion", "care"],
  "coding-club": ["youth", "inclusion"],
  "community-garden": ["nature", "food", "inclusion"],
  "elderly-visits": ["care", "inclusion", "animals"],
  "food-bank-kitchen": ["food", "inclusion"],
  "football-club": ["sport", "youth"],
  "hospital-clown": ["care", "youth", "culture"],
  "language-cafe": ["inclusion", "culture"],
  "library-on-wheels": ["culture", "youth", "inclusion"],
  "nature-trail": ["nature", "sport", "youth", "animals"],
  "night-shelter": ["care", "inclusion", "food", "animals"],
  "repair-cafe": ["inclusion", "youth"],
  "river-clean-up": ["nature", "sport", "animals"],
  "school-breakfast": ["food", "youth"],
  "sensory-room": ["care", "inclusion"],
  "theatre-stage": ["culture", "youth"],
  "wheelchair-sports": ["sport", "inclusion"],
  "youth-music": ["culture", "youth"],
};

/** Gives a drawing for a project without a picture, one that fits its theme if there is any. */
export function illustrationFor(theme: Theme, number: number): Illustration {
  const fitting = illustrations.filter((illustration) => subjectsOf[illustration][0] === theme);
  const choice = fitting.length > 0 ? fitting : illustrations;
  return choice[number % choice.length] ?? illustrations[0];
}

type IllustratedItem = { illustration: Illustration; theme?: Theme };

/**
 * Shows no drawing twice in a list while there are enough of them. The first item with a drawing keeps it; the others
 * get free ones, first those that fit their theme.
 */
export function withoutRepeats<Item extends IllustratedItem>(items: readonly Item[]): Item[] {
  const free = new Set(illustrations);
  const drawings = items.map(({ illustration }) => (free.delete(illustration) ? illustration : undefined));
  for (const mustFit of [true, false])
    for (const [place, item] of items.entries()) {
      const drawing = drawings[place] ?? nearestOf(free, item, mustFit);
      if (drawing) free.delete(drawing);
      drawings[place] = drawing;
    }
  return items.map((item, place) => ({ ...item, illustration: drawings[place] ?? item.illustration }));
}

/** Gives the free drawing with the most similar subjects; undefined when none is left or none fits. */
function nearestOf(free: ReadonlySet<Illustration>, { illustration, theme }: IllustratedItem, mustFit: boolean) {
  const themeSubject = subjects.find((subject) => subject === theme);
  const about = themeSubject ? [themeSubject, ...subjectsOf[illustration]] : subjectsOf[illustration];
  const likeness = (illustration: Illustration) =>
    subjects.reduce((sum, subject) => sum + weightOf(subject, about) * weightOf(subject, subjectsOf[illustration]), 0);
  const [main] = about;
  return [...free]
    .filter((illustration) => !mustFit || !main || subjectsOf[illustration].includes(main))
    .sort((first, second) => likeness(second) - likeness(first))[0];
}

/** Gives the weight of a subject among these; the first one weighs most. */
function weightOf(subject: Subject, among: readonly Subject[]): number {
  if (among[0] === subject) return 2;
  return among.includes(subject) ? 1 : 0;
}
