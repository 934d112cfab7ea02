import type { texts as dutch } from "#i18n/nl/set-up.ts";

export const texts = {} satisfies Record<keyof typeof dutch, string>;
