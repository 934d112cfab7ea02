import { nextToDo, type RoundDossier } from "#web/pages/office/committee/parts/round.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";

type Props = {
  round: { dossiers: readonly RoundDossier[] };
  /** The id of the dossier that the reader is at. */
  from: string | null;
};

/** The way to the next dossier that waits for a score of the reader. */
export function NextDossier({ round, from }: Props) {
  const text = useText("committee");
  const to = usePath();
  const next = nextToDo(round.dossiers, from);
  if (!next) return null;
  return (
    <p>
      <LinkButton href={to(`/office/committee/${next.id}`)} size="small" iconAfter="arrow">
        {text("committee.next")}
      </LinkButton>
    </p>
  );
}
