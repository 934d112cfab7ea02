import { useEffect, useRef, useState } from "react";
import type { Candidate } from "#web/pages/vote/parts/ballot-row.tsx";
import { useFormats, useText } from "#web/text.tsx";
import "#web/ui/chip/chip.css";

/**
 * Shows one theme of the ballot. Css alone does it, with or without scripts, so nothing reloads and no choice gets
 * lost: the chosen project stays in view whatever its theme.
 */
export function BallotFilter({ projects }: { projects: readonly Candidate[] }) {
  const text = useText("vote");
  const format = useFormats();
  const place = useRef<HTMLDivElement>(null);
  const [visibleTheme, setVisibleTheme] = useState("");
  // A theme may be chosen already, before the scripts ran or at an earlier visit.
  useEffect(() => setVisibleTheme(place.current?.querySelector<HTMLInputElement>(":checked")?.value ?? ""), []);
  const countOf = (theme: string) => projects.filter((project) => project.theme === theme).length;
  const ballotThemes = [...new Set(projects.map(({ theme }) => theme))]
    .map((theme) => ({ theme, name: text(`theme.${theme}`) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  if (ballotThemes.length < 2) return null;
  // We write the chips out, because the shared component would be one more file for all visitors of the projects.
  return (
    <div className="ballot__filter no-print" ref={place}>
      <fieldset>
        <legend className="vh">{text("ballot.filter")}</legend>
        <div className="chips">
          <label className="chip">
            <input type="radio" name="theme" value="" defaultChecked onChange={() => setVisibleTheme("")} />
            <span>{text("ballot.filter.all")}</span>
          </label>
          {ballotThemes.map(({ theme, name }) => (
            <label key={theme} className="chip">
              <input type="radio" name="theme" value={theme} onChange={() => setVisibleTheme(theme)} />
              <span>
                {name} <small>{format.number(countOf(theme))}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="meta" role="status">
        {visibleTheme && text("ballot.filter.shown", { count: countOf(visibleTheme) })}
      </p>
    </div>
  );
}
