import { type Act, type Asker, mayDo } from "#domain/permission.ts";

/** The areas of the office in the order of its rail, and the acts that open each; one of them is enough. */
const officeAreas = {
  today: ["openOffice"],
  vote: ["runCall", "decideTie"],
  kiosks: ["runCall"],
  letters: ["printAccessLetters"],
  writing: ["writePage"],
  settings: ["changeSettings"],
} as const satisfies Record<string, readonly Act[]>;

export type OfficeArea = keyof typeof officeAreas;

/** Tells whether someone may open an area of the office. */
export function mayOpenArea(asker: Asker, area: OfficeArea): boolean {
  return officeAreas[area].some((act) => mayDo(asker, act));
}

/** Gives the areas that someone may open, in the order of the rail. */
export function openAreas(asker: Asker): OfficeArea[] {
  return (Object.keys(officeAreas) as OfficeArea[]).filter((area) => mayOpenArea(asker, area));
}
