import type { OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Timeline } from "#web/ui/timeline/timeline.tsx";

/** The moves and the versions of a dossier, from the first to the last. */
export function DossierHistory({ dossier: { history, versions } }: { dossier: OpenDossier }) {
  const text = useText("dossiers");
  const format = useFormats();
  const moves = (history ?? []).flatMap(({ at, toState, mover, reason }) =>
    toState === "draft"
      ? []
      : [{ at, title: `${text(`officeDossier.state.${toState}`)}, ${text(`officeDossier.mover.${mover}`)}`, reason }],
  );
  const sent = (versions ?? []).map(({ version, sentAt }) => ({
    at: sentAt,
    title: text("officeDossier.version", { version, at: format.shortDate(new Date(sentAt)) }),
    reason: null,
  }));
  const all = [...sent, ...moves].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <Timeline
      label={text("officeDossier.tab.history")}
      items={all.map(({ at, title, reason }, index) => ({
        key: String(index),
        at: new Date(at),
        time: format.dateTime(new Date(at)),
        title,
        text: reason,
      }))}
    />
  );
}
