import { data, redirectDocument } from "react-router";
import { isLanguage } from "#domain/language.ts";
import type { Problem } from "#domain/problem.ts";
import { forgetDrafts } from "#web/components/draft-on-device.ts";
import { LogOutMutation } from "#web/components/log-out.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { forgetChoices } from "#web/components/unconfirmed-choice.ts";
import { fund, system } from "#web/graphql/document.ts";
import { type ActArgs, noSuchPage, type PageArgs, type PageProps, statusOf } from "#web/page.ts";
import { AccountAudit } from "#web/pages/account/parts/audit.tsx";
import { AccountData } from "#web/pages/account/parts/data.tsx";
import { AccountDetails, AccountLanguage } from "#web/pages/account/parts/details.tsx";
import { AccountDossiers, isWaiting } from "#web/pages/account/parts/dossiers.tsx";
import { LogOut } from "#web/pages/account/parts/log-out.tsx";
import { AccountFactors, AccountOffice } from "#web/pages/account/parts/office.tsx";
import type { FormSection, Outcome } from "#web/pages/account/parts/outcome.tsx";
import { AccountSessions } from "#web/pages/account/parts/sessions.tsx";
import { AccountVote } from "#web/pages/account/parts/vote.tsx";
import { useText } from "#web/text.tsx";
import "./page.css";

const AccountQuery = system(`
  query Account {
    me {
      firstname lastname email employeeId branch department employmentStatus language roles
      sessions(first: 50) { id device way startedAt seenAt isThis }
      kept { kind count staysWhenErased }
      audit(first: 50) { id at act by isByMe }
    }
    fund { declinedMonths declinedRequestMonths paidMonths }
  }
`);
const MyFactors = system(`query MyFactors { me { secondFactor { passkeys { id } codeAppSince } } }`);
const MyDossiers = fund(`
  query MyDossiers {
    myDossiers {
      id number type title state step isConfidential sentAt answerBy completeBy mayEdit hasUnsentChanges
      call { submissionsClose votingOpens votingCloses resultsPublished }
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
const EraseOwnData = system(`mutation EraseOwnData { eraseOwnData }`);

export const load = async ({ api, language }: PageArgs) => {
  const [{ me, fund: months }, { myDossiers }, { now, calls }] = await Promise.all([
    api.query(AccountQuery),
    api.query(MyDossiers),
    api.query(MyVoting, { language }),
  ]);
  // Calls come newest first, so this is the current vote, or else the last one.
  const vote = calls.find(({ votingOpens }) => votingOpens && Date.parse(votingOpens) <= Date.parse(now)) ?? null;
  if (!me) noSuchPage();
  // Only people with a role have a second factor.
  const factors = me.roles.length > 0 ? (await api.query(MyFactors)).me?.secondFactor : undefined;
  return { ...me, dossiers: myDossiers ?? [], vote, now, factors, months };
};

/** The data of a person's own account, for the sections of the page. */
export type Account = Awaited<ReturnType<typeof load>>;

const refused = (section: FormSection, problem: Problem) => data<Outcome>({ section, problem }, statusOf(problem));

export const act = async ({ api, form, home }: ActArgs) => {
  const intent = String(form.get("intent") ?? "");
  const language = form.get("language");
  if (intent === "language" && isLanguage(language)) {
    const { problem } = await api.mutate(ChooseLanguage, { language });
    return problem
      ? refused("language", problem)
      : ({ section: "language", done: "language", language } satisfies Outcome);
  }
  if (intent === "end") {
    const { problem } = await api.mutate(EndSession, { id: String(form.get("id") ?? "") });
    return problem ? refused("sessions", problem) : ({ section: "sessions", done: "session" } satisfies Outcome);
  }
  if (intent === "end-others") {
    const { problem } = await api.mutate(EndOtherSessions);
    return problem ? refused("sessions", problem) : ({ section: "sessions", done: "others" } satisfies Outcome);
  }
  if (intent === "erase" && !form.has("sure")) return refused("data", { code: "account.notSure" });
  if (intent !== "erase" && intent !== "log-out") return refused("data", { code: "form.invalid", fields: [] });
  const { problem } = intent === "erase" ? await api.mutate(EraseOwnData) : await api.mutate(LogOutMutation);
  // The whole document loads again, so that no data of this person stays.
  return problem ? refused("data", problem) : redirectDocument(home);
};
export const actInBrowser = async (args: ActArgs) => {
  const answer = await act(args);
  // A redirect means that the person is logged out, so unsent answers must not stay for the next person.
  if (answer instanceof Response) {
    forgetDrafts();
    forgetChoices();
  }
  return answer;
};

export default function AccountPage({ loaderData: me, actionData: outcome }: PageProps<typeof load, typeof act>) {
  const text = useText("account");
  const waitingCount = me.dossiers.filter(isWaiting).length;
  return (
    <>
      <PageHead title={text("shell.account")} description={text("account.lead")} />
      <div className="wrap account-head">
        <h1>
          {text("account.heading", { firstname: me.firstname })}
          {waitingCount > 0 && (
            <>
              , <em>{text("account.waiting", { count: waitingCount })}</em>
            </>
          )}
        </h1>
        <LogOut />
      </div>
      <div className="wrap account">
        <div className="account__main">
          <AccountOffice roles={me.roles} />
          <AccountDossiers dossiers={me.dossiers} now={me.now} />
        </div>
        <div className="account__side">
          <AccountVote vote={me.vote} dossiers={me.dossiers} />
          <section className="account__part" aria-labelledby="about-heading">
            <h2 id="about-heading">{text("account.about")}</h2>
            <div>
              <AccountDetails {...me} />
              <AccountLanguage language={me.language} outcome={outcome} />
              <AccountFactors factors={me.factors} />
              <AccountSessions sessions={me.sessions} outcome={outcome} />
              <AccountData records={me.kept} months={me.months} outcome={outcome} />
              <AccountAudit audit={me.audit} />
            </div>
          </section>
        </div>
      </div>
    </>
  );
}
