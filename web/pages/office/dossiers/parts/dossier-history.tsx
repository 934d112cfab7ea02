import { fieldKeys } from "#i18n/dossier-words.ts";
import type { OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Timeline } from "#web/ui/timeline/timeline.tsx";

/** The moves and the versions of a dossier, from the first to the last, and then its readings, the newest first. */
export function DossierHistory({ dossier }: { dossier: OpenDossier }) {
  const text = useText("dossiers");
  const format = useFormats();
  const { history, versions } = dossier;
  const moves = (history ?? []).flatMap(({ at, toState, mover, by, reason }) => {
    if (toState === "draft") return [];
    const title = [text(`officeDossier.state.${toState}`), text(`officeDossier.mover.${mover}`), by];
    return [{ at, title: title.filter(Boolean).join(", "), reason }];
  });
  const submissions = (versions ?? []).map(({ version, sentAt }) => ({
    at: sentAt,
    title: text("officeDossier.version", { version, at: format.shortDate(new Date(sentAt)) }),
    reason: null,
  }));
  const all = [...submissions, ...moves].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <>
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
      <DossierReadings dossier={dossier} />
    </>
  );
}

/** The people who read a dossier or took a copy of it, and why. */
function DossierReadings({ dossier: { readings } }: { dossier: OpenDossier }) {
  const text = useText("dossiers");
  const format = useFormats();
  if (!readings || readings.length === 0) return null;
  return (
    <section className="dossier__readings" aria-labelledby="readings-heading">
      <h3 id="readings-heading">{text("officeDossier.readings")}</h3>
      <ul className="plain">
        {readings.map(({ at, act, by, field, reason }) => (
          <li key={[at, act, by, field].join()}>
            <span>
              {text(`officeDossier.reading.${act}`, {
                name: by ?? text("officeDossier.reading.someone"),
                field: field ? text(fieldKeys(field).label) : "",
              })}
            </span>
            <small>
              <time dateTime={at}>{format.dateTime(new Date(at))}</time>
              {reason && ` · ${reason}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
