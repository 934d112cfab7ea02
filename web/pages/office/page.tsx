import { mayOpenArea, mayOpenTab } from "#domain/office-area.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { fund, system } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { NextEvents } from "#web/pages/office/parts/next-events.tsx";
import { useWaitingWork } from "#web/pages/office/parts/waiting-work.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";
import { Work } from "#web/ui/work/work.tsx";
import { countOf, WaitingWork } from "#web/waiting.ts";
import "./page.css";

const TodayCalls = fund(`
  query TodayCalls($language: Language!) {
    now
    officeCalls {
      id slug title(language: $language) phase winnerCount
      submissionsOpen submissionsClose votingOpens votingCloses resultsPublished awardsFrom
      plan { publishedAt committeeMeets reportsDue }
    }
  }
`);
const TodayStaffList = system(`query TodayStaffList { rosterDraft { fileName } }`);
const TodayDossiers = fund(`
  query TodayDossiers { waitingDossiers { step count day } mentioningDossiers { id number } }
`);
const TodayInbox = fund(`query TodayInbox { waitingThreads { count since } }`);

export const load = async (args: PageArgs) => {
  const officer = await enterOffice(args, "today");
  const { api, language } = args;
  const asker = { roles: officer.roles, hasSecondFactor: true };
  const waiting = (await api.query(WaitingWork)).me?.waiting ?? [];
  const today = mayOpenArea(asker, "calls") ? await api.query(TodayCalls, { language }) : null;
  const staff = countOf(waiting, "staffList") > 0 ? await api.query(TodayStaffList) : null;
  const dossiers = mayOpenArea(asker, "dossiers") ? await api.query(TodayDossiers) : null;
  const inbox = mayOpenArea(asker, "inbox") ? (await api.query(TodayInbox)).waitingThreads : null;
  return {
    ...officer,
    waiting,
    calls: today?.officeCalls ?? [],
    now: today?.now ?? null,
    dossiers: dossiers?.waitingDossiers ?? [],
    inbox,
    mentions: dossiers?.mentioningDossiers ?? [],
    staffList: staff?.rosterDraft?.fileName ?? null,
  };
};

export type Today = Awaited<ReturnType<typeof load>>;

/** The first page of the office: what waits for the reader, and what happens next by itself. */
export default function OfficePage({ loaderData: today }: PageProps<typeof load>) {
  const text = useText("calls");
  const to = usePath();
  const { firstname, roles, calls, now } = today;
  const work = useWaitingWork(today);
  const asker = { roles, hasSecondFactor: true };
  const isVoting = mayOpenTab(asker, "vote") && calls.some(({ phase }) => phase === "voting" || phase === "counting");
  return (
    <>
      <PageHead title={text("office.title")} description={text("office.lead")} />
      <OfficeHead
        title={text("office.heading", { firstname, count: work.reduce((sum, { count }) => sum + count, 0) })}
        lead={text("office.lead")}
      >
        <ul className="plain row" aria-label={text("office.roles", { count: roles.length })}>
          {roles.map((role) => (
            <li key={role}>
              <Tag tone="blue">{text(`role.${role}`)}</Tag>
            </li>
          ))}
        </ul>
      </OfficeHead>
      <div className="office-today">
        <section aria-labelledby="waiting-heading">
          <h2 id="waiting-heading">{text("office.waiting")}</h2>
          {work.length > 0 ? <Work items={work} /> : <Empty title={text("office.nothing")} />}
        </section>
        {now && (
          <section className="office-today__next" aria-labelledby="next-heading">
            <h2 id="next-heading">{text("office.next")}</h2>
            <NextEvents calls={calls} now={now} />
            {isVoting && <ArrowLink href={to("/office/vote")}>{text("office.vote")}</ArrowLink>}
          </section>
        )}
      </div>
    </>
  );
}
