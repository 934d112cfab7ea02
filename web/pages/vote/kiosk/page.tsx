import { PageHead } from "#web/components/page-head.tsx";
import { isSentBy, refusalOf, submitForm } from "#web/form.tsx";
import { fund, system } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageHandle, PageProps } from "#web/page.ts";
import { KioskLogin, kioskLoginForm } from "#web/pages/vote/kiosk/parts/login.tsx";
import { KioskSetUp, setUpForm } from "#web/pages/vote/kiosk/parts/set-up.tsx";
import { KioskStart } from "#web/pages/vote/kiosk/parts/start.tsx";
import { findVote } from "#web/pages/vote/parts/vote-state.ts";
import { useText } from "#web/text.tsx";
import "./page.css";

const KioskHere = system(`query KioskHere { kiosk { branch voter } }`);
const KioskVote = fund(`query KioskVote { now calls { phase votingOpens votingCloses resultsPublished } }`);
const SetUpKiosk = system(`mutation SetUpKiosk($code: String!) { setUpKiosk(code: $code) }`);
const EnterKiosk = system(`
  mutation EnterKiosk($employee_id: String!, $access_code: String!) {
    enterKiosk(employee_id: $employee_id, access_code: $access_code)
  }
`);

export const load = async ({ api, url, go }: PageArgs) => {
  const [{ kiosk }, { now, calls }] = await Promise.all([api.query(KioskHere), api.query(KioskVote)]);
  // A voter who is already logged in here continues with their ballot.
  if (kiosk?.voter) throw go("/vote/kiosk/ballot");
  return { kiosk, now, isBegun: url.searchParams.has("who"), ...findVote(calls, now) };
};

export const act = ({ api, form, go }: ActArgs) => {
  if (isSentBy(setUpForm, form)) {
    return submitForm(
      setUpForm,
      form,
      (kiosk) => api.mutate(SetUpKiosk, kiosk),
      () => go("/vote/kiosk"),
    );
  }
  // A scanner types the whole content of a letter into one field, so a refused form shows what was read from it.
  for (const [field, value] of Object.entries(kioskLoginForm.read(form))) form.set(field, value);
  return submitForm(
    kioskLoginForm,
    form,
    (letter) => api.mutate(EnterKiosk, letter),
    () => go("/vote/kiosk/ballot"),
  );
};

export { KioskTrouble as ErrorBoundary } from "#web/pages/vote/kiosk/parts/trouble.tsx";

// The scripts start at once, because the page must forget people who walk away before they press anything.
export const handle: PageHandle = { startsAtOnce: true };

/** The data of the kiosk and the vote, for the steps of the page. */
export type KioskData = Awaited<ReturnType<typeof load>>;

export default function KioskPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("vote");
  const { kiosk, isBegun, state } = loaderData;
  // A tablet may have changed its role since the form was opened, so each form only gets errors of its own fields.
  const isAboutFields = actionData?.problem.code === "form.invalid";
  const refused = isAboutFields ? refusalOf(kiosk ? kioskLoginForm : setUpForm, actionData) : actionData;
  return (
    <>
      <PageHead title={text("kiosk.title")} isRefused={Boolean(actionData)} />
      {!kiosk ? (
        <KioskSetUp refused={refused} />
      ) : isBegun && state === "open" ? (
        <KioskLogin branch={kiosk.branch} refused={refused} />
      ) : (
        <KioskStart branch={kiosk.branch} loaderData={loaderData} />
      )}
    </>
  );
}
