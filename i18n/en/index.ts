import { copy } from "#i18n/en/copy.ts";
import { error } from "#i18n/en/error.ts";
import { outage } from "#i18n/en/outage.ts";
import { shell } from "#i18n/en/shell.ts";
import { written } from "#i18n/en/written.ts";
import type { SiteKey } from "#i18n/nl/index.ts";

/** The sentences that any page may need; the parts of the site add their own. */
export const texts = {
  ...copy,
  ...error,
  ...outage,
  ...shell,
  ...written,
} satisfies Record<SiteKey, string>;
