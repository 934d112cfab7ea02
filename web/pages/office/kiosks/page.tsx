import { data } from "react-router";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { isSentBy, refusalOf, refusedForm, submitForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { AddKiosk, addKioskForm } from "#web/pages/office/kiosks/parts/add-kiosk.tsx";
import { AddedKiosk } from "#web/pages/office/kiosks/parts/added-kiosk.tsx";
import { KioskList } from "#web/pages/office/kiosks/parts/list.tsx";
import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "#web/components/office-page.css";
import "./page.css";

const OfficeKiosks = system(`query OfficeKiosks { kiosks(first: 200) { id name branch madeAt lastSeenAt } }`);
const NewKiosk = system(`
  mutation NewKiosk($branch: String!, $name: String!) {
    addKiosk(branch: $branch, name: $name) { code address qr { size path } }
  }
`);
const EndKiosk = system(`mutation EndKiosk($id: ID!) { removeKiosk(id: $id) }`);

export const load = async (args: PageArgs) => {
  await enterOffice(args, "kiosks");
  const { kiosks } = await args.api.query(OfficeKiosks);
  return { kiosks, isRemoved: args.url.searchParams.has("removed") };
};

export const act = async (args: ActArgs) => (isSentBy(addKioskForm, args.form) ? add(args) : remove(args));
const add = ({ api, form }: ActArgs) =>
  submitForm(
    addKioskForm,
    form,
    (kiosk) => api.mutate(NewKiosk, kiosk),
    // The code that makes a tablet a kiosk is only in this answer, because no address may contain it.
    ({ addKiosk }, { name }) => data({ problem: null, name, ...addKiosk }),
  );
const remove = async ({ api, form, go }: ActArgs) => {
  const { problem } = await api.mutate(EndKiosk, { id: String(form.get("id")) });
  // Somebody else has already removed it.
  const isGone = !problem || problem.code === "kiosk.unknown";
  return isGone ? go("/office/kiosks?removed") : refusedForm(problem, form);
};

/** A kiosk in the list of the page. */
export type OfficeKiosk = Awaited<ReturnType<typeof load>>["kiosks"][number];

/** The page on which a coordinator turns tablets into kiosks, and ends them. */
export default function OfficeKiosksPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("office");
  const { kiosks, isRemoved } = loaderData;
  const refused = actionData?.problem ? actionData : undefined;
  const refusedForm = refusalOf(addKioskForm, refused);
  const addedKiosk = actionData && !actionData.problem ? actionData : null;
  return (
    <>
      <PageHead title={text("officeKiosks.title")} isRefused={Boolean(refused)} />
      <OfficeHead title={text("officeKiosks.title")} lead={text("officeKiosks.lead")} />
      <div className="wrap office-page">
        <div role="status">
          {isRemoved && !actionData && <Notice tone="success">{text("officeKiosks.removed")}</Notice>}
        </div>
        {refused && !refusedForm && <RefusalNotice problem={refused.problem} />}
        {addedKiosk && <AddedKiosk key={addedKiosk.code} {...addedKiosk} />}
        {/* The first kiosk appears in the list a moment after it was added. */}
        {(kiosks.length > 0 || !addedKiosk) && <KioskList kiosks={kiosks} />}
        {/* The form is empty again for the next kiosk. */}
        <AddKiosk key={`after ${addedKiosk?.code}`} refused={refusedForm} />
      </div>
    </>
  );
}
