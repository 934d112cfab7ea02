import { MemberScores } from "#web/components/member-scores.tsx";
import type { OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import { useText } from "#web/text.tsx";

/** The scores of the committee, once the reader may see them; until then how many members scored. */
export function DossierScores({ dossier: { judgement, reviewProgress } }: { dossier: OpenDossier }) {
  const text = useText("dossiers");
  if (!reviewProgress) return <p className="muted">{text("officeDossier.scores.early")}</p>;
  if (!judgement) return <p className="muted">{text("officeDossier.scores.hidden", reviewProgress)}</p>;
  const { rank } = judgement;
  return (
    <>
      {rank !== null && <p>{text("officeDossier.scores.rank", { rank })}</p>}
      <MemberScores judgement={judgement} />
    </>
  );
}
