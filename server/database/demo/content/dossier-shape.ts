import type { DossierState } from "#domain/dossier.ts";
import type { Language } from "#domain/language.ts";

/** A message about a dossier, by its applicant or by the office. */
export type DemoMessage = { isFromOffice: boolean; daysAgo: number; text: string };

type DemoDossier = {
  key: string;
  /** The language of the applicant. */
  language: Language;
  state: DossierState;
  /** When the office asked to complete it. */
  question?: string;
  /** The reason of the last move: why it was declined, kept in reserve or withdrawn. */
  answer?: string;
  messages?: DemoMessage[];
  notes?: string[];
};

/** A request for help. */
export type DemoRequest = DemoDossier & {
  /** When it was submitted. */
  daysAgo: number;
  reason: string;
  troubles: string;
  tried?: string;
  neededBy?: string;
  isUrgent?: true;
  isRetired?: true;
  /** The applicant named the deputy chair as someone who should not read it. */
  namesMember?: true;
  /** The name of an attachment. */
  file?: string;
};

/** A project of an organisation that is not in the catalogue. */
export type DemoPlan = DemoDossier & {
  call: "voting" | "submission" | "review" | "scoring";
  isConfidential?: true;
  organisation: string;
  town: string;
  postalCode: string;
  activities: string;
  title: string;
  description: string;
  impact: string;
  /** In whole euro. */
  cost: number;
  asked: number;
  theme?: string;
  /** Its applicant submitted it twice, and asked less at first. */
  hasEarlierVersion?: true;
  /** The point of the call's conditions that it fails, if that is why it was declined. */
  failedPoint?: string;
};
