import type { Act } from "#domain/permission.ts";
import { max, oneOf, type Rule, required } from "#domain/rules.ts";

/** The acts that a program may do with a token. None of them reads a dossier. */
export const tokenPermissions = ["readAuditLog", "readMailLog"] as const satisfies readonly Act[];
export type TokenPermission = (typeof tokenPermissions)[number];

/** After how many months a token can end; none works for ever. */
export const tokenMonths = ["1", "3", "6", "12"] as const;

export const tokenFields = {
  name: [required, max(60)],
  months: [required, oneOf(tokenMonths)],
};

/** The events that a webhook can tell about. */
export const webhookEvents = ["dossierMoved", "projectPublished", "voteOpened", "voteClosed", "voteReleased"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

const privateNames = /\.(?:local|localhost|internal|lan|home|arpa)$/i;

/** Accepts an address on the public internet: HTTPS, a host with a name, and no password in it. */
const webhookAddress: Rule = (value) => {
  const typed = String(value).trim();
  if (!URL.canParse(typed)) return { code: "rule.matches" };
  const { protocol, hostname, username, password } = new URL(typed);
  const isNamed = /\.[a-z][a-z0-9-]*$/i.test(hostname) && !privateNames.test(hostname);
  return protocol === "https:" && isNamed && !username && !password ? null : { code: "rule.matches" };
};

export const webhookFields = { address: [required, max(500), webhookAddress] };

/** The most tokens and webhooks of a fund. */
export const mostTokens = 20;
export const mostWebhooks = 10;

/** How many of its latest messages the office sees of each webhook. */
export const shownDeliveries = 5;

export type ConnectionProblem =
  | { code: "connection.nothingChosen" }
  | { code: "connection.tooMany"; most: number }
  | { code: "connection.unknown" };

/** Says why these choices make no token or webhook, or null when they do. */
export function checkChoices(chosen: readonly string[], count: number, most: number): ConnectionProblem | null {
  if (chosen.length === 0) return { code: "connection.nothingChosen" };
  return count >= most ? { code: "connection.tooMany", most } : null;
}

type MovedDossier = { type: "internal" | "external"; isConfidential: boolean; number: string | null };

/** Tells whether a webhook may hear about a dossier: a confidential one is in no message, not even as a number. */
export function isToldOutside({ type, isConfidential, number }: MovedDossier): boolean {
  return type === "external" && !isConfidential && number !== null;
}
