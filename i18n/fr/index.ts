import { error } from "#i18n/fr/error.ts";
import { home } from "#i18n/fr/home.ts";
import { login } from "#i18n/fr/login.ts";
import { problem } from "#i18n/fr/problem.ts";
import { project } from "#i18n/fr/project.ts";
import { shell } from "#i18n/fr/shell.ts";
import type { TextKey } from "#i18n/nl/index.ts";

/** Every sentence of the site. */
export const texts = { ...error, ...home, ...login, ...problem, ...project, ...shell } satisfies Record<TextKey, string>;

