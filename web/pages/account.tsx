import { redirectDocument } from "react-router";
import { isLanguage } from "#domain/language.ts";
import type { Problem } from "#domain/problem.ts";
import { forgetDrafts } from "#web/components/draft-on-device.ts";
import { forgetChoices } from "#web/components/kept-choice.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { fund, system } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import { type ActArgs, noSuchPage, type PageArgs, refused } from "#web/page.ts";
import { AccountAudit } from "#web/pages/account/audit.tsx";
import { AccountData } from "#web/pages/account/data.tsx";
import { AccountDetails } from "#web/pages/account/details.tsx";
import { AccountDossiers } from "#web/pages/account/dossiers.tsx";
import { LogOut } from "#web/pages/account/log-out.tsx";
import { AccountSessions } from "#web/pages/account/sessions.tsx";
import { AccountVote } from "#web/pages/account/vote.tsx";
import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import type { Route } from "./+types/account.ts";
import "./account.css";

const AccountQuery = system(`
  query Account {
    me {
      firstname lastname email employeeId branch department employmentStatus language roles
      sessions(first: 50) { id device way startedAt seenAt isThis }
      kept { kind count staysWhenErased }
      audit(first: 50) { number at act by isByMe }
    }
  }
`);
const MyDossiers = fund(`
  query MyDossiers {
    myDossiers {
      id number type title state step changedAt completeBy mayEdit hasUnsentChanges
      messages { isFromOffice isRead }
    }
  }
`);
const MyVoting = fund(`
  query MyVoting($language: Language!) {
    now
    calls {
      slug title(language: $language) phase votingOpens votingCloses hasVoted
      myVote { receipt project { slug text(language: $language) { title inDutch } } }
    }
  }
`);
const ChooseLanguage = system(`mutation ChooseLanguage($language: Language!) { chooseLanguage(language: $language) }`);
const EndSession = system(`mutation EndSession($id: ID!) { endSession(id: $id) }`);
const EndOtherSessions = system(`mutation EndOtherSessions { endOtherSessions }`);
const LogOutHere = system(`mutation LogOut { logout }`);
const EraseOwnData = system(`mutation EraseOwnData { eraseOwnData }`);

const load = async ({ api, language }: PageArgs) => {
  const [{ me }, { myDossiers }, { now, calls }] = await Promise.all([
    api.query(AccountQuery),
    api.query(MyDossiers),
    api.query(MyVoting, { language }),
  ]);
  // Newest first: the vote that is on, or else the last one.
  const vote = calls.find(({ votingOpens }) => votingOpens && Date.parse(votingOpens) <= Date.parse(now)) ?? null;
  if (!me) noSuchPage();
  return { ...me, dossiers: myDossiers ?? [], vote };
};

/** What someone sees of themselves; the sections take their part of it. */
export type Account = Awaited<ReturnType<typeof load>>;

type Done = "language" | "session" | "others";
const done = (done: Done) => ({ done });

const act = async ({ api, form, home }: ActArgs) => {
  const intent = String(form.get("intent") ?? "");
  const language = form.get("language");
  if (intent === "language" && isLanguage(language)) {
    const { problem } = await api.mutate(ChooseLanguage, { language });
    return problem ? refused(problem) : done("language");
  }
  if (intent === "end") {
    const { problem } = await api.mutate(EndSession, { id: String(form.get("id") ?? "") });
    return problem ? refused(problem) : done("session");
  }
  if (intent === "end-others") {
    const { problem } = await api.mutate(EndOtherSessions);
    return problem ? refused(problem) : done("others");
  }
  if (intent === "erase" && !form.has("sure")) return refused({ code: "account.notSure" });
  const { problem } = intent === "erase" ? await api.mutate(EraseOwnData) : await api.mutate(LogOutHere);
  // The whole document: nothing that was loaded for this person may stay.
  return problem ? refused(problem) : redirectDocument(home);
};
const actHere = async (args: ActArgs) => {
  const answer = await act(args);
  // Whoever is led away is logged out: what could not be sent is not for whoever sits here next.
  if (answer instanceof Response) {
    forgetDrafts();
    forgetChoices();
  }
  return answer;
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = onServer(act);
export const clientAction = inBrowser(actHere);

export default function AccountPage({ loaderData: me, actionData }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <PageHead title={text("shell.account")} description={text("account.lead")} />
      <PageTop title={text("account.heading", { firstname: me.firstname })} lead={text("account.lead")} isSplit>
        <LogOut />
      </PageTop>
      <div className="wrap account">
        {actionData && <Outcome {...actionData} />}
        <AccountDetails {...me} />
        <AccountDossiers dossiers={me.dossiers} />
        <AccountVote vote={me.vote} />
        <AccountSessions sessions={me.sessions} />
        <AccountData kept={me.kept} />
        <AccountAudit audit={me.audit} />
      </div>
    </>
  );
}

function Outcome(outcome: { problem: Problem } | { done: Done }) {
  const text = useText();
  if ("problem" in outcome) return <RefusalNotice {...outcome} />;
  return (
    <Notice role="status" tone="success">
      {text(`account.done.${outcome.done}`)}
    </Notice>
  );
}
