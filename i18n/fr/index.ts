import { copy } from "#i18n/fr/copy.ts";
import { deadline } from "#i18n/fr/deadline.ts";
import { error } from "#i18n/fr/error.ts";
import { login } from "#i18n/fr/login.ts";
import { problem } from "#i18n/fr/problem.ts";
import { project } from "#i18n/fr/project.ts";
import { rule } from "#i18n/fr/rule.ts";
import { shell } from "#i18n/fr/shell.ts";
import { written } from "#i18n/fr/written.ts";
import type { SiteKey } from "#i18n/nl/index.ts";

/** The sentences that any page of the site may need; the parts of the site add their own. */
export const texts = {
  ...copy,
  ...deadline,
  ...error,
  ...login,
  ...problem,
  ...project,
  ...rule,
  ...shell,
  ...written,
} satisfies Record<SiteKey, string>;
