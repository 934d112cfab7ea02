import { type CallTab, mayOpenTab, openCallTabs } from "#domain/office-area.ts";
import { mayDo } from "#domain/permission.ts";
import { fund } from "#web/graphql/document.ts";
import { enterOfficeIf } from "#web/office.ts";
import { noSuchPage, type PageArgs } from "#web/page.ts";

// Two documents, because people who do not read plans may not ask for drafts.
const OfficeCallHead = fund(`
  query OfficeCallHead($slug: String!, $language: Language!) {
    officeCall(slug: $slug) { id slug title(language: $language) plan { publishedAt } }
  }
`);
const PublicCallHead = fund(`
  query PublicCallHead($slug: String!, $language: Language!) { call(slug: $slug) { id slug title(language: $language) } }
`);

/** Opens a tab of a call, and returns the call and the tabs that the reader may open. */
export async function enterCall(args: PageArgs, tab: CallTab) {
  const { roles } = await enterOfficeIf(args, (asker) => mayOpenTab(asker, tab));
  const asker = { roles, hasSecondFactor: true };
  const { api, language, params } = args;
  const choice = { slug: params.slug ?? "", language };
  const readsPlans = mayDo(asker, "readCallPlan");
  const plannedCall = readsPlans ? (await api.query(OfficeCallHead, choice)).officeCall : null;
  const call = readsPlans ? plannedCall : (await api.query(PublicCallHead, choice)).call;
  if (!call) noSuchPage();
  const isDraft = plannedCall !== null && plannedCall.plan.publishedAt === null;
  const tabs = openCallTabs(asker, isDraft);
  if (!tabs.includes(tab)) noSuchPage();
  const { id, slug, title } = call;
  return { asker, head: { id, slug, title, isDraft, tabs, readsPlans } };
}

/** The call in the frame of its tabs. */
export type CallHead = Awaited<ReturnType<typeof enterCall>>["head"];
