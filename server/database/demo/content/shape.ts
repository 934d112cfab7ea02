import type { Language, Localized } from "#domain/language.ts";
import type { Offer } from "#domain/offer.ts";
import type { Organisation } from "#domain/organisation.ts";
import type { PageKey, PageText } from "#domain/page.ts";
import type { Illustration, Proposer, Theme } from "#domain/project.ts";
import type { RosterPerson } from "#domain/roster.ts";

/** An invented organisation; projects and offers name it by its key. */
export type DemoOrganisation = Omit<Organisation, "id"> & { key: string };

/** The strength of a past project: 1 wins its vote, 4 comes last. */
export type Tier = 1 | 2 | 3 | 4;

/** The result of a project in the call of 2022: its votes, its score, and its donation in euro if it won. */
export type Result2022 = { votes: number; committeeScore: number; amount: number | null };

type ProjectContent = {
  /** The key is also the slug, made from the Dutch title. */
  key: string;
  organisation: string;
  theme: Theme;
  illustration: Illustration;
  title: Localized;
  /** One sentence, at most 140 characters. */
  summary: Localized;
  /** Plain paragraphs with a blank line between them. */
  description: Localized;
  impact: Localized;
  /** Words of the proposer, without quotation marks. */
  quote: Localized | null;
  proposer: Proposer;
  /** In whole euro. */
  cost: number;
  /** In whole euro, less than the cost. */
  asked: number;
};

/** A project in the vote that is open now. */
export type BallotProject = ProjectContent & { use: "ballot" };

/** A project of an earlier call, with what the organisation reported a year after the donation, if it did. */
export type ArchiveProject = ProjectContent & {
  use: "archive";
  tier: Tier;
  /** Chosen by the fund itself, outside the vote. */
  selectedByFund?: true;
  result2022?: Result2022;
  outcome?: { followUp: Localized | null };
};

export type DemoProject = BallotProject | ArchiveProject;

/** An organisation that seeks volunteers. `inDays` counts from today for a one-off; null when `moment` says when. */
export type DemoOffer = Omit<Offer, "id" | "organisationId" | "startsAt" | "endsAt"> & {
  organisation: string;
  inDays: number | null;
  /** Wall-clock time in Brussels, "HH:MM". */
  from: string;
  to: string;
};

/** A page whose text the fund writes itself; the body is Markdown. */
export type DemoPage = PageText & {
  key: PageKey;
  /** The changes since the first text, the oldest first: earlier versions lack the lines that begin like this. */
  changes?: { daysAgo: number; note: Localized; added: Partial<Record<Language, string[]>> }[];
};

/** One line of the employee roster. */
export type DemoPerson = RosterPerson;
