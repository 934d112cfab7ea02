import type { texts as dutch } from "#i18n/nl/calls.ts";

export const texts = {} satisfies Record<keyof typeof dutch, string>;
