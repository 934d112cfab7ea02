import { redirectDocument } from "react-router";
import type { Language } from "#domain/language.ts";
import type { GivenRole } from "#domain/permission.ts";
import { pathIn } from "#web/address.ts";
import { withNext } from "#web/next.ts";

type AfterLogin = { roles: readonly GivenRole[]; next: string | null; home: string; office: string };

/** Where a login leads: to the page someone was on the way to; people of the fund who were on none go to the office. */
export function pathAfterLogin({ roles, next, home, office }: AfterLogin): string {
  const hasNextPage = next !== null && next !== home;
  return roles.length > 0 && !hasNextPage ? office : (next ?? home);
}

/** Leaves a way in once it has let someone in. The whole document: nothing that was loaded for a visitor may stay. */
export function redirectAfterLogin(language: Language, next: string | null) {
  return redirectDocument(withNext(pathIn(language, "/login"), next));
}
