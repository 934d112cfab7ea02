import { type Illustration, illustrations, type Theme, themes } from "#domain/project.ts";

/** What each drawing can stand for, the most fitting first. */
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

type Illustrated = { illustration: Illustration; theme?: Theme };

/**
 * Shows no drawing twice in a list, while there are enough of them. The first to have a drawing keeps it; the others get
 * free ones, first those that can stand for their theme.
 */
export function withoutRepeats<Item extends Illustrated>(items: readonly Item[]): Item[] {
  const free = new Set(illustrations);
  const shown = items.map(({ illustration }) => (free.delete(illustration) ? illustration : undefined));
  for (const mustFit of [true, false])
    for (const [place, item] of items.entries()) {
      const drawing = shown[place] ?? nearestOf(free, item, mustFit);
      if (drawing) free.delete(drawing);
      shown[place] = drawing;
    }
  return items.map((item, place) => ({ ...item, illustration: shown[place] ?? item.illustration }));
}

/** Of these drawings the one that is most about the same; none when none is left, or none that fits. */
function nearestOf(free: ReadonlySet<Illustration>, { illustration, theme }: Illustrated, mustFit: boolean) {
  const about = theme ? [theme, ...themesOf[illustration]] : themesOf[illustration];
  const likeness = (one: Illustration) =>
    themes.reduce((sum, theme) => sum + weightOf(theme, about) * weightOf(theme, themesOf[one]), 0);
  const [main] = about;
  return [...free]
    .filter((one) => !mustFit || !main || themesOf[one].includes(main))
    .sort((one, other) => likeness(other) - likeness(one))[0];
}

/** How much a theme counts among these: the first is what it is about most. */
function weightOf(theme: Theme, among: readonly Theme[]): number {
  if (among[0] === theme) return 2;
  return among.includes(theme) ? 1 : 0;
}
