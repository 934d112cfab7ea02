import type { Email } from "postal-mime";
import { compileText } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { type Language, languages } from "./language.ts";
import { expect } from "./live.ts";

const { nl, en, fr } = await readCatalogues("mail");
const texts = { nl: compileText("nl", nl), en: compileText("en", en), fr: compileText("fr", fr) };

/** The mails of the year, by the sentence of their subject. */
const subjects = {
  "test of the set-up": "mail.setUp.subject",
  "first officer": "mail.officer.subject",
  login: "mail.loginCode.subject",
  "second factor": "mail.factor.subject",
  role: "mail.roleGiven.subject",
  "new member": "mail.committee.subject",
  submitted: "mail.dossierSent.subject",
  changed: "mail.dossierChanged.subject",
  news: "mail.dossierMoved.subject",
  "something waits": "mail.requestReminder.subject",
  completion: "mail.completionAsked.subject",
  "extra time": "mail.lateAccess.subject",
  "hand-over": "mail.handOver.subject",
  "hand-over complete": "mail.handOverComplete.subject",
  approval: "mail.projectApproval.subject",
  "vote reminder": "mail.voteReminder.subject",
  tie: "mail.tie.subject",
  results: "mail.results.subject",
} as const;
export type MailKind = keyof typeof subjects;

type Reader = { email: string; language: Language };

/** The mails that everyone should get in the whole year. */
export type ExpectedMails = {
  /** Expects mails of some kinds to one person, in their language. */
  add(reader: Reader, ...kinds: MailKind[]): void;
  /** Compares with everything that arrived. */
  compare(arrived: readonly Email[]): Promise<void>;
};

const lineOf = (to: string | undefined, language: string | undefined, kind: string) => `${to} ${language} ${kind}`;

/** Starts a list of the mails that people should get. */
export function expectMails(): ExpectedMails {
  const expected: string[] = [];
  return {
    add: ({ email, language }, ...kinds) => expected.push(...kinds.map((kind) => lineOf(email, language, kind))),
    compare: async (arrived) => {
      await expect.poll(() => arrived.map(readLine).sort(), { timeout: 120_000 }).toEqual(expected.toSorted());
    },
  };
}

function readLine({ to, headers, subject = "" }: Email): string {
  const language = headers.find(({ key }) => key === "content-language")?.value;
  const knownLanguage = languages.find((one) => one === language);
  return lineOf(to?.[0]?.address, language, (knownLanguage && kindOf(knownLanguage, subject)) ?? `unknown: ${subject}`);
}

/** Finds the kind of a mail by its subject in the language that the mail says. */
function kindOf(language: Language, subject: string): MailKind | undefined {
  const gap = "…";
  const values = { fund: gap, call: gap, until: gap, days: "3" };
  const patternOf = (kind: MailKind) =>
    new RegExp(
      `^${texts[language](subjects[kind], values)
        .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
        .replaceAll(gap, ".+")}$`,
    );
  const kinds = Object.keys(subjects) as MailKind[];
  // "Your access to …" would also fit "Your access to the office has changed", so a whole sentence goes first.
  return (
    kinds.find((kind) => texts[language](subjects[kind], values) === subject) ??
    kinds.find((kind) => patternOf(kind).test(subject))
  );
}
