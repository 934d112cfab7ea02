import { useEffect, useRef, useState } from "react";
import type { Candidate } from "#web/pages/vote/parts/ballot-row.tsx";
import { useItemName } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import "#web/ui/chip/chip.css";

/** The filter offers this many themes; the style sheet has a rule for each of them. */
export const mostThemes = 12;

/** Lists the themes of a ballot, the most frequent first. A place in this list is what the style sheet goes by. */
export function themesOnBallot(projects: readonly Pick<Candidate, "theme">[]): { theme: string; count: number }[] {
  return [...Map.groupBy(projects, ({ theme }) => theme)]
    .map(([theme, itsProjects]) => ({ theme, count: itsProjects.length }))
    .sort((first, second) => second.count - first.count || first.theme.localeCompare(second.theme))
    .slice(0, mostThemes);
}

/**
 * Shows one theme of the ballot. Css alone does it, with or without scripts, so nothing reloads and no choice gets
 * lost: the chosen project stays in view whatever its theme.
 */
export function BallotFilter({ projects }: { projects: readonly Candidate[] }) {
  const text = useText("vote");
  const format = useFormats();
  const nameOf = useItemName();
  const filter = useRef<HTMLDivElement>(null);
  const [visibleTheme, setVisibleTheme] = useState("");
  // A theme may be chosen already, before the scripts ran or at an earlier visit.
  useEffect(() => setVisibleTheme(filter.current?.querySelector<HTMLInputElement>(":checked")?.value ?? ""), []);
  const ballotThemes = themesOnBallot(projects)
    .map(({ theme, count }, index) => ({ theme, count, place: index + 1, name: nameOf("themes", theme) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const visibleCount = ballotThemes.find(({ theme }) => theme === visibleTheme)?.count;
  if (ballotThemes.length < 2) return null;
  // We write the chips out, because the shared component would be one more file for all visitors of the projects.
  return (
    <div className="ballot__filter no-print" ref={filter}>
      <fieldset>
        <legend className="vh">{text("ballot.filter")}</legend>
        <div className="chips">
          <label className="chip">
            <input type="radio" name="theme" value="" defaultChecked onChange={() => setVisibleTheme("")} />
            <span>{text("ballot.filter.all")}</span>
          </label>
          {ballotThemes.map(({ theme, count, place, name }) => (
            <label key={theme} className="chip">
              <input
                type="radio"
                name="theme"
                value={theme}
                data-theme-place={place}
                onChange={() => setVisibleTheme(theme)}
              />
              <span>
                {name} <small>{format.number(count)}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="meta" role="status">
        {visibleCount !== undefined && text("ballot.filter.shown", { count: visibleCount })}
      </p>
    </div>
  );
}
