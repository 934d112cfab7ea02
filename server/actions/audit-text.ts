import { type AuditDetail, auditActs, auditDetails, readAuditAct } from "#domain/audit.ts";
import { tokenPermissions, webhookEvents } from "#domain/connection.ts";
import { type FundListName, type FundLists, fundListNames, itemName } from "#domain/fund-list.ts";
import { inLanguage, isLanguage, type Language, type Localized, languages } from "#domain/language.ts";
import { loginWays } from "#domain/login.ts";
import { isMailTextKey } from "#domain/mail-text.ts";
import { type OrganisationField, organisationFields } from "#domain/organisation-form.ts";
import { isPageKey } from "#domain/page.ts";
import { givenRoles, seats } from "#domain/permission.ts";
import { folded, wordsOf } from "#domain/search.ts";
import { factorWays } from "#domain/second-factor.ts";
import { setUpSteps } from "#domain/set-up-step.ts";
import { fundPictureKinds } from "#domain/setting.ts";
import { settingParts } from "#domain/setting-form.ts";
import { compileSentences } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { namePlanPart, writeLoggedPlan } from "#i18n/plan-words.ts";
import { type SettingFormName, settingLabel, writeSetting } from "#i18n/setting-words.ts";
import { isMailTemplate, mailTemplates } from "#server/actions/mail-template.ts";

const sentences = compileSentences(
  await readCatalogues(
    "site",
    "account",
    "document",
    "office",
    "office-vote",
    "calls",
    "result-letters",
    "connections",
    "organisations",
    "people",
    "set-up",
    "settings",
    "texts",
    "writing",
  ),
);

type Words = (typeof sentences)[Language];

/** Translates an act; an act of another version is shown unchanged. */
export function auditAct(act: string, language: Language): string {
  const knownAct = readAuditAct(act);
  return knownAct ? sentences[language].text(`account.act.${knownAct}`) : act;
}

/** Names every act, for a filter. */
export function listAuditActs(language: Language): { act: string; text: string }[] {
  return auditActs.map((act) => ({ act, text: auditAct(act, language) }));
}

/** Names a mail; one of another version is shown unchanged. */
export function mailName(template: string, language: Language): string {
  const { text } = sentences[language];
  return isMailTemplate(template) ? text(`ownRecord.template.${template}`) : template;
}

/** Lists the acts that a search finds by their name in any language. */
export const actsNamed = (search: string): string[] => auditActs.filter((act) => isFound(search, act, auditAct));

/** Lists the mails that a search finds by their name in any language. */
export const mailsNamed = (search: string): string[] =>
  mailTemplates.filter((template) => isFound(search, template, mailName));

function isFound<Key>(search: string, key: Key, nameOf: (key: Key, language: Language) => string): boolean {
  const words = wordsOf(search).map(folded);
  const names = languages.map((language) => folded(nameOf(key, language)));
  return words.length > 0 && names.some((name) => words.every((word) => name.includes(word)));
}

/** The kinds of records that have a name in the log, besides people. */
const subjectKinds = [
  "call",
  "dossier",
  "fund",
  "kiosk",
  "mail",
  "news",
  "offer",
  "organisation",
  "page",
  "project",
  "projects",
  "roster",
  "secret",
  "settings",
  "token",
  "webhook",
] as const;

/** Names the record that an entry is about: its kind, and its own name if there is one. */
export function auditRecord(subject: string, name: string | null, language: Language): string {
  const { text } = sentences[language];
  const [firstWord = "", id = ""] = subject.split(" ");
  const kind = subjectKinds.find((one) => one === firstWord);
  if (!kind) return firstWord;
  const ownName = name ?? fixedName(kind, id, sentences[language]);
  const kindName = text(`ownRecord.subject.${kind}`);
  return ownName ? text("ownRecord.subject.named", { kind: kindName, name: ownName }) : kindName;
}

/** Names a record that every fund has, such as a part of the settings. */
function fixedName(kind: (typeof subjectKinds)[number], key: string, { text }: Words): string | null {
  if (kind === "page" && isPageKey(key)) return text(`writing.page.${key}`);
  if (kind === "mail" && isMailTextKey(key)) return text(`texts.mail.${key}`);
  const part = settingNames.find((one) => one === key);
  return part && (kind === "settings" || kind === "fund") ? text(`settings.${part}`) : null;
}

const settingNames = [...settingParts, ...fundListNames, ...fundPictureKinds] as const;

type Subject = { subject: string; subjectName: string | null; subjectTitle: Localized | null };

/** Names the person or the record that an entry is about. */
export function auditSubject({ subject, subjectName, subjectTitle }: Subject, language: Language): string {
  const name = subjectName ?? (subjectTitle && inLanguage(subjectTitle, language));
  if (subject.startsWith("person ")) return name ?? sentences[language].text("ownRecord.subject.person");
  const namesItself = subject.startsWith("call ") || subject.startsWith("organisation ");
  return name && namesItself ? name : auditRecord(subject, name, language);
}

/** A reader of entries: their language, and the lists that have the names of branches. */
type Reader = { language: Language; lists: FundLists };

type Entry = { subject: string; details: Readonly<Record<string, string | number | boolean>> };

