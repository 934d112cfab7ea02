import { parseArgs } from "node:util";
import { tieRules } from "#domain/call.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "#domain/language.ts";
import { lateAccessAddress, mailLateAccess } from "#server/actions/dossier-mail.ts";
import { giveLateAccess } from "#server/actions/dossier-office.ts";
import { changeVoteRules, prolongVote } from "#server/actions/vote-rules.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";
import { actingAs, getCall, readMoment, readUntil, shownMoment } from "#server/cli/office.ts";
import { listLanguages } from "#server/database/queries/setting.ts";

const otherLanguages = languages.filter((language) => language !== defaultLanguage);
const reasonOption = (language: Language) => `reason-${language}` as const;
const reasonOptions = Object.fromEntries(
  otherLanguages.map((language) => [reasonOption(language), { type: "string" }]),
) as Record<ReturnType<typeof reasonOption>, { type: "string" }>;

export const callCommands: Commands = {
  "call late-access": {
    usage:
      "call late-access <slug>          prints a link for one person to submit after the deadline: --until 2026-12-01,\n" +
      "                                                   --as <email or ID> of the coordinator; --email <address> and\n" +
      "                                                   --language fr mail it",
    run: async (context, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: {
          until: { type: "string" },
          as: { type: "string" },
          email: { type: "string" },
          language: { type: "string", default: defaultLanguage },
        },
      });
      const { email, language } = values;
      const offeredLanguages = await listLanguages(context.db);
      if (!isLanguage(language, offeredLanguages))
        throw new CommandError(`For --language give one of ${offeredLanguages.join(", ")}.`);
      const until = readUntil(values.until);
      const call = await getCall(context, positionals[0]);
      const token = await giveLateAccess(await actingAs(context, values.as), { callId: call.id, until });
      if (email) await mailLateAccess(context, { email, language, token, until });
      const link = lateAccessAddress(context, language, token);
      return `The first person who opens this link may submit before ${shownMoment(until)}:\n${link}`;
    },
  },
  "call rules": {
    usage:
      "call rules <slug>                changes the rules of a vote before it opens: --vote-weight 50 (percent),\n" +
      `                                                   --tie-rule ${tieRules.join("|")}, --winners 4,\n` +
      "                                                   --opens 2026-11-02T09:00, --closes 2026-11-30;\n" +
      "                                                   --as <email or ID> of the coordinator",
    run: async (context, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: {
          "vote-weight": { type: "string" },
          "tie-rule": { type: "string" },
          winners: { type: "string" },
          opens: { type: "string" },
          closes: { type: "string" },
          as: { type: "string" },
        },
      });
      const { "vote-weight": voteWeight, "tie-rule": tieRule, winners, opens, closes } = values;
      const call = await getCall(context, positionals[0]);
      const knownRule = tieRules.find((rule) => rule === tieRule);
      if (tieRule && !knownRule) throw new CommandError(`For --tie-rule give one of ${tieRules.join(", ")}.`);
      const rules = {
        ...(voteWeight && { voteWeight: wholeNumber("vote-weight", voteWeight) }),
        ...(knownRule && { tieRule: knownRule }),
        ...(winners && { winnerCount: wholeNumber("winners", winners) }),
        ...(opens && { votingOpens: readMoment(opens, "opens") }),
        ...(closes && { votingCloses: readUntil(closes, "closes") }),
      };
      if (Object.keys(rules).length === 0) throw new CommandError("Say what changes: --vote-weight, --tie-rule …");
      await changeVoteRules(await actingAs(context, values.as), { callId: call.id, ...rules });
      return `The rules of ${call.slug} are changed.`;
    },
  },
  "call prolong": {
    usage:
      "call prolong <slug>              lets an open vote close later: --until 2026-12-01, --as <email or ID>,\n" +
      `                                                   --reason, --${Object.keys(reasonOptions).join(" and --")} tell voters why`,
    run: async (context, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: {
          until: { type: "string" },
          as: { type: "string" },
          reason: { type: "string" },
          ...reasonOptions,
        },
      });
      const votingCloses = readUntil(values.until);
      if (!values.reason)
        throw new CommandError("Say with --reason, in Dutch, why the vote closes later: voters read it.");
      const call = await getCall(context, positionals[0]);
      const translations = otherLanguages.map((language) => [language, values[reasonOption(language)]]);
      const reason = { nl: values.reason, ...Object.fromEntries(translations.filter(([, text]) => text)) };
      await prolongVote(await actingAs(context, values.as), { callId: call.id, votingCloses, reason });
      return `The vote of ${call.slug} closes at ${shownMoment(votingCloses)}.`;
    },
  },
};

function wholeNumber(option: string, typed: string): number {
  if (!/^\d{1,3}$/.test(typed)) throw new CommandError(`For --${option} give a whole number.`);
  return Number(typed);
}
