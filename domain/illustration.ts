import { type Illustration, illustrations, type Theme, themes } from "#domain/project.ts";

/** The themes that each drawing fits, the most fitting first. */
const themesOf: Record<Illustration, readonly Theme[]> = {
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

/** Gives the free drawing with the most similar themes; undefined when none is left or none fits. */
function nearestOf(free: ReadonlySet<Illustration>, { illustration, theme }: IllustratedItem, mustFit: boolean) {
  const about = theme ? [theme, ...themesOf[illustration]] : themesOf[illustration];
  const likeness = (illustration: Illustration) =>
    themes.reduce((sum, theme) => sum + weightOf(theme, about) * weightOf(theme, themesOf[illustration]), 0);
  const [main] = about;
  return [...free]
    .filter((illustration) => !mustFit || !main || themesOf[illustration].includes(main))
    .sort((first, second) => likeness(second) - likeness(first))[0];
}

/** Gives the weight of a theme among these; the first theme weighs most. */
function weightOf(theme: Theme, among: readonly Theme[]): number {
  if (among[0] === theme) return 2;
  return among.includes(theme) ? 1 : 0;
}
