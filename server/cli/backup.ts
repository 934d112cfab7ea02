import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { backupName, makeBackup } from "#server/actions/backup.ts";
import { type BackupManifest, findBackup, readManifest } from "#server/actions/backup-content.ts";
import { verifyBackup } from "#server/actions/backup-verify.ts";
import { restoreBackup } from "#server/actions/restore.ts";
import { type Alone, CommandError, type LoneCommands } from "#server/cli/command.ts";
import { openWhenThere } from "#server/database/open-when-there.ts";
import { decryptWith, encryptTo, type Transformation } from "#server/platform/age.ts";
import type { Config } from "#server/platform/config.ts";
import { openFiles, openPlace } from "#server/platform/files/open.ts";
import type { Place } from "#server/platform/files/place.ts";
import { createLog } from "#server/platform/log.ts";
import { isSecretThere, openSecret } from "#server/platform/secret.ts";
import { samenVersion } from "#server/platform/version.ts";

export const backupCommands: LoneCommands = {
  backup: {
    usage:
      "backup <folder or s3://…>        writes database and files into a new folder there, while the site runs;\n" +
      "                                                   --to age1… encrypts it to a public key (may be repeated)",
    runAlone: async (alone, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { to: { type: "string", multiple: true } },
      });
      const [address] = positionals;
      if (!address) throw new CommandError("Give the folder for the backup, or a bucket: s3://….");
      const recipients = values.to ?? [];
      const encryption = recipients.length > 0 ? { recipients, encrypt: encryptTo(recipients) } : null;
      requireSecret(alone.config);
      const name = backupName(alone.clock());
      const backup = (await openPlace(address)).within(name);
      const manifest = await withInstallation(alone, (installation) =>
        makeBackup(installation, backup, { encryption }),
      );
      const report = describeBackup(manifest, name);
      if (manifest.missing.length > 0)
        throw new CommandError(
          `${report}\n${manifest.missing.length} files are in the database, and not in the store as they were stored: ` +
            "see npm run samen -- verify files.",
        );
      return report;
    },
  },
};

export const restoreCommands: LoneCommands = {
  restore: {
    usage:
      "restore <folder or s3://…>       writes a backup into an empty database and an empty store of files; of several\n" +
      "                                                   it takes the newest; --key <file> opens an encrypted one",
    runAlone: async (alone, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { key: { type: "string" } },
      });
      const { backup, manifest, decrypt, shownName } = await openBackup(positionals[0], values.key);
      if (manifest.encryptedTo && !decrypt)
        throw new CommandError("This backup is encrypted: give with --key the file of the private key.");
      requireSecret(alone.config);
      const { tables, rows, files, lostVoteKeys } = await withInstallation(alone, (installation) =>
        restoreBackup(installation, backup, { manifest, decrypt }),
      );
      return [
        `The backup ${shownName} is restored: ${rows} rows in ${tables} tables and ${files} files, all compared.`,
        ...(lostVoteKeys.length > 0
          ? ["Keys of votes were deleted from it: votes that were open then cannot be counted."]
          : []),
        "Now run verify audit, verify files and verify vote, and start Samen.",
      ].join("\n");
    },
  },
};

export const verifyBackupCommands: LoneCommands = {
  "verify backup": {
    usage:
      "verify backup <folder or s3://…>  reads every byte of a backup and compares it with its manifest; --key <file>\n" +
      "                                                   opens an encrypted one, to compare its rows too",
    runAlone: async (_alone, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { key: { type: "string" } },
      });
      const { backup, manifest, decrypt, shownName } = await openBackup(positionals[0], values.key);
      const { wrong, files, rows, lostVoteKeys } = await verifyBackup(backup, manifest, decrypt);
      if (wrong.length > 0) throw new CommandError(`The backup ${shownName} cannot be trusted:\n${wrong.join("\n")}`);
      return [
        `The backup ${shownName} is whole: ${rows === null ? "" : `${rows} rows and `}${files} files.`,
        ...(rows === null ? ["Its rows were not opened: give with --key the file of the private key."] : []),
        ...(manifest.missing.length > 0 ? [`${manifest.missing.length} files were missing when it was made.`] : []),
        ...(lostVoteKeys > 0 ? ["Keys of votes were deleted from it: votes that were open then stay sealed."] : []),
      ].join("\n");
    },
  },
};

type OpenedBackup = {
  backup: Place;
  manifest: BackupManifest;
  decrypt: Transformation | undefined;
  shownName: string;
};

/** Opens the backup that an operator names, or the newest one there, with the private key in a file if there is one. */
async function openBackup(address: string | undefined, keyFile: string | undefined): Promise<OpenedBackup> {
  if (!address) throw new CommandError("Give the folder of the backup, or a bucket: s3://….");
  const { backup, name } = await findBackup(await openPlace(address));
  const manifest = await readManifest(backup);
  // A plain backup needs no key, and would not open with one.
  const decrypt = keyFile && manifest.encryptedTo ? decryptWith(await readFile(keyFile, "utf8")) : undefined;
  return { backup, manifest, decrypt, shownName: name ?? manifest.madeAt };
}

/** A key that is made here would open nothing of an installation that exists. */
function requireSecret(config: Config): void {
  if (!isSecretThere(config))
    throw new CommandError("Set SECRET_KEY to the key of the installation, or put its file secret-key into DATA_DIR.");
}

type Installation = Parameters<typeof makeBackup>[0];

/** Opens the database and the store as they are, without migrating. */
async function withInstallation<Done>(
  { config, clock }: Alone,
  run: (installation: Installation) => Promise<Done>,
): Promise<Done> {
  const log = createLog({ level: "error", clock });
  const { db, close } = await openWhenThere({ ...config, databaseWaitSeconds: 0, log, isPatient: true });
  try {
    const [files, secret] = [await openFiles(config), openSecret(config)];
    return await run({ db, now: clock(), files, secret, clock, version: samenVersion });
  } finally {
    await close();
  }
}

function describeBackup({ files, voteKeys, encryptedTo }: BackupManifest, name: string): string {
  const keys = Object.keys(voteKeys).length;
  return [
    `The backup ${name} is written: the database and ${Object.keys(files).length} files${encryptedTo ? ", encrypted" : ""}.`,
    "SECRET_KEY is not in it, and without that key nobody can read its dossiers: keep the key somewhere else.",
    ...(encryptedTo ? [] : ["It is not encrypted: names and addresses of people can be read in it."]),
    ...(keys > 0
      ? ["It holds the key of a vote whose results are not released: delete its folder vote-keys after the release."]
      : []),
  ].join("\n");
}
