import { parseArgs } from "node:util";
import { inLanguage } from "#domain/language.ts";
import { refuse } from "#domain/problem.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { listUndecided, mayOrder } from "#server/actions/vote-count.ts";
import { countVotes, decideTie, releaseResults, scoreProject } from "#server/actions/vote-office.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";
import { actingAs, getCall } from "#server/cli/office.ts";
import type { Context } from "#server/context.ts";
import type { CallRow } from "#server/database/queries/call.ts";
import { findProject } from "#server/database/queries/project.ts";

async function voteOf(context: Context, slug = ""): Promise<CallRow> {
  const call = await getCall(context, slug);
  if (!call.votingCloses) throw new CommandError(`The call ${slug} has no vote.`);
  if (call.votedElsewhere) throw new CommandError(`The call ${slug} was not voted on here: its results were entered.`);
  return call;
}

async function projectOf({ db }: Context, call: CallRow, slug = "") {
  const project = slug ? await findProject(db, slug) : null;
  if (project?.callId !== call.id) throw new CommandError(`There is no project ${slug || "…"} in ${call.slug}.`);
  return project;
}

const options = { as: { type: "string" } } as const;

/** The commands for coordinators after the close of a vote, and for the committee. */
export const voteEndCommands: Commands = {
  "vote score": {
    usage:
      "vote score <call> <project> <0-100>  saves the score of a project without a dossier, until voting opens:\n" +
      "                                                   --as <email or ID> of the chair; --instead-of <score>\n" +
      "                                                   to replace a score",
    run: async (context, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { ...options, "instead-of": { type: "string" } },
      });
      const [slug, project, typed = ""] = positionals;
      if (!/^\d{1,3}$/.test(typed) || Number(typed) > 100)
        throw new CommandError("Give the score as a whole number from 0 to 100.");
      const call = await voteOf(context, slug);
      const { id: projectId, slug: scored } = await projectOf(context, call, project);
      await scoreProject(await actingAs(context, values.as), {
        projectId,
        score: Number(typed),
        previousScore: values["instead-of"] === undefined ? null : Number(values["instead-of"]),
      });
      return `The committee gives ${scored} ${Number(typed)} out of 100.`;
    },
  },
  "vote count": {
    usage: "vote count <call>                counts a closed vote, if the automatic count failed: --as <email or ID>",
    run: async (context, args) => {
      const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
      const call = await voteOf(context, positionals[0]);
      await countVotes(await actingAs(context, values.as), { callId: call.id });
      return `The vote of ${call.slug} is counted.`;
    },
  },
  "vote tie": {
    usage:
      "vote tie <call>                  shows the committee which projects are equal, and decides between them:\n" +
      '                                                   --order <slug>,<slug> --reason "…"; --as <email or ID>\n' +
      "                                                   of a member",
    run: async (context, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { ...options, order: { type: "string" }, reason: { type: "string", default: "" } },
      });
      const call = await voteOf(context, positionals[0]);
      const member = await actingAs(context, values.as);
      requirePermission(member.me, "decideTie");
      const undecided = await listUndecided(context, call);
      refuse((await mayOrder(context.db, member.me?.id ?? "", undecided)) ? null : { code: "vote.tieConflict" });
      if (!values.order) {
        if (undecided.length === 0) return `There is nothing to decide in ${call.slug}.`;
        const projects = await Promise.all(undecided.map(({ slug }) => projectOf(context, call, slug)));
        const lines = projects.map(({ slug, title }) => `  ${slug}  ${inLanguage(title, "en")}`).sort();
        return `These are equal; put them in order with --order and say why with --reason:\n${lines.join("\n")}`;
      }
      if (!values.reason.trim()) throw new CommandError("Say with --reason why, for everyone to read.");
      const order = values.order.split(",").map((slug) => slug.trim());
      const ids = order.map((slug) => undecided.find((project) => project.slug === slug)?.id ?? slug);
      await decideTie(member, { callId: call.id, order: ids, reason: values.reason });
      return `The committee's order is recorded: ${order.join(", ")}.`;
    },
  },
  "vote release": {
    usage:
      "vote release <call>              releases results that are due, if the automatic release failed:\n" +
      "                                                   --as <email or ID>",
    run: async (context, args) => {
      const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
      const call = await voteOf(context, positionals[0]);
      await releaseResults(await actingAs(context, values.as), { callId: call.id });
      return `The results of ${call.slug} are known.`;
    },
  },
};
