import type { DossierState } from "#domain/dossier.ts";
import { projectStates } from "#domain/dossier-level.ts";
import { languages as allLanguages, defaultLanguage, type Language, type Localized } from "#domain/language.ts";
import type { LegalForm } from "#domain/legal-form.ts";
import { readInEach, rulesInEach, type TypedTexts, textIn, writeInEach } from "#domain/localized-form.ts";
import { type TranslationState, translationStateOf, type WrittenAt } from "#domain/page.ts";
import { type Illustration, illustrations, type ProjectStatus, type Theme } from "#domain/project.ts";
import { type Country, countryOf, type Region, regions } from "#domain/region.ts";
import { checkFilled, type FieldProblem, max, oneOf, type Rules, required, type Values } from "#domain/rules.ts";
import { readUrl, url } from "#domain/text-rules.ts";
import { manyLines } from "#domain/typed-text.ts";
import { workingDayAfter } from "#domain/working-day.ts";

/** The reasons for refusing an act on a project that the office writes. */
export type ProjectProblem =
  | { code: "project.unknown" }
  /** Its dossier is not in a state that the public may read about. */
  | { code: "project.notDecided" }
  | { code: "project.pictureIncomplete" }
  | { code: "project.pictureNotReady" }
  | { code: "project.voteOpened" }
  | { code: "project.notPublished" }
  | { code: "project.pastHour" }
  | { code: "project.noDay" }
  | { code: "project.hasGifts" }
  | { code: "project.notApproved" }
  | { code: "project.noApplicant" };

/** The reason for refusing an answer of an applicant. */
export type ApprovalProblem = { code: "approval.unknown" };

/** The texts of a project that its editors write in every language. */
export const projectTextParts = ["title", "summary", "description", "impact"] as const;
export type ProjectTextPart = (typeof projectTextParts)[number];
export type ProjectTexts = Record<ProjectTextPart, Localized>;

/** The most characters of each text; only the impact may be left out. */
export const projectTextRules = {
  title: [required, max(120)],
  summary: [required, max(300)],
  description: [required, max(8000)],
  impact: [max(2000)],
} satisfies Record<ProjectTextPart, Rules[string]>;

/** The organisation of a draft: one that exists, or the answers of which publishing makes a new one. */
export type DraftOrganisation = {
  name: string;
  legalForm: LegalForm;
  postalCode: string;
  town: string;
  country: Country;
  region: Region | null;
  website: string | null;
};

/** The facts that people fill in about a project besides its texts. */
export type ProjectFacts = {
  theme: Theme | null;
  illustration: Illustration;
  organisationId: string | null;
  organisation: DraftOrganisation;
};

/** Says how complete a project is in one language, compared with the language it was written in. */
export function projectTranslation(
  draft: ProjectTexts & { writtenAt: WrittenAt; sourceLanguage: Language },
  language: Language,
): TranslationState {
  const texts = projectTextParts.map((part) => draft[part]);
  return translationStateOf(texts, draft.writtenAt, { language, source: draft.sourceLanguage });
}

/** Gives the title of a project in Dutch, or in its own language as long as nobody translated it. */
export function titleOfDraft({ title, sourceLanguage }: { title: Localized; sourceLanguage: Language }): string {
  return title.nl || title[sourceLanguage] || "";
}

/** The rules of the form that edits a project; a draft may still lack anything. */
export function projectFormRules(languages: readonly Language[], themes: readonly string[]): Rules {
  const texts = projectTextParts.map((part) =>
    rulesInEach(
      part,
      projectTextRules[part].filter((rule) => rule !== required),
      languages,
    ),
  );
  return Object.assign({}, ...texts, {
    theme: [oneOf(themes)],
    illustration: [required, oneOf(illustrations)],
    "organisation.name": [max(150)],
    "organisation.postalCode": [max(10)],
    "organisation.town": [max(80)],
    "organisation.region": [oneOf(regions)],
    "organisation.website": [url],
  });
}

type DraftRecord = ProjectTexts & ProjectFacts;

/** Reads a project from its form; texts in languages that the fund does not offer stay as they were. */
export function readProjectForm(values: TypedTexts, before: DraftRecord, languages: readonly Language[]): DraftRecord {
  const read = (part: ProjectTextPart) =>
    readInEach(part, values, {
      before: before[part],
      languages,
      ...(part !== "title" && { read: (texts: TypedTexts, name: string) => manyLines(texts[name] ?? "") }),
    });
  const typed = (name: string) => textIn(values, name);
  const region = regions.find((one) => one === typed("organisation.region")) ?? null;
  return {
    title: read("title"),
    summary: read("summary"),
    description: read("description"),
    impact: read("impact"),
    theme: typed("theme") || null,
    illustration: illustrations.find((one) => one === typed("illustration")) ?? before.illustration,
    organisationId: typed("organisation") || null,
    organisation: {
      name: typed("organisation.name"),
      legalForm: before.organisation.legalForm,
      postalCode: typed("organisation.postalCode"),
      town: typed("organisation.town"),
      country: region ? countryOf(region) : before.organisation.country,
      region,
      website: readUrl(typed("organisation.website")),
    },
  };
}

