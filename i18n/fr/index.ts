import { contact } from "#i18n/fr/contact.ts";
import { donate } from "#i18n/fr/donate.ts";
import { error } from "#i18n/fr/error.ts";
import { home } from "#i18n/fr/home.ts";
import { login } from "#i18n/fr/login.ts";
import { problem } from "#i18n/fr/problem.ts";
import { project } from "#i18n/fr/project.ts";
import { projects } from "#i18n/fr/projects.ts";
import { shell } from "#i18n/fr/shell.ts";
import { submit } from "#i18n/fr/submit.ts";
import { volunteer } from "#i18n/fr/volunteer.ts";
import { vote } from "#i18n/fr/vote.ts";
import { written } from "#i18n/fr/written.ts";
import type { TextKey } from "#i18n/nl/index.ts";

/** Every sentence of the site. */
export const texts = { ...contact, ...donate, ...error, ...home, ...login, ...problem, ...project, ...projects, ...shell, ...submit, ...volunteer, ...vote, ...written } satisfies Record<TextKey, string>;

