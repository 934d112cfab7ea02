import { moveKey } from "#i18n/dossier-state.ts";
import type { MyDossier } from "#web/pages/account/dossiers/id/page.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { FoldedSection } from "#web/ui/folded-section/folded-section.tsx";
import { Timeline } from "#web/ui/timeline/timeline.tsx";

type Props = Pick<MyDossier, "history" | "versions">;

/** The history of a dossier, with reasons if there are any. */
export function DossierHistory({ history, versions }: Props) {
  const text = useText("account");
  const format = useFormats();
  const moves = history.map((move) => ({ at: move.at, title: text(moveKey(move)), text: move.reason }));
  // A version that changes no state is no move, but belongs to the history.
  const laterVersions = versions
    .filter(({ sentAt }) => !history.some(({ at, toState }) => toState === "submitted" && at === sentAt))
    .map(({ sentAt, version }) => ({ at: sentAt, title: text("myDossier.sentAgain", { version }), text: null }));
  const all = [...moves, ...laterVersions].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <FoldedSection id="history" title={text("myDossier.history")} now={all.at(-1)?.title}>
      <Timeline
        label={text("myDossier.history")}
        items={all.map((one, index) => {
          const at = new Date(one.at);
          return { ...one, key: String(index), at, time: format.dateTime(at) };
        })}
      />
    </FoldedSection>
  );
}
