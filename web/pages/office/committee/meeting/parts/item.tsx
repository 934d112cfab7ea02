import { type GivenRole, mayDo } from "#domain/permission.ts";
import type { Refused } from "#web/form.tsx";
import { DecisionForm } from "#web/pages/office/committee/meeting/parts/decision-form.tsx";
import type { CurrentItem, LoadedMeeting } from "#web/pages/office/committee/meeting/parts/meeting.ts";
import { useNameOf } from "#web/pages/office/committee/parts/dossier-line.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Eyebrow } from "#web/ui/eyebrow/eyebrow.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Table } from "#web/ui/table/table.tsx";

type Props = {
  meeting: LoadedMeeting;
  callId: string;
  slug: string;
  roles: readonly GivenRole[];
  refused: Refused | undefined;
};

/** The dossier that is discussed: what it asks, what the members scored, and the decision. */
export function Item({ meeting, callId, slug, roles, refused }: Props) {
  const text = useText("meeting");
  const { current, isOutside, isOpen } = meeting;
  if (isOutside) return <Outside slug={slug} roles={roles} />;
  if (!current)
    return isOpen ? (
      <section className="pane" aria-label={text("meeting.now")}>
        {meeting.hasItemLeft && <Notice tone="warning">{text("meeting.itemLeft")}</Notice>}
        <h2>{text("meeting.nothing")}</h2>
        <p className="muted">{text("meeting.nothing.text")}</p>
      </section>
    ) : null;
  return (
    <section className="pane meeting__item" aria-labelledby="item-heading">
      <ItemHead item={current} />
      <ScoreMatrix item={current} criteria={meeting.criteria} />
      <Differences item={current} criteria={meeting.criteria} />
      {meeting.isRecorder ? (
        <DecisionForm key={current.id} meeting={meeting} item={current} callId={callId} refused={refused} />
      ) : (
        <Recorder meeting={meeting} />
      )}
    </section>
  );
}

/** Every member outside reads the same question, so that it tells nobody why somebody is outside. */
function Outside({ slug, roles }: Pick<Props, "slug" | "roles">) {
  const text = useText("meeting");
  const to = usePath();
  return (
    <Notice tone="warning">
      <p>{text("meeting.outside")}</p>
      {mayDo({ roles, hasSecondFactor: true }, "reviewDossier") && (
        <p>
          {text("meeting.outside.answers")}{" "}
          <Link href={`${to("/office/committee")}?call=${slug}`}>{text("committee.view.mine")}</Link>
        </p>
      )}
    </Notice>
  );
}

function Recorder({ meeting: { seats, recorderId } }: Pick<Props, "meeting">) {
  const text = useText("meeting");
  const name = seats.find(({ id }) => id === recorderId)?.name ?? "";
  return <p className="muted">{text("meeting.recorder", { name })}</p>;
}

function ItemHead({ item }: { item: CurrentItem }) {
  const text = useText("meeting");
  const format = useFormats();
  const name = useNameOf()(item);
  const { judgement } = item;
  const means = judgement?.reviews.flatMap(({ mean }) => mean ?? []) ?? [];
  const spread = [Math.min(...means), Math.max(...means)].map((mean) => format.tenths(mean)).join(" – ");
  return (
    <>
      <Eyebrow>{judgement?.rank ? text("meeting.item.rank", { rank: judgement.rank }) : text("meeting.now")}</Eyebrow>
      <h2 id="item-heading" lang={item.title ? (item.language ?? undefined) : undefined}>
        {name}
      </h2>
      <p className="muted">{[item.number, item.organisation, item.town].filter(Boolean).join(", ")}</p>
      <dl className="meeting__facts">
        {item.askedInCents !== null && (
          <div>
            <dt>{text("ranking.asked")}</dt>
            <dd>{format.wholeMoney(item.askedInCents)}</dd>
          </div>
        )}
        {typeof judgement?.mean === "number" && (
          <div>
            <dt>{text("ranking.mean")}</dt>
            <dd>{format.tenths(judgement.mean)}</dd>
          </div>
        )}
        {means.length > 0 && (
          <div>
            <dt>{text("ranking.spread")}</dt>
            <dd>{spread}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

type Criteria = LoadedMeeting["criteria"];

const scoreOf = (review: { scores: readonly { criterion: string; score: number }[] }, criterion: string) =>
  review.scores.find((one) => one.criterion === criterion)?.score ?? null;

/** The scores per member and criterion. */
function ScoreMatrix({ item: { judgement }, criteria }: { item: CurrentItem; criteria: Criteria }) {
  const text = useText("meeting");
  const format = useFormats();
  const reviews = judgement?.reviews ?? [];
  if (reviews.length === 0) return null;
  return (
    <Table caption={text("meeting.scores")} className="meeting__matrix">
      <thead>
        <tr>
          <th scope="col">{text("meeting.criterion")}</th>
          {reviews.map(({ member, name }) => (
            <th key={member} scope="col">
              {name.split(" ")[0]}
            </th>
          ))}
          <th scope="col" className="n">
            {text("ranking.mean")}
          </th>
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ id, name }) => {
          const scores = reviews.map((review) => scoreOf(review, id));
          const givenScores = scores.filter((score) => score !== null);
          return (
            <tr key={id}>
              <th scope="row">{name}</th>
              {reviews.map((review, index) => (
                <td key={review.member}>
                  <span
                    className={classNames("meeting__score", scores[index] ? `meeting__score--${scores[index]}` : null)}
                  >
                    {scores[index] ?? "–"}
                  </span>
                </td>
              ))}
              <td className="n">
                {givenScores.length > 0 &&
                  format.tenths(givenScores.reduce((sum, score) => sum + score, 0) / givenScores.length)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** The criterion on which the members differ most, and what they wrote. */
function Differences({ item: { judgement }, criteria }: { item: CurrentItem; criteria: Criteria }) {
  const text = useText("meeting");
  const reviews = judgement?.reviews ?? [];
  const ranges = criteria.map(({ id, name }) => {
    const scores = reviews.flatMap((review) => scoreOf(review, id) ?? []);
    return { name, least: Math.min(...scores), most: Math.max(...scores) };
  });
  const [widest] = ranges.toSorted((one, other) => other.most - other.least - (one.most - one.least));
  const notes = reviews.filter(({ note }) => note !== "");
  const isWide = widest && widest.most - widest.least >= 2;
  if (!isWide && notes.length === 0) return null;
  return (
    <Notice
      tone={isWide ? "warning" : "info"}
      title={isWide ? text("meeting.differ", { ...widest, criterion: widest.name }) : text("meeting.notes")}
    >
      {notes.map(({ member, name, note }) => (
        <p key={member}>
          {name}: {note}
        </p>
      ))}
    </Notice>
  );
}
