import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { designColours } from "#domain/palette.ts";
import { type MailContent, writeHtml, writeText } from "#server/actions/mail-layout.ts";
import { writeMail } from "#server/actions/mail-template.ts";

const fund = {
  name: { nl: "Amandel Sociaal Fonds", en: "Amandel Social Fund", fr: "Fonds social Amandel" },
  email: "fonds@amandel.example",
};
const address = `https://fonds.amandel.example/login?code=048213&for=${"0123456789".repeat(9)}`;
const loginCode = (language: MailContent["language"], firstname = "Zoë") =>
  writeMail("login-code", { firstname, code: "048213", address }, language, fund);

describe.each(languages)("in %s", (language) => {
  test("plain text has lines of at most 76 characters, and the link in one piece", () => {
    const lines = writeText(loginCode(language)).split("\n");
    expect(lines.filter((line) => line.length > 76)).toEqual([address]);
    expect(lines).toContain("    048213");
    expect(lines).toContain(fund.name[language]);
  });

  test("the page declares its language, and has the same content as the text", () => {
    const mail = loginCode(language);
    const html = writeHtml(mail, designColours);
    expect(html).toContain(`<html lang="${language}">`);
    for (const sentence of [
      mail.greeting,
      ...mail.paragraphs,
      ...mail.afterwards,
      mail.button?.label ?? "",
      ...mail.footer,
    ]) {
      expect(html).toContain(sentence);
    }
    expect(html).toContain(">048213</p>");
    expect(html).toContain(`href="${address.replace("&", "&amp;")}"`);
  });
});

test.each(languages)("a login mail without a code has a link and an explanation, in %s", (language) => {
  const written = (["asked", "guessed"] as const).map((why) =>
    writeMail("login-link", { firstname: "Zoë", address, why }, language, fund),
  );
  for (const mail of written) {
    expect(mail.code).toBeUndefined();
    expect(writeText(mail).split("\n")).toContain(address);
    expect(writeHtml(mail, designColours)).toContain(mail.paragraphs[0]);
  }
  expect(written[0]?.paragraphs).not.toEqual(written[1]?.paragraphs);
});

test("a name with markup stays plain text", () => {
  const html = writeHtml(loginCode("nl", `<img src=x onerror='alert("1")'> & {zoë}`), designColours);
  expect(html).toContain("Dag &lt;img src=x onerror=&#39;alert(&quot;1&quot;)&#39;&gt; &amp; {zoë},");
  expect(html).not.toContain("<img");
});

test("a button opens a web page and nothing else", () => {
  const mail = writeMail("operator-test", { address: "javascript:alert(1)" }, "en", fund);
  expect(() => writeHtml(mail, designColours)).toThrow("must open a web page");
  expect(() => writeText(mail)).toThrow("must open a web page");
});

test("a fund without a mail address still has a footer", () => {
  const { footer } = writeMail("operator-test", { address }, "nl", { ...fund, email: "" });
  expect(footer).toEqual(["Deze mail komt van Amandel Sociaal Fonds."]);
});

test("words are never broken and paragraphs stay apart", () => {
  const long = "onafscheidelijkheidsverklaringen ".repeat(6).trim();
  const mail: MailContent = { ...loginCode("nl"), paragraphs: [long, "x".repeat(100), "Bedrag: € 1.234,50"] };
  const text = writeText(mail);
  expect(text).toContain(
    `\n\n${"onafscheidelijkheidsverklaringen onafscheidelijkheidsverklaringen\n".repeat(3)}\n${"x".repeat(100)}\n\nBedrag`,
  );
});

test("a very long row of spaces does not slow a mail down", () => {
  const text = writeText({ ...loginCode("nl"), quote: `Dag ${" ".repeat(200_000)}\nGroeten` });
  expect(text).toMatch(/^> Dag\n> Groeten$/m);
});

test("the words of someone else are marked on every line, and a mail may have no button", () => {
  const { button: _none, ...mail } = loginCode("nl");
  const quote = `${"woord ".repeat(20).trim()}\n\n<b>Groet</b> ${"x".repeat(90)}`;
  const text = writeText({ ...mail, quote });
  const lines = text.slice(text.indexOf("> "), text.indexOf("    048213")).trim().split("\n");
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) expect(line).toMatch(/^>( |$)/);
  expect(lines.filter((line) => line.length > 76)).toEqual([`> ${"x".repeat(90)}`]);

  const html = writeHtml({ ...mail, quote }, designColours);
  expect(html).toContain("woord<br><br>&lt;b&gt;Groet&lt;/b&gt;");
  expect(html).not.toContain("<a ");
});

test("a mail of another fund has no colour of the design's brand", () => {
  const colours = { primary: "#0f766e", accent: "#facc15" };
  const mail = { ...loginCode("nl"), quote: "Dank u" };
  const [ours, theirs] = [designColours, colours].map((brand) => writeHtml(mail, brand).match(/#[0-9a-f]{6}\b/g) ?? []);
  // Light grounds and light texts are those of the product.
  const shared = new Set(["#faf5ea", "#fffdf8"]);
  const hues = new Set(ours?.filter((colour) => !shared.has(colour)));
  expect(hues.size).toBeGreaterThan(5);
  expect(theirs?.filter((colour) => hues.has(colour))).toEqual([]);
});
