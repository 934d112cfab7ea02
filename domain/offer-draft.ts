import { brusselsTime, readWallTime } from "#domain/brussels-time.ts";
import { languages as allLanguages, defaultLanguage, type Language, type Localized } from "#domain/language.ts";
import { readInEach, rulesInEach, type TypedTexts, textIn, writeInEach } from "#domain/localized-form.ts";
import { isOver, type Offer } from "#domain/offer.ts";
import { type Illustration, illustrations } from "#domain/project.ts";
import { type DraftOrganisation, organisationValues } from "#domain/project-draft.ts";
import { countryOf, regions } from "#domain/region.ts";
import { checkFilled, type FieldProblem, max, oneOf, type Rule, type Rules, required } from "#domain/rules.ts";
import { readDay } from "#domain/typed-date.ts";
import { manyLines } from "#domain/typed-text.ts";

/** The reasons for refusing an act on an offer that the office writes. */
export type OfferDraftProblem = { code: "offer.unknown" } | { code: "offer.notPublished" };

/** The texts of an offer that its editors write in every language. */
export const offerTextParts = ["title", "task", "moment"] as const;
export type OfferTextPart = (typeof offerTextParts)[number];

/** An offer as the office writes it; the moment is empty if it is on one day. */
export type OfferDraft = Record<OfferTextPart, Localized> &
  Omit<Offer, OfferTextPart | "id" | "slug" | "organisationId"> & {
    organisationId: string | null;
    organisation: DraftOrganisation;
  };

/** The states of an offer: nobody saw it yet, people can answer it, or it is over. */
export const offerStates = ["draft", "open", "closed"] as const;
export type OfferState = (typeof offerStates)[number];

/** Gives the state of an offer; null is one that is not on the site. */
export function offerStateOf(published: Pick<Offer, "moment" | "startsAt" | "endsAt"> | null, now: Date): OfferState {
  if (!published) return "draft";
  return isOver(published as Offer, now) ? "closed" : "open";
}

/** Gives the title of an offer in Dutch, or in the first language that has one; empty without. */
export function titleOfOffer({ title }: Pick<OfferDraft, "title">): string {
  return allLanguages.map((language) => title[language]).find(Boolean) ?? "";
}

const textLengths = { title: 120, task: 1000, moment: 120 } as const;
const mostHands = 500;
const oldestMinimum = 99;
const mostHours = 200;

const between =
  (least: number, most: number): Rule =>
  (value) => {
    const typed = String(value).trim();
    const isRight = /^\d{1,4}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
    return isRight ? null : { code: "rule.between.number", least, most };
  };

/** The reasons for refusing the day or the hours of an offer. */
export type OfferRuleProblem = { code: "rule.offer.day" } | { code: "rule.offer.hour" } | { code: "rule.offer.until" };

const isHour = (value: unknown) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(String(value));
const day: Rule = (value) => (typeof readDay(String(value)) === "string" ? null : { code: "rule.offer.day" });
const hour: Rule = (value) => (isHour(value) ? null : { code: "rule.offer.hour" });
const afterStart: Rule = (value, { from }) =>
  isHour(from) && String(value) <= String(from) ? { code: "rule.offer.until" } : null;

/** Reads a day that exists, as `2026-12-01`; an empty text is none. */
function dayIn(values: TypedTexts, name: string): string {
  const read = readDay(textIn(values, name));
  return typeof read === "string" ? read : "";
}

/** The rules of the form that edits an offer; a draft may still lack anything. */
export function offerFormRules(languages: readonly Language[]): Rules {
  const texts = offerTextParts.map((part) => rulesInEach(part, [max(textLengths[part])], languages));
  return Object.assign({}, ...texts, {
    day: [day],
    from: [hour],
    until: [hour, afterStart],
    lastDay: [day],
    hands: [required, between(1, mostHands)],
    hours: [between(1, mostHours)],
    age: [required, between(0, oldestMinimum)],
    illustration: [required, oneOf(illustrations)],
    "organisation.name": [max(150)],
    "organisation.postalCode": [max(10)],
    "organisation.town": [max(80)],
    "organisation.region": [oneOf(regions)],
  });
}

