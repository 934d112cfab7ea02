import { system } from "#web/graphql/document.ts";
import { withNext } from "#web/next.ts";
import { noSuchPage, type PageArgs } from "#web/page.ts";

const OfficeGate = system(`
  query OfficeGate { me { firstname roles secondFactor { isNeeded isProven } } }
`);

/**
 * The gate of every page of the office: gives who comes in. Whoever has a role shows a second factor, and to everyone
 * else there is no such page.
 */
export async function enterOffice({ api, url, go }: PageArgs) {
  const { me } = await api.query(OfficeGate);
  if (!me?.secondFactor.isNeeded) noSuchPage();
  if (!me.secondFactor.isProven) throw go(withNext("/login/second-factor", url.pathname + url.search));
  return { firstname: me.firstname, roles: me.roles };
}
