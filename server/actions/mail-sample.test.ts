import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { previewMail, previews, readPreview } from "#server/actions/mail-preview.ts";
import { mailSamples } from "#server/actions/mail-sample.ts";
import type { MailTemplate } from "#server/actions/mail-template.ts";
import { unnamedFund } from "#server/database/queries/setting.ts";

const all = Object.keys(mailSamples) as MailTemplate[];

test("every mail reads well in every language, as HTML and as text", () => {
  expect(previews).toHaveLength(all.length * languages.length);
  for (const name of all) {
    const subjects = languages.map((language) => {
      const { subject, html, text } = previewMail(name, language, unnamedFund);
      for (const said of [subject, html, text])
        expect(said, `${name} ${language}`).not.toMatch(/\{\w+|mail\.\w|undefined/);
      expect(html).toContain(`lang="${language}"`);
      return subject;
    });
    expect(new Set(subjects).size, name).toBe(languages.length);
  }
});

/** Only the letters and digits: lines are broken, numbers are grouped and some characters have another name in HTML. */
const bare = (said: string) => said.replaceAll(/<[^>]*>|&[#\w]+;|[^\p{L}\p{N}]/gu, "");

// These are said in words of the reader's language.
const translated = [
  "topic",
  "writtenIn",
  "change",
  "way",
  "state",
  "until",
  "deadline",
  "closes",
  "results",
  "what",
  "why",
];

test("every mail says all that it was told, as HTML and as text", () => {
  for (const { name, language } of previews) {
    const { html, text } = previewMail(name as MailTemplate, language, unnamedFund);
    for (const [key, value] of Object.entries(mailSamples[name as MailTemplate])) {
      if (typeof value !== "string" || translated.includes(key)) continue;
      expect(bare(text), `${name} ${language} ${key}`).toContain(bare(value));
      // Where a button or a link leads stands in its address, which is no word of the page.
      if (key === "address" || key === "check") expect(html.replaceAll("&amp;", "&"), name).toContain(value);
      else expect(bare(html), `${name} ${language} ${key}`).toContain(bare(value));
    }
  }
});

test("no subject names a person, a number or a code", () => {
  const personal = ["Lotte", "Vermeulen", "Noor", "Janssens", "407193", "noor.janssens", "470", "KXWBD"];
  for (const { name, language } of previews) {
    const { subject } = previewMail(name as MailTemplate, language, unnamedFund);
    for (const word of personal) expect(subject, name).not.toContain(word);
  }
});

test("only an address of a mail that exists shows one", () => {
  expect(readPreview("login-code.nl.html")).toEqual({ name: "login-code", language: "nl", kind: "html" });
  for (const file of ["login-code.de.html", "toString.nl.html", "login-code.nl.pdf", "login-code", ""]) {
    expect(readPreview(file)).toBeNull();
  }
});
