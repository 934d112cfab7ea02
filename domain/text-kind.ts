/** The kinds of texts that people read: each has an editor of its own. */
export const textKinds = ["project", "offer", "page", "news", "mail", "label"] as const;
export type TextKind = (typeof textKinds)[number];
