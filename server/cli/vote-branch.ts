import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { workplacesOf } from "#domain/fund-list.ts";
import { Refusal } from "#domain/problem.ts";
import { printVotePosters } from "#server/actions/poster.ts";
import { enterPaperVote } from "#server/actions/vote-office.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";
import { actingAs, getCall } from "#server/cli/office.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { findProject } from "#server/database/queries/project.ts";

/** The reasons for a refusal, as the operator reads them. */
const reasons: Partial<Record<string, string>> = {
  "letter.noMatch": "The employee ID and the access code do not belong together: look at the letter again.",
  "vote.votedBefore": "This person has voted already; nothing was entered.",
  "vote.none": "There is no vote in this call.",
  "vote.notOpen": "The vote of this call is not open; nothing was entered.",
  "vote.over": "The vote of this call is over; a poster would lead nobody to it.",
  "vote.notOnBallot": "This project is not on the ballot; nothing was entered.",
  "permission.denied": "Only a coordinator enters votes from paper.",
  "limit.tooMany": "Too many wrong codes; try again in an hour.",
};

/** Awaits an act, and turns its refusal into a sentence. */
async function withReason<Done>(act: Promise<Done>): Promise<Done> {
  try {
    return await act;
  } catch (error) {
    const reason = error instanceof Refusal && reasons[error.problem.code];
    throw reason ? new CommandError(reason) : error;
  }
}

export const voteBranchCommands: Commands = {
  "vote poster": {
    usage:
      "vote poster <call>               prints the posters of a vote, one for each branch: --out <file.pdf>;\n" +
      "                                                   --branch gent prints only that one",
    run: async (context, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { branch: { type: "string" }, out: { type: "string" } },
      });
      const call = await getCall(context, positionals[0]);
      const workplaces = workplacesOf(await getFundLists(context.db));
      const branch = workplaces.find((code) => code === values.branch) ?? null;
      if (!values.out || (values.branch && !branch))
        throw new CommandError(`Give with --out the file to write, and for --branch one of ${workplaces.join(", ")}.`);
      const { count, pdf } = await withReason(printVotePosters(context, { call, branch }));
      await writeFile(values.out, pdf, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
        throw error.code === "EEXIST" ? new CommandError(`${values.out} is there already; give another name.`) : error;
      });
      return `${count} ${count === 1 ? "poster is" : "posters are"} in ${values.out}.`;
    },
  },
  "vote paper": {
    usage:
      "vote paper <call>                enters a vote that was handed in on paper: --employee <ID>, --code <access\n" +
      "                                                   code>, --project <slug>, --as <email or ID> of the coordinator",
    run: async (context, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: {
          employee: { type: "string", default: "" },
          code: { type: "string", default: "" },
          project: { type: "string", default: "" },
          as: { type: "string" },
        },
      });
      const call = await getCall(context, positionals[0]);
      const project = values.project ? await findProject(context.db, values.project) : null;
      if (project?.callId !== call.id)
        throw new CommandError(
          `There is no project ${values.project || "…"} in ${call.slug}; give its slug with --project.`,
        );
      if (!values.employee || !values.code)
        throw new CommandError("Give the employee ID with --employee and the code of the access letter with --code.");
      const { employee: employee_id, code: access_code } = values;
      const office = await actingAs(context, values.as);
      await withReason(enterPaperVote(office, { employee_id, access_code, project: project.id }));
      return "The vote is in the box, and its voter is marked on the roll as assisted. Destroy the paper.";
    },
  },
};
