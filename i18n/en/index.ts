import { error } from "#i18n/en/error.ts";
import { home } from "#i18n/en/home.ts";
import { login } from "#i18n/en/login.ts";
import { problem } from "#i18n/en/problem.ts";
import { project } from "#i18n/en/project.ts";
import { shell } from "#i18n/en/shell.ts";
import type { TextKey } from "#i18n/nl/index.ts";

/** Every sentence of the site. */
export const texts = { ...error, ...home, ...login, ...problem, ...project, ...shell } satisfies Record<TextKey, string>;

