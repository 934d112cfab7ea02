/** The views of the outbox: every pending decision, those that lack something, and the released ones. */
export const outboxViews = ["pending", "unfinished", "released"] as const;
export type OutboxView = (typeof outboxViews)[number];

/** Reads the view of an address. */
export function readOutboxView(searchParams: URLSearchParams): OutboxView {
  return outboxViews.find((view) => view === searchParams.get("view")) ?? "pending";
}

/** Writes a view as the end of an address, with other parts of it, such as the open decision. */
export function outboxSearch(view: OutboxView, rest: Record<string, string> = {}): string {
  const params = new URLSearchParams({ ...(view !== "pending" && { view }), ...rest });
  return params.size > 0 ? `?${params}` : "";
}

/** Tells whether a decision lacks something, so that it stays behind when the others are released. */
export function isUnfinished({ decision }: { decision: { missing: readonly unknown[] } | null }): boolean {
  return decision !== null && decision.missing.length > 0;
}
