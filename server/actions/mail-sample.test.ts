import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import type { FundSettings } from "#domain/setting.ts";
import { listPreviews, previewMail, readPreview } from "#server/actions/mail-preview.ts";
import { mailSamples } from "#server/actions/mail-sample.ts";
import type { MailTemplate } from "#server/actions/mail-template.ts";
import { unnamedFund } from "#server/database/queries/setting.ts";

const previews = listPreviews(unnamedFund);
const all = Object.keys(mailSamples) as MailTemplate[];

test("every mail reads well in every language, as HTML and as text", () => {
  expect(previews).toHaveLength(all.length * languages.length);
  for (const name of all) {
    const subjects = languages.map((language) => {
      const { subject, html, text } = previewMail(name, language, unnamedFund);
      for (const content of [subject, html, text])
        expect(content, `${name} ${language}`).not.toMatch(/\{\w+|mail\.\w|undefined/);
      expect(html).toContain(`lang="${language}"`);
      return subject;
    });
    // The subject of a trial is what its writer typed.
    if (name !== "mail-trial") expect(new Set(subjects).size, name).toBe(languages.length);
  }
});

/** Keeps only letters and digits: lines wrap, numbers are grouped and HTML encodes some characters. */
const bare = (content: string) => content.replaceAll(/<[^>]*>|&[#\w]+;|[^\p{L}\p{N}]/gu, "");

// These values appear as words in the reader's language.
const translated = [
  "topic",
  "writtenIn",
  "change",
  "way",
  "role",
  "state",
  "until",
  "deadline",
  "closes",
  "results",
  "what",
  "why",
  "meets",
];

test("every mail contains all its values, as HTML and as text", () => {
  for (const { name, language } of previews.filter((preview) => preview.name !== "mail-trial")) {
    const { html, text } = previewMail(name as MailTemplate, language, unnamedFund);
    for (const [key, value] of Object.entries(mailSamples[name as MailTemplate])) {
      if (typeof value !== "string" || translated.includes(key)) continue;
      expect(bare(text), `${name} ${language} ${key}`).toContain(bare(value));
      // The target of a button or link is in its address, not in the words of the page.
      if (key === "address" || key === "check") expect(html.replaceAll("&amp;", "&"), name).toContain(value);
      else expect(bare(html), `${name} ${language} ${key}`).toContain(bare(value));
    }
  }
});

test("a trial of a text has the typed subject and text, with the words of a sample", () => {
  for (const language of languages) {
    const { subject, html, text } = previewMail("mail-trial", language, unnamedFund);
    expect(subject).toBe(mailSamples["mail-trial"].subject);
    const body = mailSamples["mail-trial"].body.replace("{number}", mailSamples["dossier-sent"].number);
    for (const content of [html, text]) expect(bare(content), language).toContain(bare(body));
    expect(html).toContain(mailSamples["mail-trial"].address);
  }
});

test("no subject names a person, a number or a code", () => {
  const personal = ["Lotte", "Vermeulen", "Noor", "Janssens", "407193", "noor.janssens", "470", "KXWBD"];
  for (const { name, language } of previews) {
    const { subject } = previewMail(name as MailTemplate, language, unnamedFund);
    for (const word of personal) expect(subject, name).not.toContain(word);
  }
});

test("only the address of an existing mail shows a sample", () => {
  expect(readPreview("login-code.nl.html", unnamedFund)).toEqual({ name: "login-code", language: "nl", kind: "html" });
  for (const file of ["login-code.de.html", "toString.nl.html", "login-code.nl.pdf", "login-code", ""]) {
    expect(readPreview(file, unnamedFund)).toBeNull();
  }
});

test("a fund with two languages has no samples in the third", () => {
  const fund = { languages: ["nl", "fr"] } satisfies Pick<FundSettings, "languages">;
  expect(new Set(listPreviews(fund).map(({ language }) => language))).toEqual(new Set(["nl", "fr"]));
  expect(readPreview("login-code.en.html", fund)).toBeNull();
});
