import { data } from "react-router";
import { mayDo } from "#domain/permission.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { isSentBy, refusalOf, refusedForm, submitForm, typedInto } from "#web/form.tsx";
import { fund, system } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { addKioskForm } from "#web/pages/office/calls/slug/letters/parts/add-kiosk.tsx";
import { ChooseLetters, lettersForm } from "#web/pages/office/calls/slug/letters/parts/choose-letters.tsx";
import { PlannedLetters } from "#web/pages/office/calls/slug/letters/parts/planned-letters.tsx";
import { VotePosters } from "#web/pages/office/calls/slug/letters/parts/posters.tsx";
import { Tablets } from "#web/pages/office/calls/slug/letters/parts/tablets.tsx";
import { CallFrame } from "#web/pages/office/calls/slug/parts/call-frame.tsx";
import { enterCall } from "#web/pages/office/calls/slug/parts/call-gate.ts";
import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "./page.css";

const PlannedQuery = system(`
  query PlannedLetters($branch: String, $withoutMailbox: Boolean!, $person: String) {
    accessLetters(branch: $branch, withoutMailbox: $withoutMailbox, employeeId: $person) { count leftOut owner }
  }
`);
const OfficeKiosks = system(`query OfficeKiosks { kiosks(first: 200) { id name branch madeAt lastSeenAt } }`);
const PosterStage = fund(`query PosterStage($slug: String!) { call(slug: $slug) { voteDesk { stage } } }`);
const NewKiosk = system(`
  mutation NewKiosk($branch: String!, $name: String!) {
    addKiosk(branch: $branch, name: $name) { code address qr { size path } }
  }
`);
const EndKiosk = system(`mutation EndKiosk($id: ID!) { removeKiosk(id: $id) }`);

export const load = async (args: PageArgs) => {
  const { asker, head } = await enterCall(args, "letters");
  const { api, url } = args;
  const isRemoved = url.searchParams.has("removed");
  if (!mayDo(asker, "runCall")) return { head, isRemoved, kiosks: null, hasPosters: false };
  const [{ kiosks }, { call }] = await Promise.all([
    api.query(OfficeKiosks),
    api.query(PosterStage, { slug: head.slug }),
  ]);
  const stage = call?.voteDesk?.stage;
  return { head, isRemoved, kiosks, hasPosters: stage === "preflight" || stage === "open" };
};

export const act = (args: ActArgs) => {
  if (isSentBy(lettersForm, args.form)) return plan(args);
  return isSentBy(addKioskForm, args.form) ? add(args) : remove(args);
};
/** Says what would be printed; it changes nothing and makes no code. */
const plan = ({ api, form }: ActArgs) =>
  submitForm(
    lettersForm,
    form,
    // This is a query, but it can be refused like a mutation: if there is nobody, or no such person.
    (choice) => api.mutate(PlannedQuery, selectionOf(choice, form)),
    ({ accessLetters }, choice) => {
      const plannedLetters = { typed: typedInto(form), selection: selectionOf(choice, form), ...accessLetters };
      return data({ problem: null, plannedLetters, addedKiosk: null });
    },
  );
const add = ({ api, form }: ActArgs) =>
  submitForm(
    addKioskForm,
    form,
    (kiosk) => api.mutate(NewKiosk, kiosk),
    // The code that makes a tablet a kiosk is only in this answer, because no address may contain it.
    ({ addKiosk }, { name }) => data({ problem: null, plannedLetters: null, addedKiosk: { name, ...addKiosk } }),
  );
const remove = async ({ api, form, go, params }: ActArgs) => {
  const { problem } = await api.mutate(EndKiosk, { id: String(form.get("id")) });
  // Somebody else has already removed it.
  const isGone = !problem || problem.code === "kiosk.unknown";
  return isGone ? go(`/office/calls/${params.slug}/letters?removed`) : refusedForm(problem, form);
};

/** The choice of people who get a letter. A named person gets one in any branch, with or without a mailbox. */
function selectionOf({ person, branch }: { person: string; branch: string }, form: FormData) {
  if (person) return { person, branch: null, withoutMailbox: false };
  return { person: null, branch: branch || null, withoutMailbox: form.get("withoutMailbox") === "on" };
}

/** A kiosk in the list of the page. */
export type OfficeKiosk = NonNullable<Awaited<ReturnType<typeof load>>["kiosks"]>[number];

/** The tab of a call for everything that brings a vote to people without a mailbox. */
export default function OfficeLettersPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("calls");
  const { head, kiosks, hasPosters, isRemoved } = loaderData;
  const refused = actionData?.problem ? actionData : undefined;
  const answer = actionData && !actionData.problem ? actionData : null;
  const [refusedLetters, refusedKiosk] = [refusalOf(lettersForm, refused), refusalOf(addKioskForm, refused)];
  const letters = answer?.plannedLetters;
  return (
    <CallFrame head={head} tab="letters" lead={text("callTab.letters.lead")} isRefused={Boolean(refused)}>
      <div className="wrap office-page call-columns">
        <div role="status">
          {isRemoved && !actionData && <Notice tone="success">{text("officeKiosks.removed")}</Notice>}
        </div>
        {refused && !refusedLetters && !refusedKiosk && <RefusalNotice problem={refused.problem} />}
        <ChooseLetters refused={refusedLetters} lastChoice={letters?.typed} />
        {letters && <PlannedLetters key={JSON.stringify(letters.selection)} {...letters} />}
        {kiosks && <Tablets kiosks={kiosks} addedKiosk={answer?.addedKiosk ?? null} refused={refusedKiosk} />}
        {hasPosters && <VotePosters slug={head.slug} />}
      </div>
    </CallFrame>
  );
}
