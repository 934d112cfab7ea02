import { mayOpenArea, type OfficeArea } from "#domain/office-area.ts";
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
export async function enterOffice({ api, url, go }: PageArgs, area: OfficeArea) {
  const { me } = await api.query(OfficeGate);
  if (!me?.secondFactor.isNeeded) noSuchPage();
  if (!me.secondFactor.isProven) throw go(withNext("/login/second-factor", url.pathname + url.search));
  if (!mayOpenArea({ roles: me.roles, hasSecondFactor: true }, area)) noSuchPage();
  return { firstname: me.firstname, roles: me.roles };
}
