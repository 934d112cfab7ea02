import { copy } from "#i18n/en/copy.ts";
import { deadline } from "#i18n/en/deadline.ts";
import { error } from "#i18n/en/error.ts";
import { login } from "#i18n/en/login.ts";
import { problem } from "#i18n/en/problem.ts";
import { project } from "#i18n/en/project.ts";
import { rule } from "#i18n/en/rule.ts";
import { shell } from "#i18n/en/shell.ts";
import { written } from "#i18n/en/written.ts";
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
