import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { checkedPath, type Place } from "#server/platform/files/place.ts";
import { checkedName, type FileStore } from "#server/platform/files/store.ts";

/** Stores files in subfolders by the first two letters of their name, so that no folder grows too large. */
export function openLocalFiles(folder: string): FileStore {
  const folderOf = (name: string) => join(folder, name.slice(0, 2));
  const pathOf = (name: string) => {
    // Unfinished files of a process that ended are beside the subfolders.
    if (/^[0-9a-f-]{36}\.part$/.test(name)) return join(folder, name);
    return join(folderOf(checkedName(name)), name);
  };
  return {
    put: async (name, content) => {
      const path = pathOf(name);
      await mkdir(folderOf(name), { recursive: true });
      await writeSafely(path, join(folder, `${randomUUID()}.part`), content);
    },
    open: (name) =>
      open(pathOf(name)).then(
        (file) => file.createReadStream(),
        (error) => nothingIfGone(error),
      ),
    remove: async (name) => {
      const path = pathOf(name);
      await rm(path, { force: true });
      // A removed file must not come back after a crash, because it may be a key.
      await flushFolder(dirname(path)).catch(nothingIfGone);
    },
    list: async function* () {
      const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingIfGone)) ?? [];
      for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
        // Another process may remove the file meanwhile.
        const stats = await stat(join(parentPath, name)).catch(nothingIfGone);
        if (stats) yield { name, storedAt: stats.mtime };
      }
    },
    ping: async () => {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
  };
}

/** Writes and flushes a file under another name first, so that its own name never shows half of it. */
async function writeSafely(path: string, unfinished: string, content: Readable, mode?: number): Promise<void> {
  const file = await open(unfinished, "wx", mode);
  try {
    await pipeline(content, file.createWriteStream({ flush: true }));
    await rename(unfinished, path);
  } catch (error) {
    await file.close();
    await rm(unfinished, { force: true });
    throw error;
  }
  await flushFolder(dirname(path));
}

/** Opens a folder in which backups are; nobody else on the machine can read what is written there. */
export function openLocalPlace(folder: string): Place {
  const pathOf = (path: string) => join(folder, checkedPath(path));
  return {
    put: async (path, content) => {
      await mkdir(dirname(pathOf(path)), { recursive: true, mode: 0o700 });
      await writeSafely(pathOf(path), `${pathOf(path)}.part`, content, 0o600);
    },
    open: (path) =>
      open(pathOf(path)).then(
        (file) => file.createReadStream(),
        (error) => nothingIfGone(error),
      ),
    listFolders: async () => {
      const entries = (await readdir(folder, { withFileTypes: true }).catch(nothingIfGone)) ?? [];
      return entries
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort();
    },
    within: (inner) => openLocalPlace(pathOf(inner)),
  };
}

function nothingIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

/** Flushes a folder, because a new name in it is only safe after that. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