/** Describes the details of an entry, one by one. */
export function auditDetailTexts({ subject, details }: Entry, reader: Reader): string[] {
  const { text } = sentences[reader.language];
  // The database returns the details in an order of its own.
  const known = auditDetails.flatMap((detail) => {
    const value = details[detail];
    if (value === undefined) return [];
    return [text(`ownRecord.detail.${detail}`, { value: wordOf(detail, value, { ...reader, subject, details }) })];
  });
  const ofOtherVersions = Object.entries(details)
    .filter(([name]) => !auditDetails.some((detail) => detail === name))
    .map(([name, value]) => `${name} ${value}`);
  return [...known, ...ofOtherVersions];
}

/** Translates a value of the log; an unknown one is shown unchanged. */
function wordOf(detail: AuditDetail, value: string | number | boolean, entry: Reader & Entry): string {
  const { text, format } = sentences[entry.language];
  if (typeof value === "boolean") return text(value ? "ownRecord.yes" : "ownRecord.no");
  if (detail === "field") return fieldName(String(value), entry);
  if (detail === "before" || detail === "after") return valueOfField(String(value), entry);
  // Nobody asked for a number of members, so everybody scores.
  if (detail === "count" && value === 0) return text("ownRecord.branch.all");
  if (typeof value === "number") return format.number(value);
  switch (detail) {
    case "way": {
      const [login, factor] = [loginWays.find((way) => way === value), factorWays.find((way) => way === value)];
      return login ? text(`account.way.${login}`) : factor ? text(`ownRecord.way.${factor}`) : value;
    }
    case "role": {
      const role = givenRoles.find((role) => role === value);
      return role ? text(`role.${role}`) : value;
    }
    case "seat": {
      const seat = seats.find((seat) => seat === value);
      return seat ? text(`seat.${seat}`) : value;
    }
    case "step": {
      const step = setUpSteps.find((step) => step === value);
      return step ? text(`setUp.${step}`) : value;
    }
    case "branch":
      return value === "all" ? text("ownRecord.branch.all") : itemName(entry.lists.branches, value, entry.language);
    case "languages":
      return eachWord(value, (code) => (isLanguage(code) ? format.languageName(code) : code));
    case "fields":
      return eachWord(value, (field) => columnName(field, entry));
    case "until":
      return format.until(new Date(value));
    case "tieRule":
    case "votingOpens":
    case "votingCloses":
      return writeLoggedPlan(detail, value, { text, format });
    default:
      return value;
  }
}

const eachWord = (value: string, nameOf: (word: string) => string) => value.split(/[, ]+/).map(nameOf).join(", ");

/** Names a column of a person or an organisation. */
function columnName(column: string, { subject, language }: Reader & Entry): string {
  const { text } = sentences[language];
  if (subject.startsWith("organisation ")) {
    const field = organisationColumns.find((one) => one === column);
    return field ? text(`organisations.${field}`) : column;
  }
  if (column === "employmentStatus") return text("people.status");
  const field = personColumns.find((one) => one === column);
  return field ? text(`people.${field}`) : column;
}

const organisationColumns = Object.keys(organisationFields) as OrganisationField[];
const personColumns = ["employeeId", "firstname", "lastname", "email", "branch", "department", "language"] as const;

/** Finds the part of the settings that an entry is about. */
function settingPartOf(subject: string): SettingFormName | undefined {
  const [kind, key] = subject.split(" ");
  return kind === "settings" ? [...settingParts, ...fundListNames].find((one) => one === key) : undefined;
}

/** Names the part of a record that changed. */
function fieldName(field: string, { subject, lists, language }: Reader & Entry): string {
  const words = sentences[language];
  if (subject.startsWith("call ")) return namePlanPart(field, words);
  const part = settingPartOf(subject);
  if (!part) return field;
  const list = fundListNames.find((name) => name === part);
  const values =
    list && Object.fromEntries(lists[list].map(({ code, names }) => [`${code}.nl`, inLanguage(names, language)]));
  const nameOfItem = (name: FundListName, code: string) => itemName(lists[name], code, language);
  return settingLabel(field, { part, values: values ?? {}, text: words.text, nameOfItem });
}

/** Writes the value of the part of a record that changed, before or after the change. */
function valueOfField(value: string, { subject, details, language }: Reader & Entry): string {
  const words = sentences[language];
  const { text, format } = words;
  if (subject.startsWith("call ")) {
    // A removed draft leaves its title.
    return writeLoggedPlan(String(details.field ?? "title"), value, words);
  }
  if (settingPartOf(subject)) return writeSetting(String(details.field), value, words) || text("callPlan.empty");
  if (value === "") return text("callPlan.empty");
  if (!/^(?:token|webhook) /.test(subject)) return value;
  return eachWord(value, (word) => {
    const permission = tokenPermissions.find((one) => one === word);
    if (permission) return text(`connections.permission.${permission}`);
    const event = webhookEvents.find((one) => one === word);
    if (event) return text(`connections.event.${event}`);
    return /^\d{4}-\d{2}-\d{2}$/.test(word) ? format.longDate(new Date(word)) : word;
  });
}
