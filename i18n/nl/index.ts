import { error } from "#i18n/nl/error.ts";
import { home } from "#i18n/nl/home.ts";
import { login } from "#i18n/nl/login.ts";
import { problem } from "#i18n/nl/problem.ts";
import { project } from "#i18n/nl/project.ts";
import { shell } from "#i18n/nl/shell.ts";


/** Every sentence of the site. */
export const texts = { ...error, ...home, ...login, ...problem, ...project, ...shell };

export type TextKey = keyof typeof texts;
