import { system } from "#web/graphql/document.ts";
import { withNext } from "#web/next.ts";
import { noSuchPage, type PageArgs } from "#web/page.ts";

const OfficeGate = system(`
  query OfficeGate { me { firstname roles secondFactor { isNeeded isProven } } }
`);

/**
 * Opens a page of the office, and returns who opens it. People with a role must show a second factor first; for
 * everyone else the page does not exist.
 */
export async function enterOffice({ api, url, go }: PageArgs) {
  const { me } = await api.query(OfficeGate);
  if (!me?.secondFactor.isNeeded) noSuchPage();
  if (!me.secondFactor.isProven) throw go(withNext("/login/second-factor", url.pathname + url.search));
  return { firstname: me.firstname, roles: me.roles };
}
