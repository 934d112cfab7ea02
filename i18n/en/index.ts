import { contact } from "#i18n/en/contact.ts";
import { deadline } from "#i18n/en/deadline.ts";
import { donate } from "#i18n/en/donate.ts";
import { error } from "#i18n/en/error.ts";
import { home } from "#i18n/en/home.ts";
import { login } from "#i18n/en/login.ts";
import { problem } from "#i18n/en/problem.ts";
import { project } from "#i18n/en/project.ts";
import { projects } from "#i18n/en/projects.ts";
import { rule } from "#i18n/en/rule.ts";
import { shell } from "#i18n/en/shell.ts";
import { volunteer } from "#i18n/en/volunteer.ts";
import { written } from "#i18n/en/written.ts";
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
