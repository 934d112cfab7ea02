import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { refusalOf } from "#web/form.tsx";
import { enterOffice } from "#web/office.ts";
import { type ActArgs, noSuchPage, type PageArgs, type PageProps } from "#web/page.ts";
import { actInMeeting } from "#web/pages/office/committee/meeting/parts/act.ts";
import { Agenda } from "#web/pages/office/committee/meeting/parts/agenda.tsx";
import { Budget, BudgetLeft } from "#web/pages/office/committee/meeting/parts/budget.tsx";
import { decideItemForm } from "#web/pages/office/committee/meeting/parts/decide-item-form.ts";
import { Item } from "#web/pages/office/committee/meeting/parts/item.tsx";
import { type LoadedMeeting, loadMeeting } from "#web/pages/office/committee/meeting/parts/meeting.ts";
import { Minutes } from "#web/pages/office/committee/meeting/parts/minutes.tsx";
import { Press } from "#web/pages/office/committee/meeting/parts/press.tsx";
import { Attendance, Room } from "#web/pages/office/committee/meeting/parts/room.tsx";
import { StopHere } from "#web/pages/office/committee/meeting/parts/stop-here.tsx";
import { useMeetingChanges } from "#web/pages/office/committee/meeting/parts/use-meeting-changes.ts";
import { CommitteeViews } from "#web/pages/office/committee/parts/committee-views.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "../page.css";
import "../ranking/page.css";
import "./page.css";

export const load = async (args: PageArgs) => {
  const { roles } = await enterOffice(args, "committee");
  const { api, language, url } = args;
  const loaded = await loadMeeting(api, { slug: url.searchParams.get("call"), language, isOnProjector: false });
  return loaded ? { roles, ...loaded } : noSuchPage();
};

export const act = (args: ActArgs) => actInMeeting(args);

/** The meeting in which the committee decides, live for all who take part. */
export default function MeetingPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("meeting");
  const { roles, rounds, round, meeting } = loaderData;
  const { id: callId, slug } = round.call;
  const connection = useMeetingChanges(slug, meeting.revision);
  const refused = actionData?.problem ? actionData : undefined;
  return (
    <>
      <PageHead title={text("meeting.title")} isRefused={Boolean(refused)} />
      <section className="meeting__top" aria-labelledby="meeting-heading">
        <div className="office-head">
          <div className="office-head__text">
            <h1 id="meeting-heading">
              <BudgetLeft meeting={meeting} />
            </h1>
            <Lead meeting={meeting} />
          </div>
          <Ways meeting={meeting} slug={slug} />
        </div>
        <Budget meeting={meeting} />
        <Room meeting={meeting} />
        <div className="meeting__acts">
          <Presses meeting={meeting} callId={callId} />
        </div>
        <Attendance meeting={meeting} callId={callId} />
      </section>
      <CommitteeViews roles={roles} current="meeting" round={round} rounds={rounds} />
      <div role="status">{connection === "cut" && <Notice tone="warning">{text("meeting.cut")}</Notice>}</div>
      {refused && !refusalOf(decideItemForm, refused) && <RefusalNotice problem={refused.problem} />}
      <div className="meeting__split">
        <div className="meeting__part">
          <Agenda meeting={meeting} callId={callId} />
          <StopHere agenda={meeting.agenda} />
          <Minutes entries={meeting.entries} />
          <Following connection={connection} slug={slug} />
        </div>
        <Item meeting={meeting} callId={callId} slug={slug} roles={roles} refused={refused} />
      </div>
    </>
  );
}

function Lead({ meeting: { agenda, openedAt, endedAt } }: { meeting: LoadedMeeting }) {
  const text = useText("meeting");
  const format = useFormats();
  const counts = { total: agenda.length, done: agenda.filter(({ decision }) => decision).length };
  if (!openedAt) return <p>{text("meeting.lead.before", counts)}</p>;
  return (
    <p>
      {endedAt
        ? text("meeting.lead.ended", { ...counts, moment: format.dateTime(new Date(endedAt)) })
        : text("meeting.lead", { ...counts, moment: format.dateTime(new Date(openedAt)) })}
    </p>
  );
}

/** The ways to the papers and pages of the meeting. */
function Ways({ meeting, slug }: { meeting: LoadedMeeting; slug: string }) {
  const text = useText("meeting");
  const to = usePath();
  const minutes = to(`/office/committee/minutes/${slug}`);
  return (
    <div className="office-head__side meeting__acts">
      <LinkButton size="small" variant="secondary" href={`${to("/office/committee/projector")}?call=${slug}`}>
        {text("meeting.projector")}
      </LinkButton>
      {meeting.openedAt && (
        <>
          <LinkButton size="small" variant="secondary" iconBefore="document" href={`${minutes}.pdf`} target="_self">
            {text("meeting.minutes")}
          </LinkButton>
          {meeting.agenda.some(({ isConfidential }) => isConfidential) && (
            <LinkButton
              size="small"
              variant="secondary"
              iconBefore="document"
              href={`${minutes}/closed.pdf`}
              target="_self"
            >
              {text("meeting.minutes.closed")}
            </LinkButton>
          )}
        </>
      )}
      <LinkButton size="small" iconAfter="arrow" href={to("/office/outbox")}>
        {text("meeting.outbox")}
      </LinkButton>
    </div>
  );
}

/** The buttons of the viewer's own acts in the meeting. */
function Presses({ meeting, callId }: { meeting: LoadedMeeting; callId: string }) {
  const text = useText("meeting");
  const { isOpen, openedAt, mayOpen, isPresent, isRecorder } = meeting;
  if (!isOpen)
    return mayOpen ? (
      <Press callId={callId} intent="open" variant="primary">
        {text(openedAt ? "meeting.act.reopen" : "meeting.act.open")}
      </Press>
    ) : (
      <p>{text("meeting.wait")}</p>
    );
  return (
    <>
      {isPresent ? (
        <Press callId={callId} intent="leave">
          {text("meeting.act.leave")}
        </Press>
      ) : (
        (["join", "joinRemote"] as const).map((intent) => (
          <Press key={intent} callId={callId} intent={intent} variant={intent === "join" ? "primary" : "secondary"}>
            {text(`meeting.act.${intent}`)}
          </Press>
        ))
      )}
      {isRecorder && (
        <Press callId={callId} intent="end">
          {text("meeting.act.end")}
        </Press>
      )}
    </>
  );
}

function Following({ connection, slug }: { connection: "loaded" | "live" | "cut"; slug: string }) {
  const text = useText("meeting");
  const to = usePath();
  if (connection === "cut") return null;
  return (
    <p className="meeting__small muted">
      {text(`meeting.${connection}`)}{" "}
      {connection === "loaded" && (
        <Link href={`${to("/office/committee/meeting")}?call=${slug}`}>{text("meeting.reload")}</Link>
      )}
    </p>
  );
}