/** Writes a project as the values of its form. */
export function writeProjectForm(draft: DraftRecord, languages: readonly Language[] = allLanguages): TypedTexts {
  const texts = projectTextParts.map((part) => writeInEach(part, draft[part], languages));
  const { name, postalCode, town, region, website } = draft.organisation;
  return Object.assign({}, ...texts, {
    theme: draft.theme ?? "",
    illustration: draft.illustration,
    organisation: draft.organisationId ?? "",
    "organisation.name": name,
    "organisation.postalCode": postalCode,
    "organisation.town": town,
    "organisation.region": region ?? "",
    "organisation.website": website ?? "",
  });
}

/** Lists the fields that a project lacks before it can be published. Dutch replaces texts that are not translated. */
export function missingFields(draft: DraftRecord): FieldProblem[] {
  const requiredParts = projectTextParts.filter((part) => (projectTextRules[part] as Rules[string]).includes(required));
  const texts = requiredParts.map((part) => [`${part}.${defaultLanguage}`, draft[part][defaultLanguage]]);
  return checkFilled({ ...Object.fromEntries(texts), theme: draft.theme, ...organisationValues(draft) });
}

/** Gives what a new organisation needs before its project or offer is published; one of the site has it all. */
export function organisationValues({
  organisationId,
  organisation: { name, postalCode, town, region },
}: Pick<ProjectFacts, "organisationId" | "organisation">): Values {
  if (organisationId) return {};
  return {
    "organisation.name": name,
    "organisation.postalCode": postalCode,
    "organisation.town": town,
    "organisation.region": region,
  };
}

/** Gives the public status of a project by the state of its dossier; null if the public may not read about it. */
export function statusOfState(state: DossierState): ProjectStatus | null {
  if (!(projectStates as readonly DossierState[]).includes(state)) return null;
  return state === "shortlisted" || state === "winner" || state === "not_elected" ? state : "selected";
}

/** Gives the first sentence of a story as its summary, cut between words if it is long. */
export function firstSentence(story: string, most = 300): string {
  const [paragraph = ""] = story.trim().split(/\n/);
  const [sentence = ""] = /^.*?[.!?](?=\s|$)/.exec(paragraph) ?? [paragraph];
  if (sentence.length <= most) return sentence;
  return `${sentence.slice(0, most - 1).replace(/\s+\S*$/, "")}…`;
}

const contacts = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\b[A-Z]{2}\d{2}(?:\s?[\dA-Z]{4}){2,7}(?:\s?[\dA-Z]{1,4})?\b/g,
  // Nine digits and more are a phone, an account or a register number; amounts have a separator of thousands or less.
  /(?<!\d)\+?\d(?:[\s./()-]{0,2}\d){8,}/g,
] as const;

/** Takes addresses, accounts, phone and register numbers out of a text that people wrote for the fund alone. */
export function withoutContacts(text: string): string {
  return contacts.reduce((rest, contact) => rest.replaceAll(contact, "[…]"), text);
}

/** The number of working days after which silence of the applicant covers the text, never their name or a picture. */
export const approvalDays = 5;

/** A planned hour is kept within this time; a project that is still planned later could not be published. */
const planPatience = 5 * 60_000;

/** Gives the moment before which a planned hour was missed. */
export function missedBefore(now: Date): Date {
  return new Date(now.getTime() - planPatience);
}

/** Tells whether the site could not publish a project at its planned hour. */
export function isPlanMissed({ publishAt }: { publishAt: Date | null }, now: Date): boolean {
  return publishAt !== null && publishAt < missedBefore(now);
}

/** Tells whether the texts of a project on the site changed since they were published. */
export function hasUnpublishedTexts({
  publishedAt,
  publishedTextsAt,
  writtenAt,
}: {
  publishedAt: Date | null;
  publishedTextsAt: Date | null;
  writtenAt: WrittenAt;
}): boolean {
  return (
    publishedAt !== null &&
    Object.values(writtenAt).some((at) => !publishedTextsAt || at > publishedTextsAt.toISOString())
  );
}

/** Gives the last day on which an applicant can answer before their silence counts, as `2026-12-04`. */
export function approvalDue(askedAt: Date): string {
  return workingDayAfter(askedAt, approvalDays);
}
