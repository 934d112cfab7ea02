import { Refusal } from "#domain/problem.ts";
import { refusalText } from "#server/actions/refusal-text.ts";
import { checkSecret } from "#server/actions/secret-check.ts";
import { type Command, CommandError, type LoneCommand } from "#server/cli/command.ts";
import { DrizzleQueryError } from "#server/database/drizzle.ts";
import { requireTables } from "#server/database/migrate.ts";
import { openWhenThere } from "#server/database/open-when-there.ts";
import { deepestCause } from "#server/database/outage.ts";
import { type Environment, readConfig } from "#server/platform/config.ts";
import { openFiles } from "#server/platform/files/open.ts";
import { createLog } from "#server/platform/log.ts";
import { mailFolderOf } from "#server/platform/mail/open.ts";
import { openTextRecords } from "#server/platform/mail/text-records.ts";
import { openSecret } from "#server/platform/secret.ts";

/** The commands by their first word; each is loaded only when needed. */
const commands: Record<string, () => Promise<Record<string, Command | LoneCommand>>> = {
  backup: async () => (await import("#server/cli/backup.ts")).backupCommands,
  call: async () => (await import("#server/cli/call.ts")).callCommands,
  doctor: async () => (await import("#server/cli/doctor.ts")).doctorCommands,
  dossier: async () => (await import("#server/cli/dossier.ts")).dossierCommands,
  files: async () => (await import("#server/cli/file.ts")).fileCommands,
  fund: async () => (await import("#server/cli/fund.ts")).fundCommands,
  kiosk: async () => (await import("#server/cli/kiosk.ts")).kioskCommands,
  letters: async () => (await import("#server/cli/letter.ts")).letterCommands,
  mail: async () => (await import("#server/cli/mail.ts")).mailCommands,
  migrate: async () => (await import("#server/cli/migrate.ts")).migrateCommands,
  move: async () => (await import("#server/cli/move.ts")).moveCommands,
  page: async () => (await import("#server/cli/page.ts")).pageCommands,
  person: async () => (await import("#server/cli/person.ts")).personCommands,
  restore: async () => (await import("#server/cli/backup.ts")).restoreCommands,
  roster: async () => (await import("#server/cli/roster.ts")).rosterCommands,
  secret: async () => (await import("#server/cli/secret.ts")).secretCommands,
  verify: async () => ({
    ...(await import("#server/cli/verify.ts")).verifyCommands,
    ...(await import("#server/cli/backup.ts")).verifyBackupCommands,
  }),
  vote: async () => ({
    ...(await import("#server/cli/vote.ts")).voteCommands,
    ...(await import("#server/cli/vote-branch.ts")).voteBranchCommands,
    ...(await import("#server/cli/vote-end.ts")).voteEndCommands,
  }),
};

/** The result of a command: what it prints for its reader, and the exit code of its process. */
export type CommandResult = { output: string; errors: string; code: number };

type RunOptions = { environment: Environment; clock: () => Date };

/** Runs one command with these settings. A mistake becomes a sentence for the operator. */
export async function runCommand(args: string[], options: RunOptions): Promise<CommandResult> {
  try {
    return { output: await answer(args, options), errors: "", code: 0 };
  } catch (error) {
    return { output: "", errors: sentenceOf(error), code: 1 };
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return refusalText(error.problem);
  const reason = deepestCause(error).message;
  // The message of a failed query lists its values, which are people's data.
  if (error instanceof DrizzleQueryError) return `The database could not do this (${reason}).`;
  return (error instanceof Error && error.message) || reason;
}

async function answer([noun = "", verb = "", ...rest]: string[], { environment, clock }: RunOptions): Promise<string> {
  const ofNoun = await commands[noun]?.();
  const command = ofNoun?.[`${noun} ${verb}`] ?? ofNoun?.[noun];
  const args = ofNoun?.[`${noun} ${verb}`] ? rest : [verb, ...rest].filter(Boolean);
  if (!command) {
    const all = await Promise.all(Object.values(commands).map((load) => load()));
    const usages = all.flatMap(Object.values<Command | LoneCommand>).map(({ usage }) => `  npm run samen -- ${usage}`);
    throw new CommandError(`Commands:\n${usages.join("\n")}`);
  }
  const config = readConfig(environment);
  if ("runAlone" in command) return command.runAlone({ config, clock }, args);
  const log = createLog({ level: "error", clock });
  const database = await openWhenThere({ ...config, databaseWaitSeconds: 0, log, isPatient: true });
  try {
    await requireTables(database.db);
    const secret = openSecret(config);
    await checkSecret({ db: database.db, secret });
    const { publicUrl } = config;
    const context = {
      db: database.db,
      me: null,
      kiosk: null,
      setUp: null,
      mailFolder: mailFolderOf(config),
      now: clock(),
      publicUrl,
      companyLogin: null,
      mailFrom: null,
      lookUpTexts: openTextRecords(),
      network: () => "",
      secret,
      files: await openFiles(config),
      scansFiles: config.clamdUrl !== null,
      browser: { device: "", setSession: () => {}, setKiosk: () => {}, setSetUp: () => {} },
    };
    return await command.run(context, args, config);
  } finally {
    await database.close();
  }
}
