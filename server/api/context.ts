import type { Context } from "#server/context.ts";

/** What a field is handed: the context of every action, and the id that ties its answer to the log. */
export type ApiContext = Context & { requestId: string };