/** Reads an offer from its form; texts in languages that the fund does not offer stay as they were. */
export function readOfferForm(values: TypedTexts, before: OfferDraft, languages: readonly Language[]): OfferDraft {
  const typed = (name: string) => textIn(values, name);
  const read = (part: OfferTextPart) =>
    readInEach(part, values, {
      before: before[part],
      languages,
      ...(part === "task" && { read: (texts: TypedTexts, name: string) => manyLines(texts[name] ?? "") }),
    });
  const moment = read("moment");
  const isRecurring = Boolean(moment[defaultLanguage]);
  const region = regions.find((one) => one === typed("organisation.region")) ?? null;
  return {
    title: read("title"),
    task: read("task"),
    moment,
    startsAt: isRecurring ? null : readWallTime(dayIn(values, "day"), typed("from")),
    endsAt: isRecurring
      ? readWallTime(dayIn(values, "lastDay"), "23:59")
      : readWallTime(dayIn(values, "day"), typed("until")),
    hands: Number(typed("hands")),
    hoursPerMonth: typed("hours") ? Number(typed("hours")) : null,
    minimumAge: Number(typed("age")),
    languages: allLanguages.filter((language) => values[`spoken.${language}`]),
    illustration:
      illustrations.find((one): one is Illustration => one === typed("illustration")) ?? before.illustration,
    organisationId: typed("organisation") || null,
    organisation: {
      ...before.organisation,
      name: typed("organisation.name"),
      postalCode: typed("organisation.postalCode"),
      town: typed("organisation.town"),
      country: region ? countryOf(region) : before.organisation.country,
      region,
    },
  };
}

/** Writes an offer as the values of its form. */
export function writeOfferForm(draft: OfferDraft, languages: readonly Language[] = allLanguages): TypedTexts {
  const texts = offerTextParts.map((part) => writeInEach(part, draft[part], languages));
  const [starts, ends] = [draft.startsAt, draft.endsAt].map((moment) => (moment ? brusselsTime(moment) : ""));
  const { name, postalCode, town, region } = draft.organisation;
  const isRecurring = Boolean(draft.moment[defaultLanguage]);
  return Object.assign({}, ...texts, {
    day: starts?.slice(0, 10) ?? "",
    from: starts?.slice(11, 16) ?? "",
    until: isRecurring ? "" : (ends?.slice(11, 16) ?? ""),
    lastDay: isRecurring ? (ends?.slice(0, 10) ?? "") : "",
    hands: String(draft.hands),
    hours: draft.hoursPerMonth === null ? "" : String(draft.hoursPerMonth),
    age: String(draft.minimumAge),
    ...Object.fromEntries(allLanguages.map((one) => [`spoken.${one}`, draft.languages.includes(one) ? "on" : ""])),
    illustration: draft.illustration,
    organisation: draft.organisationId ?? "",
    "organisation.name": name,
    "organisation.postalCode": postalCode,
    "organisation.town": town,
    "organisation.region": region ?? "",
  });
}

/** Lists the fields that an offer lacks before it can be published. Dutch replaces texts that are not translated. */
export function missingInOffer(draft: OfferDraft): FieldProblem[] {
  const { title, task, moment, startsAt, endsAt, languages } = draft;
  const isRecurring = Boolean(moment[defaultLanguage]);
  return checkFilled({
    [`title.${defaultLanguage}`]: title[defaultLanguage],
    [`task.${defaultLanguage}`]: task[defaultLanguage],
    day: isRecurring || (startsAt && endsAt),
    [`spoken.${defaultLanguage}`]: languages.length > 0,
    ...organisationValues(draft),
  });
}
