import { pathPrefix } from "#domain/language.ts";
import { letterFields } from "#domain/login.ts";
import { max, type Rules, required } from "#domain/rules.ts";

/** The reasons why a tablet is no kiosk, or why somebody cannot vote at one. */
export type KioskProblem = { code: "kiosk.wrongSetUp" } | { code: "kiosk.notHere" } | { code: "kiosk.wrongLetter" };

/**
 * A kiosk forgets its voter after this many `seconds` without a touch, and shows a `countdown` for the last ones. A
 * screen in use tells the server with this interval, and the server waits for the `grace` longer.
 */
export const kioskRest = { seconds: 30, countdown: 10, tellsEvery: 5, grace: 10 } as const;

/** Gives the start page of the kiosk in the language of a page that is not its own; null for its own pages. */
export function awayFromKiosk(path: string): string | null {
  // The router fetches this address on its way to another page of the kiosk.
  if (path === "/__manifest") return null;
  const begins = (part: string) => path === part || path.startsWith(`${part}/`);
  const prefix = Object.values(pathPrefix).find((pathStart) => pathStart !== "" && begins(pathStart)) ?? "";
  const start = `${prefix}/vote/kiosk`;
  return begins(start) ? null : start;
}

/** How long a code to set up a kiosk works. */
export const kioskSetUpMinutes = 60;

/** The branch of a new kiosk, and a name to distinguish it from others there. The server knows the fund's branches. */
export const newKioskFields = { branch: [required], name: [required, max(60)] } satisfies Rules;

/** The form that turns a tablet into a kiosk. */
export const setUpFields = { code: [required, max(40)] } satisfies Rules;

/** The form of a voter: the number identifies them, and the code of their letter proves it. */
export const kioskFields = {
  employee_id: letterFields.employee_id,
  access_code: letterFields.access_code,
} satisfies Rules;

export type TypedLetter = { employee_id: string; access_code: string };

/**
 * Reads the two fields. A scanner types the whole address of the letter's QR code into the field that has the focus.
 * Older letters do not contain the employee ID, so people type it.
 */
export function readLetter({ employee_id, access_code }: TypedLetter): TypedLetter {
  const scanned = scannedLetter(employee_id) ?? scannedLetter(access_code);
  if (!scanned) return { employee_id: employee_id.trim(), access_code: access_code.trim() };
  const typedId = scannedLetter(employee_id) ? "" : employee_id.trim();
  return { employee_id: scanned.employee_id || typedId, access_code: scanned.access_code };
}

/** Reads the QR code of a letter; gives null for any other text. */
export function scannedLetter(text: string): TypedLetter | null {
  const [, hash = ""] = /^\s*https?:\/\/[^#\s]*\/login\/letter#(\S+)\s*$/i.exec(text) ?? [];
  const parameters = new URLSearchParams(hash);
  const access_code = parameters.get("code");
  return access_code ? { employee_id: parameters.get("id") ?? "", access_code } : null;
}
