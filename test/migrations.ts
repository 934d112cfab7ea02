import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const ours = join(import.meta.dirname, "../server/database/migrations");

/** Makes a migrations folder with ours and one more. */
export function withOneMore(statements: string): string {
  const folder = mkdtempSync(join(tmpdir(), "samen-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(ours, folder, { recursive: true });
  const journalFile = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8"));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_more" });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(join(folder, "9999_more.sql"), statements);
  return folder;
}
