import { fund } from "#web/graphql/document.ts";
import type { PageArgs } from "#web/page.ts";

const Calls = fund(`
  query OpenCall($language: Language!) {
    now
    calls {
      title(language: $language) intro(language: $language) phase submissionsOpen submissionsClose
      maximumInCents maximumWhenActiveInCents costShare
    }
  }
`);

/** Loads the call that takes submissions now, and when the next one opens; each is null if there is none. */
export async function loadOpenCall({ api, language }: Pick<PageArgs, "api" | "language">) {
  const { now, calls } = await api.query(Calls, { language });
  // Calls come newest first, so the last upcoming call opens first.
  const next = calls.findLast(({ phase }) => phase === "upcoming");
  return {
    now,
    call: calls.find(({ phase }) => phase === "submission") ?? null,
    nextOpens: next?.submissionsOpen ?? null,
  };
}

/** The call that takes submissions, and when the next one opens. */
export type OpenCall = Awaited<ReturnType<typeof loadOpenCall>>;
