import type { PageHandle } from "#web/page.ts";

export { act, default, load } from "#web/pages/vote/page.tsx";

// The same ballot for a voter who comes from a login or a project; only scripts know what was chosen there.
export const handle: PageHandle = { startsAtOnce: true };
