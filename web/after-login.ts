import { redirectDocument } from "react-router";
import type { Language } from "#domain/language.ts";
import type { GivenRole } from "#domain/permission.ts";
import { pathIn } from "#web/address.ts";
import { withNext } from "#web/next.ts";

type AfterLogin = { roles: readonly GivenRole[]; next: string | null; home: string; office: string };

/** The path after a login: the requested page, or else the office for people with a role, and home for others. */
export function pathAfterLogin({ roles, next, home, office }: AfterLogin): string {
  const hasNextPage = next !== null && next !== home;
  return roles.length > 0 && !hasNextPage ? office : (next ?? home);
}

/** Redirects after a login. The whole document loads again, so that no data of the visitor stays. */
export function redirectAfterLogin(language: Language, next: string | null) {
  return redirectDocument(withNext(pathIn(language, "/login"), next));
}
