import { mayOpenArea, type OfficeArea } from "#domain/office-area.ts";
import type { Asker } from "#domain/permission.ts";
import { system } from "#web/graphql/document.ts";
import { withNext } from "#web/next.ts";
import { noSuchPage, type PageArgs } from "#web/page.ts";

const OfficeGate = system(`
  query OfficeGate { me { firstname roles secondFactor { isNeeded isProven } } }
`);

/**
 * Opens a page of one area of the office, and returns who opens it. People with a role must show a second factor first;
 * for everyone who may not open the area, the page does not exist.
 */
export function enterOffice(args: PageArgs, area: OfficeArea) {
  return enterOfficeIf(args, (asker) => mayOpenArea(asker, area));
}

/** Opens a page of the office for people who may see it; for all others it does not exist. */
export async function enterOfficeIf({ api, url, go }: PageArgs, mayOpen: (asker: Asker) => boolean) {
  const { me } = await api.query(OfficeGate);
  if (!me?.secondFactor.isNeeded) noSuchPage();
  if (!me.secondFactor.isProven) throw go(withNext("/login/second-factor", url.pathname + url.search));
  if (!mayOpen({ roles: me.roles, hasSecondFactor: true })) noSuchPage();
  return { firstname: me.firstname, roles: me.roles };
}
