import { type AuditDetail, auditActs, auditDetails, readAuditAct } from "#domain/audit.ts";
import { type FundLists, itemName } from "#domain/fund-list.ts";
import { inLanguage, type Language, type Localized } from "#domain/language.ts";
import { loginWays } from "#domain/login.ts";
import { givenRoles, seats } from "#domain/permission.ts";
import { factorWays } from "#domain/second-factor.ts";
import { isMailTemplate } from "#server/actions/mail-template.ts";
import { ownRecordSentences } from "#server/actions/own-record-text.ts";

/** Translates an act; an act of another version is shown unchanged. */
export function auditAct(act: string, language: Language): string {
  const knownAct = readAuditAct(act);
  return knownAct ? ownRecordSentences[language].text(`account.act.${knownAct}`) : act;
}

/** Names every act, for a filter. */
export function listAuditActs(language: Language): { act: string; text: string }[] {
  return auditActs.map((act) => ({ act, text: auditAct(act, language) }));
}

/** Names a mail; one of another version is shown unchanged. */
export function mailName(template: string, language: Language): string {
  const { text } = ownRecordSentences[language];
  return isMailTemplate(template) ? text(`ownRecord.template.${template}`) : template;
}

type Subject = { subject: string; subjectName: string | null; subjectTitle: Localized | null };

/** Names the person or the record that an entry is about. */
export function auditSubject({ subject, subjectName, subjectTitle }: Subject, language: Language): string {
  return subjectName ?? (subjectTitle ? inLanguage(subjectTitle, language) : subject);
}

/** A reader of entries: their language, and the lists that have the names of branches. */
type Reader = { language: Language; lists: FundLists };

/** Describes one detail of an entry. */
export function auditDetail(
  [name, detailValue]: [name: string, value: string | number | boolean],
  reader: Reader,
): string {
  const { text, format } = ownRecordSentences[reader.language];
  const knownDetail = auditDetails.find((one) => one === name);
  if (!knownDetail) return `${name} ${detailValue}`;
  const value =
    typeof detailValue === "number"
      ? format.number(detailValue)
      : typeof detailValue === "boolean"
        ? text(detailValue ? "ownRecord.yes" : "ownRecord.no")
        : wordOf(knownDetail, detailValue, reader);
  return text(`ownRecord.detail.${knownDetail}`, { value });
}

/** Translates a value of the API; an unknown one is shown unchanged. */
function wordOf(detail: AuditDetail, value: string, { lists, language }: Reader): string {
  const { text, format } = ownRecordSentences[language];
  if (detail === "until") return format.until(new Date(value));
  const [login, factor] = [loginWays.find((way) => way === value), factorWays.find((way) => way === value)];
  if (detail === "way" && login) return text(`account.way.${login}`);
  if (detail === "way" && factor) return text(`ownRecord.way.${factor}`);
  const [role, seat] = [givenRoles.find((role) => role === value), seats.find((seat) => seat === value)];
  if (detail === "role" && role) return text(`role.${role}`);
  if (detail === "seat" && seat) return text(`seat.${seat}`);
  if (detail !== "branch") return value;
  return value === "all" ? text("ownRecord.branch.all") : itemName(lists.branches, value, language);
}
