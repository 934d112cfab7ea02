import { mayDo } from "#domain/permission.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { CommitteeViews } from "#web/pages/office/committee/parts/committee-views.tsx";
import { DossierLine } from "#web/pages/office/committee/parts/dossier-line.tsx";
import { MissingScores, readMissing } from "#web/pages/office/committee/parts/missing-scores.tsx";
import { NextDossier } from "#web/pages/office/committee/parts/next-dossier.tsx";
import {
  countMine,
  inWalkingOrder,
  OwnStatusFields,
  type RoundDossier,
  statusOf,
} from "#web/pages/office/committee/parts/round.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Kernels } from "#web/ui/kernels/kernels.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Rows } from "#web/ui/rows/rows.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";
import "./page.css";

const CommitteeList = fund(
  `
  query CommitteeList($slug: String, $language: Language!) {
    currentCall { slug title(language: $language) handScores { score } }
    reviewRounds { slug title(language: $language) }
    reviewRound(slug: $slug) {
      call { slug title(language: $language) handScores { score } }
      committeeMeets endedAt
      dossiers {
        ...OwnStatusFields
        type isUrgent title language organisation town reviewProgress { finished reviewers }
      }
    }
  }
`,
  [OwnStatusFields],
);

export const load = async (args: PageArgs) => {
  const { roles } = await enterOffice(args, "committee");
  const slug = args.url.searchParams.get("call");
  // Coordinators score nothing, so their page is how far the members are.
  if (!mayDo({ roles, hasSecondFactor: true }, "reviewDossier"))
    throw args.go(`/office/committee/progress${slug ? `?call=${encodeURIComponent(slug)}` : ""}`);
  const { currentCall, reviewRounds, reviewRound } = await args.api.query(CommitteeList, {
    slug,
    language: args.language,
  });
  return { roles, currentCall, rounds: reviewRounds, round: reviewRound, missing: readMissing(args.url) };
};

type ListedCall = Awaited<ReturnType<typeof load>>["currentCall"];
type ListedRound = NonNullable<Awaited<ReturnType<typeof load>>["round"]>;

/** The dossiers that the reader scores, and how far they are. */
export default function CommitteePage({ loaderData }: PageProps<typeof load>) {
  const text = useText("committee");
  const format = useFormats();
  const { roles, currentCall, rounds, round, missing } = loaderData;
  if (!round)
    return (
      <>
        <PageHead title={text("committee.title")} />
        <OfficeHead title={text("committee.title")} />
        <ScoresToGive call={currentCall} />
        <Empty title={text("committee.none")} heading="h2">
          {text("committee.none.text")}
        </Empty>
      </>
    );
  const { finished, total } = countMine(round);
  const meets = round.committeeMeets;
  return (
    <>
      <PageHead title={text("committee.title")} />
      <OfficeHead
        title={text("committee.heading", { count: total - finished })}
        lead={[round.call.title, meets && text("committee.meets", { moment: format.dateTime(new Date(meets)) })]
          .filter(Boolean)
          .join(". ")}
      >
        <span className="committee__progress">
          <strong>{text("committee.scored", { finished, total })}</strong>
          <Kernels count={total} done={finished} hasCurrent={false} />
        </span>
      </OfficeHead>
      <CommitteeViews roles={roles} current="mine" round={round} rounds={rounds} />
      <MissingScores count={missing} />
      <ScoresToGive call={round.call} />
      {currentCall?.slug !== round.call.slug && <ScoresToGive call={currentCall} />}
      {round.endedAt && <Notice>{text("committee.ended")}</Notice>}
      <NextDossier round={round} from={null} />
      <RoundList round={round} />
    </>
  );
}

/** Tells the chair which projects without a dossier still need their score. */
function ScoresToGive({ call }: { call: ListedCall }) {
  const text = useText("committee");
  const to = usePath();
  const count = call?.handScores.filter(({ score }) => score === null).length ?? 0;
  if (!call || count === 0) return null;
  return (
    <Notice tone="warning">
      {text("committee.handScores", { call: call.title, count })}{" "}
      <Link href={to(`/office/calls/${call.slug}/vote#scores`)}>{text("committee.handScores.give")}</Link>
    </Notice>
  );
}

function RoundList({ round: { call, dossiers } }: { round: ListedRound }) {
  const text = useText("committee");
  const to = usePath();
  return (
    <Rows
      caption={text("committee.list", { call: call.title })}
      columns={[
        { name: "dossier", label: text("committee.dossier") },
        { name: "mine", label: text("committee.mine") },
        { name: "everyone", label: text("committee.everyone"), isNumber: true },
      ]}
      rows={inWalkingOrder(dossiers).map((dossier) => ({
        id: dossier.id,
        label: dossier.number ?? "",
        cells: [
          <DossierLine
            key="dossier"
            dossier={dossier}
            href={statusOf(dossier) === "aside" ? null : to(`/office/committee/${dossier.id}`)}
          />,
          <OwnStatus key="mine" dossier={dossier} />,
          dossier.reviewProgress ? text("committee.progress", dossier.reviewProgress) : "",
        ],
      }))}
    />
  );
}

function OwnStatus({ dossier }: { dossier: RoundDossier }) {
  const text = useText("committee");
  const format = useFormats();
  const status = statusOf(dossier);
  const mean = dossier.myReview?.mean ?? null;
  return (
    <span className="committee__status">
      {status === "done" && mean !== null ? (
        <>
          <b>{format.tenths(mean)}</b> {text("committee.status.done")}
        </>
      ) : (
        text(`committee.status.${status}`)
      )}{" "}
      {dossier.myReview?.isBeforeCompletion && <Tag tone="apricot">{text("committee.before")}</Tag>}
    </span>
  );
}
