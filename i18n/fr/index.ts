import { contact } from "#i18n/fr/contact.ts";
import { deadline } from "#i18n/fr/deadline.ts";
import { donate } from "#i18n/fr/donate.ts";
import { error } from "#i18n/fr/error.ts";
import { home } from "#i18n/fr/home.ts";
import { login } from "#i18n/fr/login.ts";
import { problem } from "#i18n/fr/problem.ts";
import { project } from "#i18n/fr/project.ts";
import { projects } from "#i18n/fr/projects.ts";
import { rule } from "#i18n/fr/rule.ts";
import { shell } from "#i18n/fr/shell.ts";
import { volunteer } from "#i18n/fr/volunteer.ts";
import { written } from "#i18n/fr/written.ts";
import type { SiteKey } from "#i18n/nl/index.ts";

/** The sentences that any page of the site may need; the parts of the site add their own. */
export const texts = {
  ...contact,
  ...deadline,
  ...donate,
  ...error,
  ...home,
  ...login,
  ...problem,
  ...project,
  ...projects,
  ...rule,
  ...shell,
  ...volunteer,
  ...written,
} satisfies Record<SiteKey, string>;
