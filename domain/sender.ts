// The records of a domain in DNS say which servers send mails for it (SPF, RFC 7208) and how to treat other mails in its
// name (DMARC, RFC 7489). A mail server trusts mails less when the domain of their sender says neither.

/** Whether a domain names the servers that send for it. */
export const spfStates = ["named", "missing", "several", "unknown"] as const;
export type SpfState = (typeof spfStates)[number];

/** The treatment that a domain asks for mails that others send in its name. */
export const dmarcStates = ["stops", "watches", "missing", "unknown"] as const;
export type DmarcState = (typeof dmarcStates)[number];

/** The text records of a name; null if no server answered. */
export type TextRecords = readonly string[] | null;

/** Reads who sends for a domain. A domain with two such records counts as one without any. */
export function readSpf(records: TextRecords): SpfState {
  if (!records) return "unknown";
  const spfRecords = records.filter((record) => /^v=spf1( |$)/i.test(record));
  return spfRecords.length === 0 ? "missing" : spfRecords.length === 1 ? "named" : "several";
}

/** We look up at most this many names, so that nobody can make us ask a hundred questions. */
const mostNames = 4;

/** The names at which a domain can have its policy: its own first, then those of the domains above it. */
export function namesOfPolicy(domain: string): string[] {
  const labels = domain.split(".");
  return labels
    .map((_label, index) => labels.slice(index))
    .filter((rest) => rest.length >= 2)
    .filter((_rest, index, all) => index === 0 || index > all.length - mostNames)
    .map((rest) => `_dmarc.${rest.join(".")}`);
}

/** Reads the policy of a domain from the records of `namesOfPolicy`, of which the first with a policy counts. */
export function readDmarc(recordsOfNames: readonly TextRecords[]): DmarcState {
  for (const [level, records] of recordsOfNames.entries()) {
    if (!records) return "unknown";
    const record = records.find((record) => /^v=DMARC1\s*(;|$)/.test(record));
    if (!record) continue;
    const tags = new Map(record.split(";").map((tag) => tag.split("=").map((part) => part.trim()) as [string, string]));
    const policy = (level > 0 ? tags.get("sp") : undefined) ?? tags.get("p");
    return policy === "quarantine" || policy === "reject" ? "stops" : "watches";
  }
  return "missing";
}
