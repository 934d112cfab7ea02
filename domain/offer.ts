import type { Language, Localized } from "#domain/language.ts";
import type { Illustration } from "#domain/project.ts";

/** An organisation that seeks volunteers: what to do, when and where. */
export type Offer = {
  id: string;
  slug: string;
  organisationId: string;
  illustration: Illustration;
  title: Localized;
  task: Localized;
  /** A recurring moment in words ("every Tuesday, 19–21 h"); null when `startsAt` says it. */
  moment: Localized | null;
  startsAt: Date | null;
  endsAt: Date | null;
  /** How many volunteers are still sought. */
  hands: number;
  hoursPerMonth: number | null;
  minimumAge: number;
  languages: Language[];
};
