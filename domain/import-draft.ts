import type { Act } from "#domain/permission.ts";

/** The lists that people look through before they take them over, and the act that each needs. */
export const importActs = { roster: "importRoster", projects: "writeProject" } as const satisfies Record<string, Act>;
export type ImportKind = keyof typeof importActs;
export const importKinds = Object.keys(importActs) as [ImportKind, ...ImportKind[]];

/** How long a list that someone looks through is kept. */
export const importDraftHours = 24;
