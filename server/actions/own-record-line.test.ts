import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { auditActs } from "#domain/audit.ts";
import { languages } from "#domain/language.ts";
import { linesOf } from "#server/actions/own-record-line.ts";
import { testLists } from "#test/fund-lists.ts";

const ownerId = randomUUID();
const [karim, bees] = [randomUUID(), randomUUID()];
const recordContext = {
  ownerId,
  language: "nl",
  names: new Map([
    [karim, "Karim De Smet"],
    [bees, "Bijen op het dak"],
  ]),
  files: [],
  lists: testLists,
  members: [],
} as const;
const entry = { at: new Date("2026-07-01T22:30:00Z"), act: "login", details: {}, actorId: ownerId };
const about = (subject: string) => linesOf("audit", { ...entry, subject }, recordContext);

test("an audit entry in someone's own file names nobody else as its subject", () => {
  expect(about(`person ${ownerId}`)).toEqual([
    ["Wanneer", "2 juli 2026 om 00:30"],
    ["Wat", "Aangemeld"],
    ["Wie", "jij"],
  ]);
  expect(about(`person ${karim}`)).toContainEqual(["Over", "iemand anders"]);
  expect(about("roster")).toContainEqual(["Over", "de personeelslijst"]);
});

test("an audit entry names its project or dossier, and never shows an id", () => {
  expect(about(`project ${bees}`)).toContainEqual(["Over", "een project: Bijen op het dak"]);
  for (const kind of ["dossier", "kiosk", "token", "news"]) {
    const [, subject = ""] = about(`${kind} ${randomUUID()}`).find(([label]) => label === "Over") ?? [];
    expect(subject).toMatch(/^(?:een )[a-z]+$/);
  }
  const details = { member: karim };
  const lines = linesOf("audit", { ...entry, subject: "fund", details }, recordContext);
  expect(lines.flat().join("\n")).not.toContain(karim);
});

test("names the actor of an entry, calls the site the site, and an unknown person someone", () => {
  const by = (actorId: string | null) =>
    linesOf("audit", { ...entry, actorId, subject: `person ${ownerId}` }, recordContext);
  expect(by(karim)).toContainEqual(["Wie", "Karim De Smet"]);
  expect(by(null)).toContainEqual(["Wie", "de site"]);
  expect(by(randomUUID())).toContainEqual(["Wie", "iemand anders"]);
});

test("gives the details of an entry in words; a word of another version is shown unchanged", () => {
  const details = { letters: 1234, branch: "all", withoutMailbox: true, way: "passkey", mood: "good" };
  const lines = linesOf(
    "audit",
    { ...entry, act: "sing", subject: "choir", details },
    { ...recordContext, language: "fr" },
  );
  expect(lines).toContainEqual(["Quoi", "sing"]);
  expect(lines).toContainEqual(["Concerne", "choir"]);
  const [, detailsLine] = lines.find(([label]) => label === "Précisions") ?? [];
  expect(detailsLine?.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(
    "comment : avec une clé d’accès, site : tous, seulement sans boîte mail : oui, lettres : 1 234, mood good",
  );
});

test("every act and detail of the audit log has a text in every language", () => {
  for (const language of languages)
    for (const act of auditActs) {
      const lines = linesOf("audit", { ...entry, act, subject: "roster" }, { ...recordContext, language });
      expect(lines[1]?.[1], `${language} ${act}`).toMatch(/^\p{Lu}(?:\P{Lu}|ID)+$/u);
    }
});
