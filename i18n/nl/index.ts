import { contact } from "#i18n/nl/contact.ts";
import { deadline } from "#i18n/nl/deadline.ts";
import { donate } from "#i18n/nl/donate.ts";
import { error } from "#i18n/nl/error.ts";
import { home } from "#i18n/nl/home.ts";
import { login } from "#i18n/nl/login.ts";
import { problem } from "#i18n/nl/problem.ts";
import { project } from "#i18n/nl/project.ts";
import { projects } from "#i18n/nl/projects.ts";
import { rule } from "#i18n/nl/rule.ts";
import { shell } from "#i18n/nl/shell.ts";
import type { submit } from "#i18n/nl/submit.ts";
import { volunteer } from "#i18n/nl/volunteer.ts";
import type { vote } from "#i18n/nl/vote.ts";
import { written } from "#i18n/nl/written.ts";

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
};

export type SiteKey = keyof typeof texts;

/** Every sentence of the site. */
export type TextKey = SiteKey | keyof typeof submit | keyof typeof vote;
