import type { texts as dutch } from "#i18n/nl/settings.ts";

export const texts = {} satisfies Record<keyof typeof dutch, string>;
