import { contact } from "#i18n/en/contact.ts";
import { donate } from "#i18n/en/donate.ts";
import { error } from "#i18n/en/error.ts";
import { home } from "#i18n/en/home.ts";
import { login } from "#i18n/en/login.ts";
import { problem } from "#i18n/en/problem.ts";
import { project } from "#i18n/en/project.ts";
import { projects } from "#i18n/en/projects.ts";
import { shell } from "#i18n/en/shell.ts";
import { submit } from "#i18n/en/submit.ts";
import { volunteer } from "#i18n/en/volunteer.ts";
import { vote } from "#i18n/en/vote.ts";
import { written } from "#i18n/en/written.ts";
import type { TextKey } from "#i18n/nl/index.ts";

/** Every sentence of the site. */
export const texts = { ...contact, ...donate, ...error, ...home, ...login, ...problem, ...project, ...projects, ...shell, ...submit, ...volunteer, ...vote, ...written } satisfies Record<TextKey, string>;

