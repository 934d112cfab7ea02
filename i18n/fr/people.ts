import type { texts as dutch } from "#i18n/nl/people.ts";

export const texts = {} satisfies Record<keyof typeof dutch, string>;
