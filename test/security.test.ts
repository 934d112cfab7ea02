import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { filesIn, textOf } from "#test/source.ts";

const page = textOf("docs/security.md");
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, number = "", , answer = "", proof = ""]) => ({ number, answer, proof }),
);

test("the page on security answers each requirement of the standard once, in order", () => {
  // Level 1 has 70 requirements and level 2 has 183 more.
  expect(rows).toHaveLength(253);
  const inOrder = (number: string) => number.split(".").reduce((sum, part) => sum * 1000 + Number(part), 0);
  const places = rows.map(({ number }) => inOrder(number));
  expect(places).toEqual([...new Set(places)].sort((first, second) => first - second));
  const answers = ["holds", "does not apply", "open", "open (operator)"];
  expect(rows.filter(({ answer }) => !answers.includes(answer))).toEqual([]);
});

/** A file of the project, as the page names it. */
const file = /`((?:domain|i18n|server|web|test|e2e|docs)\/[^`\s]+|[a-z-]+\.json)`/g;
/** A link to another page or to a section of this one. */
const link = /\]\(([^)#:]*)(#[^)]*)?\)/g;

test("every file, page and section that the page on security names exists", () => {
  const names = [...page.matchAll(file)].map(([, name = ""]) => name);
  const links = [...page.matchAll(link)].map(([, path, section]) => ({ path, section }));
  const pages = links.flatMap(({ path }) => (path ? [`docs/${path}`] : []));
  expect(names.length).toBeGreaterThan(100);
  expect([...names, ...pages].filter((path) => !existsSync(path))).toEqual([]);

  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
  const sections = headings.map((heading) => `#${heading.toLowerCase().replaceAll(" ", "-")}`);
  const ownSections = links.flatMap(({ path, section }) => (path || !section ? [] : [section]));
  expect(ownSections.filter((section) => !sections.includes(section))).toEqual([]);
});

test("each requirement that holds names what shows it", () => {
  const isNamed = (proof: string) => proof.search(file) >= 0 || proof.search(link) >= 0;
  const wrong = rows.filter(({ answer, proof }) => answer === "holds" && !isNamed(proof));
  expect(wrong.map(({ number }) => number)).toEqual([]);
});

const product = filesIn("domain", "i18n", "server", "web").filter(
  (name) => /\.tsx?$/.test(name) && !name.endsWith(".test.ts") && !name.endsWith(".test.tsx"),
);

/** Where the product has this pattern: the file, and what the group of the pattern found. */
const placesOf = (pattern: RegExp) =>
  product.flatMap((name) => [...textOf(name).matchAll(pattern)].map(([, found = ""]) => `${name} ${found}`)).sort();

test("the code names AES-256-GCM and SHA-256 only, and SHA-1 for code apps", () => {
  const places = placesOf(/\b(?:create(?:Cipheriv|Decipheriv|Hash|Hmac)|hkdfSync)\(([^,)]+)/g);
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter((place) => !/ "(aes-256-gcm|sha256)"$/.test(place))).toEqual(['server/platform/totp.ts "sha1"']);
});

test("secrets come from the secure generator, and tokens have at least 192 random bits", () => {
  // The pause before another try of a job is no secret.
  expect(placesOf(/(Math\.random)/g)).toEqual(["server/jobs/back-off.ts Math.random"]);
  const sizes = placesOf(/\brandomBytes\((\d+)\)/g);
  expect(sizes.length).toBeGreaterThan(10);
  // The nonces of a cipher and of the policy of pages are no secrets either.
  expect(sizes.filter((place) => Number(place.split(" ")[1]) < 24)).toEqual([
    "server/platform/secret.ts 12",
    "server/site.ts 16",
  ]);
});

test("the server starts no other program, runs no text as code, and takes no certificate unchecked", () => {
  const pattern = /(node:child_process|\beval\(|new Function\(|rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED)/g;
  expect(placesOf(pattern)).toEqual([]);
});

test("no pattern is made of a typed text", () => {
  // All of these make their patterns of constants.
  expect([...new Set(placesOf(/\b(RegExp)\(/g).map((place) => place.split(" ")[0]))]).toEqual([
    "domain/earlier-call.ts",
    "domain/phone.ts",
    "domain/text-rules.ts",
    "server/api/account-data.ts",
    "server/api/decision-pdf.ts",
    "server/api/dossier-pdf.ts",
    "server/api/meeting-pdf.ts",
    "server/api/office-dossier-pdf.ts",
    "server/platform/http/encoding.ts",
    "server/platform/http/visitor.ts",
    "server/platform/metrics.ts",
    "web/server/answer.ts",
  ]);
});

test("only the log, the greeting and the commands of the operator print something", () => {
  expect(
    placesOf(/\b(console\.[a-z]+|process\.std(?:out|err))\b/g).filter((place) => !place.startsWith("web/")),
  ).toEqual([
    "server/cli/samen.ts console.error",
    "server/cli/samen.ts console.log",
    "server/platform/log.ts process.stdout",
    "server/site.ts console.log",
    "server/site.ts console.log",
  ]);
});
