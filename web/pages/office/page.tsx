import { mayOpenArea, mayOpenTab } from "#domain/office-area.ts";
import { mayDo } from "#domain/permission.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { roleKey } from "#web/components/role-key.ts";
import { fund, system } from "#web/graphql/document.ts";
import { useInstallation } from "#web/installation.ts";
import { enterOffice } from "#web/office.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { BeforeMeeting } from "#web/pages/office/parts/before-meeting.tsx";
import { NextEvents } from "#web/pages/office/parts/next-events.tsx";
import { OpenMessages } from "#web/pages/office/parts/open-messages.tsx";
import { useWaitingWork } from "#web/pages/office/parts/waiting-work.ts";
import { Year } from "#web/pages/office/parts/year.tsx";
import { usePath } from "#web/path.ts";
import { useMe } from "#web/shell/me.ts";
import { useFormats, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";
import { Work } from "#web/ui/work/work.tsx";
import { countOf, WaitingWork } from "#web/waiting.ts";
import "./page.css";

const TodayCalls = fund(`
  query TodayCalls($language: Language!) {
    officeCalls {
      id slug title(language: $language) phase winnerCount
      submissionsOpen submissionsClose votingOpens votingCloses resultsPublished awardsFrom
      plan { publishedAt committeeMeets reportsDue }
    }
  }
`);
const TodayLateAccesses = fund(`
  query TodayLateAccesses { officeCalls { slug lateAccesses(first: 20) { id until person } } }
`);
const TodayDrafts = fund(`query TodayDrafts { draftCount }`);
const TodayStaffList = system(`query TodayStaffList { rosterDraft { fileName } }`);
const TodayNow = fund(`query TodayNow { now }`);
const TodayDossiers = fund(`
  query TodayDossiers { waitingDossiers { step count day } mentioningDossiers { id number } }
`);
const TodayInbox = fund(`
  query TodayInbox {
    waitingThreads { count since }
    threads(list: "state=waiting&sort=written&size=25") {
      rows { id topic number isConfidential preview language writtenAt }
    }
  }
`);
const TodayOutbox = fund(`query TodayOutbox { plannedReleases { at count } }`);
const TodayRound = fund(`query TodayRound { reviewRound { committeeMeets } }`);
const TodayProgress = fund(`
  query TodayProgress { reviewRound { committeeMeets endedAt members { id name finished due } } }
`);

/** The messages that Today shows; the list has them all. */
const mostThreads = 4;

export const load = async (args: PageArgs) => {
  const officer = await enterOffice(args, "today");
  const { api, language } = args;
  const asker = { roles: officer.roles, hasSecondFactor: true };
  const { now } = await api.query(TodayNow);
  const waiting = (await api.query(WaitingWork)).me?.waiting ?? [];
  const mayRun = mayDo(asker, "runCall");
  const calls = mayOpenArea(asker, "calls") ? (await api.query(TodayCalls, { language })).officeCalls : [];
  const given = mayRun ? (await api.query(TodayLateAccesses)).officeCalls : [];
  const isSubmitting = mayRun && calls.some(({ phase }) => phase === "submission");
  const drafts = isSubmitting ? await api.query(TodayDrafts) : null;
  const staff = countOf(waiting, "staffList") > 0 ? await api.query(TodayStaffList) : null;
  const dossiers = mayOpenArea(asker, "dossiers") ? await api.query(TodayDossiers) : null;
  const inbox = mayOpenArea(asker, "inbox") ? await api.query(TodayInbox) : null;
  const outbox = mayOpenArea(asker, "outbox") ? await api.query(TodayOutbox) : null;
  const round = mayRun ? (await api.query(TodayProgress)).reviewRound : null;
  const scoring = countOf(waiting, "score") > 0 && !round ? (await api.query(TodayRound)).reviewRound : round;
  return {
    ...officer,
    isJustOpened: args.url.searchParams.has("opened"),
    waiting,
    now,
    calls,
    lateAccesses: given.flatMap(({ slug, lateAccesses }) =>
      (lateAccesses ?? []).map((access) => ({
        ...access,
        slug,
        title: calls.find((call) => call.slug === slug)?.title ?? slug,
      })),
    ),
    draftCount: drafts?.draftCount ?? null,
    releases: outbox?.plannedReleases ?? [],
    dossiers: dossiers?.waitingDossiers ?? [],
    inbox: inbox?.waitingThreads ?? null,
    threads: (inbox?.threads.rows ?? []).slice(0, mostThreads),
    mentions: dossiers?.mentioningDossiers ?? [],
    round,
    scoringEnds: scoring?.committeeMeets ?? null,
    staffList: staff?.rosterDraft?.fileName ?? null,
  };
};

export type Today = Awaited<ReturnType<typeof load>>;

/** The first page of the office: what waits for the reader, and what happens next by itself. */
export default function OfficePage({ loaderData: today }: PageProps<typeof load>) {
  const text = useText("calls");
  const to = usePath();
  const format = useFormats();
  const { publicUrl } = useInstallation();
  const { firstname, roles, calls, releases, now } = today;
  const me = useMe();
  const work = useWaitingWork(today);
  const asker = { roles, hasSecondFactor: true };
  const isVoting = mayOpenTab(asker, "vote") && calls.some(({ phase }) => phase === "voting" || phase === "counting");
  const seesClock = mayOpenArea(asker, "calls") || releases.length > 0;
  return (
    <>
      <PageHead title={text("office.title")} description={text("office.lead")} />
      <OfficeHead
        title={text("office.heading", { firstname, count: work.reduce((sum, { count }) => sum + count, 0) })}
        lead={format.longDate(new Date(now))}
      >
        <ul className="plain row" aria-label={text("office.roles", { count: roles.length })}>
          {roles.map((role) => (
            <li key={role}>
              <Tag tone="blue">{text(roleKey(role, me?.seat))}</Tag>
            </li>
          ))}
        </ul>
      </OfficeHead>
      {today.isJustOpened && (
        <Notice tone="success" role="status" title={text("office.opened")}>
          {text("office.opened.text", { url: publicUrl })}
        </Notice>
      )}
      <Year calls={calls} now={now} />
      <div className="office-today">
        <div className="office-today__column">
          <section aria-labelledby="waiting-heading">
            <div className="office-today__head">
              <h2 id="waiting-heading">{text("office.waiting")}</h2>
              {work.length > 1 && <p>{text("office.waiting.order")}</p>}
            </div>
            {work.length > 0 ? <Work items={work} /> : <Empty title={text("office.nothing")} />}
          </section>
          <OpenMessages threads={today.threads} />
        </div>
        <div className="office-today__column">
          {seesClock && (
            <section className="office-today__box" aria-labelledby="next-heading">
              <h2 id="next-heading">{text("office.next")}</h2>
              <NextEvents {...today} />
              {isVoting && <ArrowLink href={to("/office/vote")}>{text("office.vote")}</ArrowLink>}
            </section>
          )}
          <BeforeMeeting round={today.round} now={now} />
        </div>
      </div>
    </>
  );
}
