import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Language } from "#domain/language.ts";
import { Refusal } from "#domain/problem.ts";
import type { RosterDoubt, RosterPerson, RosterPlan } from "#domain/roster.ts";
import { changesOf } from "#domain/roster-line.ts";
import { importRoster, planRosterImport } from "#server/actions/roster.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";
import { listLanguages } from "#server/database/queries/setting.ts";

export const rosterCommands: Commands = {
  "roster import": {
    usage:
      "roster import <file.csv>         imports the company's list; --dry-run only says what would change,\n" +
      "                                                   --allow-many-leavers also when more than half would be gone",
    run: async (context, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { "dry-run": { type: "boolean" }, "allow-many-leavers": { type: "boolean" } },
      });
      const [path] = positionals;
      if (!path) throw new CommandError("Give the file with the list.");
      const file = await readFile(path);
      const languages = await listLanguages(context.db);
      if (values["dry-run"]) return printPlan(await planRosterImport(context, file), languages, "Nothing was changed.");
      try {
        const allowManyLeavers = values["allow-many-leavers"] ?? false;
        const plan = await importRoster(context, { file, allowManyLeavers });
        return printPlan(plan, languages, "The list is taken over.");
      } catch (error) {
        if (!(error instanceof Refusal) || error.problem.code !== "roster.manyLeavers") throw error;
        const { leaving, present } = error.problem;
        throw new CommandError(
          `After this list ${leaving} of ${present} people would be gone, so nothing was changed. ` +
            "Look at it with --dry-run; if it is right, add --allow-many-leavers.",
        );
      }
    },
  },
};

const reasonsWith = (languages: readonly Language[]): Record<RosterDoubt, string> => ({
  id_malformed: "left out: the employee ID does not have 8 digits",
  id_twice: "left out: the same employee ID is on another line",
  name_missing: "left out: the first name or the name is missing",
  name_too_long: "left out: the name is longer than 80 characters",
  email_malformed: "left out: the email address is not one",
  email_twice: "left out: the email address is someone else's",
  branch_unknown: "left out: the branch is not one of ours",
  department_unknown: "left out: the department is not one of ours",
  status_unknown: "left out: the employment status is not one of ours",
  language_unknown: `left out: the language is not one of ${languages.join(", ")}`,
  name_differs: "look at it: this employee ID had another name; this person must log in again",
});

/** Prints all changes in the order of the file, then the leavers. Nothing waits here, because an operator imports. */
function printPlan(
  { added, changed, left, unchanged, doubtful }: RosterPlan,
  languages: readonly Language[],
  end: string,
): string {
  const reasons = reasonsWith(languages);
  const rows: [line: number, employeeId: string, what: string][] = [
    ...added.map(({ line, after }) => row(line, after.employeeId, `new: ${nameOf(after)}, ${after.branch}`)),
    ...changed.map(({ line, before, after }) =>
      row(line, after.employeeId, `changes: ${nameOf(after)} (${differences(before, after)})`),
    ),
    ...doubtful.map(({ line, employeeId, doubt, word }) =>
      row(line, employeeId, word ? `${reasons[doubt]}: ${word}` : reasons[doubt]),
    ),
  ];
  rows.sort(([first], [second]) => first - second);
  rows.push(...left.map((person) => row(0, person.employeeId, `leaves: ${nameOf(person)}, ${person.branch}`)));
  const lines = rows.map(([line, id, what]) => `${String(line || "").padStart(6)}  ${id.padEnd(8)}  ${what}`);
  const counts = `${added.length} new, ${changed.length} changed, ${left.length} leaving, ${unchanged} as before, ${doubtful.length} doubtful.`;
  return [...(lines.length > 0 ? ["  line  ID        what", ...lines, ""] : []), `${counts} ${end}`].join("\n");
}

const row = (line: number, employeeId: string, what: string): [number, string, string] => [line, employeeId, what];

const nameOf = ({ firstname, lastname }: RosterPerson) => `${firstname} ${lastname}`;

function differences(before: RosterPerson, after: RosterPerson): string {
  return changesOf(before, after)
    .map((change) => `${change.field} ${change.before ?? "none"} → ${change.after ?? "none"}`)
    .join(", ");
}
