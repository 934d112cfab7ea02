import { DecisionMark } from "#web/components/decision-mark.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { enterOffice } from "#web/office.ts";
import { noSuchPage, type PageArgs, type PageProps } from "#web/page.ts";
import { Budget, BudgetLeft } from "#web/pages/office/committee/meeting/parts/budget.tsx";
import { type LoadedMeeting, loadMeeting } from "#web/pages/office/committee/meeting/parts/meeting.ts";
import { Room } from "#web/pages/office/committee/meeting/parts/room.tsx";
import { useMeetingChanges } from "#web/pages/office/committee/meeting/parts/use-meeting-changes.ts";
import { useNameOf } from "#web/pages/office/committee/parts/dossier-line.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Eyebrow } from "#web/ui/eyebrow/eyebrow.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "../page.css";
import "./page.css";

export const load = async (args: PageArgs) => {
  await enterOffice(args, "committee");
  const { api, language, url } = args;
  const loaded = await loadMeeting(api, { slug: url.searchParams.get("call"), language, isOnProjector: true });
  return loaded ? { call: loaded.round.call, meeting: loaded.meeting } : noSuchPage();
};

/** The meeting for the wall of the room: large, without anything to press, and never a confidential dossier. */
export default function ProjectorPage({ loaderData: { call, meeting } }: PageProps<typeof load>) {
  const text = useText("meeting");
  const to = usePath();
  const connection = useMeetingChanges(call.slug, meeting.revision);
  return (
    <div className="projector">
      <PageHead title={text("meeting.projector")} />
      <section className="meeting__top" aria-labelledby="projector-heading">
        <h1 id="projector-heading">
          <BudgetLeft meeting={meeting} />
        </h1>
        <p>{call.title}</p>
        <Budget meeting={meeting} />
        {meeting.isOpen && <Room meeting={meeting} />}
      </section>
      <Discussed meeting={meeting} />
      <Decided agenda={meeting.agenda} />
      <p className="meeting__small muted">
        {text(`meeting.${connection}`)}{" "}
        <Link href={`${to("/office/committee/meeting")}?call=${call.slug}`}>{text("meeting.projector.close")}</Link>
      </p>
    </div>
  );
}

function Discussed({ meeting: { current, isOutside } }: { meeting: LoadedMeeting }) {
  const text = useText("meeting");
  const format = useFormats();
  const nameOf = useNameOf();
  if (!current)
    return <p className="projector__quiet">{text(isOutside ? "meeting.projector.dark" : "meeting.nothing")}</p>;
  const facts = [
    current.organisation,
    current.town,
    current.askedInCents !== null && `${text("ranking.asked")} ${format.wholeMoney(current.askedInCents)}`,
    typeof current.judgement?.mean === "number" && `${text("ranking.mean")} ${format.tenths(current.judgement.mean)}`,
  ];
  return (
    <section className="projector__now" aria-labelledby="now-heading">
      <Eyebrow>{text("meeting.now")}</Eyebrow>
      <h2 id="now-heading" lang={current.title ? (current.language ?? undefined) : undefined}>
        {nameOf(current)}
      </h2>
      <p>{facts.filter(Boolean).join(" · ")}</p>
    </section>
  );
}

function Decided({ agenda }: { agenda: LoadedMeeting["agenda"] }) {
  const text = useText("meeting");
  const nameOf = useNameOf();
  const decided = agenda.filter(({ decision }) => decision);
  if (decided.length === 0) return null;
  return (
    <ul className="projector__decided" aria-label={text("meeting.decision")}>
      {decided.map((item) => (
        <li key={item.id}>
          <span lang={item.language ?? undefined}>{nameOf(item)}</span>
          {item.decision && <DecisionMark decision={item.decision} />}
        </li>
      ))}
    </ul>
  );
}
