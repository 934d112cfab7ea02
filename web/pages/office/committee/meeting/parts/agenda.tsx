import { isWideApart } from "#domain/review.ts";
import { DecisionMark } from "#web/components/decision-mark.tsx";
import type { AgendaItem, LoadedMeeting } from "#web/pages/office/committee/meeting/parts/meeting.ts";
import { Press } from "#web/pages/office/committee/meeting/parts/press.tsx";
import { DossierLine, useNameOf } from "#web/pages/office/committee/parts/dossier-line.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Dots } from "#web/ui/dots/dots.tsx";
import { Rows } from "#web/ui/rows/rows.tsx";
import { StateMark } from "#web/ui/state-mark/state-mark.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

type Props = {
  meeting: Pick<LoadedMeeting, "agenda" | "current" | "isRecorder" | "isOpen">;
  callId: string;
};

/** The ranking as the agenda: the scores of the members as dots, and what was decided. */
export function Agenda({ meeting, callId }: Props) {
  const text = useText("meeting");
  const format = useFormats();
  const to = usePath();
  const nameOf = useNameOf();
  const { agenda, current, isRecorder, isOpen } = meeting;
  return (
    <div className="meeting__part">
      <div className="meeting__head">
        <h2>{text("meeting.agenda")}</h2>
        <p className="muted">{text("meeting.agenda.lead")}</p>
      </div>
      <Rows
        caption={text("meeting.agenda")}
        columns={[
          { name: "project", label: text("ranking.project") },
          { name: "rank", label: text("ranking.rank"), isNumber: true },
          { name: "scores", label: text("ranking.scores") },
          { name: "mean", label: text("ranking.mean"), isNumber: true },
          { name: "asked", label: text("ranking.asked"), isNumber: true },
          { name: "decision", label: text("meeting.decision") },
        ]}
        rows={agenda.map((item) => ({
          id: item.id,
          label: item.number ?? "",
          isOpen: item.id === current?.id,
          cells: [
            <span key="project">
              <DossierLine dossier={item} href={to(`/office/committee/${item.id}`)} />
              {item.isConfidential && <Tag tone="apricot">{text("round.confidential")}</Tag>}
            </span>,
            <b key="rank" className="ranking__rank">
              {item.judgement?.rank ?? "–"}
            </b>,
            <Scores key="scores" item={item} />,
            <b key="mean" className="ranking__mean">
              {typeof item.judgement?.mean === "number" ? format.tenths(item.judgement.mean) : "–"}
            </b>,
            item.askedInCents === null ? "" : format.wholeMoney(item.askedInCents),
            <span key="decision" className="meeting__state">
              {item.id === current?.id ? (
                <StateMark kernel="dot" tone="apricot">
                  {text("meeting.now")}
                </StateMark>
              ) : (
                !item.decision && <span className="muted">{text("meeting.toDiscuss")}</span>
              )}
              {item.decision && <DecisionMark decision={item.decision} />}
              {isOpen && isRecorder && item.id !== current?.id && (
                <Press callId={callId} intent="discuss" values={{ dossier: item.id }} variant="quiet">
                  {text("meeting.act.discuss")}
                  <span className="vh"> {nameOf(item)}</span>
                </Press>
              )}
            </span>,
          ],
        }))}
      />
    </div>
  );
}

function Scores({ item: { judgement } }: { item: AgendaItem }) {
  const text = useText("meeting");
  const format = useFormats();
  if (!judgement) return <span className="muted">{text("meeting.scoresClosed")}</span>;
  if (judgement.mean === null || judgement.spread === null)
    return <span className="muted">{text("ranking.noScores")}</span>;
  const values = judgement.reviews.flatMap(({ mean }) => mean ?? []);
  const label = text("ranking.plot", {
    scores: values.map((value) => format.tenths(value)).join(", "),
    mean: format.tenths(judgement.mean),
  });
  return <Dots label={label} values={values} mean={judgement.mean} isWide={isWideApart(judgement)} />;
}
