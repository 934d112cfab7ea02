import type { FirstRoster } from "#web/pages/set-up/roster/page.tsx";
import { useDynamicText, useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "./dry-run.css";

/** The kinds of lines, in the order in which they need a look. */
const kinds = ["doubtful", "added", "changed", "left"] as const;

/** The changes that the list would make: how many lines of each kind, and the first of them. */
export function DryRun({ roster }: { roster: FirstRoster }) {
  const text = useText("setUp");
  const doubtText = useDynamicText();
  const withZeros = roster.lines.find(({ employeeId }) => employeeId.startsWith("0"))?.employeeId;
  return (
    <div className="dry-run">
      <Notice title={text("setUp.roster.dry")}>{text("setUp.roster.dry.text")}</Notice>
      {withZeros && <p className="meta">{text("setUp.roster.zeros", { example: withZeros })}</p>}
      {roster.officersMissing.length > 0 && (
        <Notice tone="danger" title={text("setUp.roster.officers")}>
          {text("setUp.officersMissing", { names: roster.officersMissing.join(", ") })}
        </Notice>
      )}
      {kinds
        .filter((kind) => roster[kind] > 0)
        .map((kind) => {
          const lines = roster.lines.filter((line) => line.kind === kind);
          const more = roster[kind] - lines.length;
          return (
            <section key={kind} className="dry-run__kind" aria-labelledby={`kind-${kind}`}>
              <h2 id={`kind-${kind}`}>{text(`setUp.roster.${kind}`, { count: roster[kind] })}</h2>
              <ul>
                {lines.map(({ line, employeeId, name, doubt, word }) => (
                  <li key={`${line} ${employeeId}`}>
                    {line !== null && <span className="meta">{text("setUp.roster.line", { line })}</span>}
                    <span>{[name, employeeId].filter(Boolean).join(" · ")}</span>
                    {doubt && <span>{doubtText(`setUp.doubt.${doubt}`, { word: word ?? "" })}</span>}
                  </li>
                ))}
              </ul>
              {more > 0 && <p className="meta">{text("setUp.roster.more", { count: more })}</p>}
            </section>
          );
        })}
    </div>
  );
}
