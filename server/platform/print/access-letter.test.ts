import { expect, test } from "vitest";
import { brandOf } from "#domain/setting.ts";
import { type AccessLetter, printLetters } from "#server/platform/print/access-letter.ts";
import { drawPaperLook } from "#server/platform/print/look.ts";
import { readPages } from "#test/pdf.ts";

const letter: AccessLetter = {
  locale: "nl-BE",
  brand: brandOf({ company: "Amandel", fund: "Sociaal Fonds", name: "Amandel Sociaal Fonds" }),
  date: "15 november 2026",
  addressee: ["Anna Peeters"],
  heading: "Je code",
  paragraphs: [],
  code: { label: "Je code", printed: "", hint: "Deel hem met niemand." },
  qr: { text: "https://samen.example", alternative: "" },
  steps: { heading: "Zo kom je binnen", each: ["een", "twee", "drie"] },
  notes: [],
  footer: "",
};

const fund = { colours: { primary: "#0f766e", accent: "#facc15" }, company: "Havenwerk" };
const look = await drawPaperLook({ fund, picture: null });

test("prints a code on one line of the letter, even with only wide characters", async () => {
  const codes = ["WWWW-WWWW-WWWW", "MWQM-WMWQ-GWMW", "2345-6789-JTFL"];
  const letters = codes.map((printed) => ({ ...letter, code: { ...letter.code, printed } }));
  const about = { title: "Brieven", locale: "nl-BE", madeAt: new Date("2026-11-15T09:00:00Z"), look };
  const pages = readPages(Buffer.concat(await Array.fromAsync(printLetters(letters, about))));
  for (const [index, code] of codes.entries()) expect(pages[index]).toContain(code);
});
