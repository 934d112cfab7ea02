import { fund } from "#web/graphql/document.ts";
import type { PageArgs } from "#web/page.ts";

const Calls = fund(`
  query OpenCall($language: Language!) {
    now
    calls {
      title(language: $language) phase submissionsOpen submissionsClose
      maximumInCents maximumWhenActiveInCents
    }
  }
`);

/** Loads the call that takes submissions now, and when the next one opens; null for what there is not. */
export async function loadOpenCall({ api, language }: Pick<PageArgs, "api" | "language">) {
  const { now, calls } = await api.query(Calls, { language });
  // Newest first: the last one that is still to come is the first to open.
  const next = calls.findLast(({ phase }) => phase === "upcoming");
  return {
    now,
    call: calls.find(({ phase }) => phase === "submission") ?? null,
    nextOpens: next?.submissionsOpen ?? null,
  };
}

/** What is known of the call that takes submissions. */
export type OpenCall = Awaited<ReturnType<typeof loadOpenCall>>;
