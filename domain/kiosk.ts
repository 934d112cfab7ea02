import { pathPrefix } from "#domain/language.ts";
import { letterFields } from "#domain/login.ts";
import { workplaces } from "#domain/person.ts";
import { max, oneOf, type Rules, required } from "#domain/rules.ts";

/** Why a tablet is no kiosk, or somebody cannot vote at one. */
export type KioskProblem = { code: "kiosk.wrongSetUp" } | { code: "kiosk.notHere" } | { code: "kiosk.wrongLetter" };

/**
 * How many seconds a voter at a kiosk may rest before all is forgotten, how many of them are counted down, how often a
 * screen in use tells the server, and how much longer the server waits for one that has not told it yet.
 */
export const kioskRest = { seconds: 30, countdown: 10, tellsEvery: 5, grace: 10 } as const;

/** Where a kiosk goes instead of a page that is not its own, in the language of that page; null for its own pages. */
export function awayFromKiosk(path: string): string | null {
  // What the router asks for on its way from one page of the kiosk to the next.
  if (path === "/__manifest") return null;
  const begins = (part: string) => path === part || path.startsWith(`${part}/`);
  const prefix = Object.values(pathPrefix).find((one) => one !== "" && begins(one)) ?? "";
  const start = `${prefix}/vote/kiosk`;
  return begins(start) ? null : start;
}

/** How long the code works that turns a tablet into a kiosk. */
export const kioskSetUpMinutes = 60;

/** Where a kiosk stands, and what a coordinator calls it, to tell it from the others there. */
export const newKioskFields = { branch: [required, oneOf(workplaces)], name: [required, max(60)] } satisfies Rules;

/** What one fills in to turn a tablet into a kiosk. */
export const setUpFields = { code: [required, max(40)] } satisfies Rules;

/** What a voter fills in: their number says who, the code of their letter proves it. */
export const kioskFields = {
  employee_id: letterFields.employee_id,
  access_code: letterFields.access_code,
} satisfies Rules;

export type LetterTyped = { employee_id: string; access_code: string };

/**
 * Reads what came into the two fields. A scanner types the whole address of the letter's QR code into whichever has the
 * focus; letters of before they named their owner leave the number to be typed.
 */
export function readLetter({ employee_id, access_code }: LetterTyped): LetterTyped {
  const scanned = scannedLetter(employee_id) ?? scannedLetter(access_code);
  if (!scanned) return { employee_id: employee_id.trim(), access_code: access_code.trim() };
  const typedId = scannedLetter(employee_id) ? "" : employee_id.trim();
  return { employee_id: scanned.employee_id || typedId, access_code: scanned.access_code };
}

/** What a letter's QR code says; null for anything else. */
export function scannedLetter(text: string): LetterTyped | null {
  const [, hash = ""] = /^\s*https?:\/\/[^#\s]*\/login\/letter#(\S+)\s*$/i.exec(text) ?? [];
  const said = new URLSearchParams(hash);
  const access_code = said.get("code");
  return access_code ? { employee_id: said.get("id") ?? "", access_code } : null;
}
