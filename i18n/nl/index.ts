import { contact } from "#i18n/nl/contact.ts";
import { donate } from "#i18n/nl/donate.ts";
import { error } from "#i18n/nl/error.ts";
import { home } from "#i18n/nl/home.ts";
import { login } from "#i18n/nl/login.ts";
import { problem } from "#i18n/nl/problem.ts";
import { project } from "#i18n/nl/project.ts";
import { projects } from "#i18n/nl/projects.ts";
import { shell } from "#i18n/nl/shell.ts";
import { submit } from "#i18n/nl/submit.ts";
import { volunteer } from "#i18n/nl/volunteer.ts";
import { vote } from "#i18n/nl/vote.ts";
import { written } from "#i18n/nl/written.ts";


/** Every sentence of the site. */
export const texts = { ...contact, ...donate, ...error, ...home, ...login, ...problem, ...project, ...projects, ...shell, ...submit, ...volunteer, ...vote, ...written };

export type TextKey = keyof typeof texts;
