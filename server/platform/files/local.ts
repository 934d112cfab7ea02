import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { checkedName, type FileStore } from "#server/platform/files/store.ts";

/** Keeps files in a folder, each under its name in a subfolder of two letters, so that no folder grows too large. */
export function openLocalFiles(folder: string): FileStore {
  const folderOf = (name: string) => join(folder, name.slice(0, 2));
  const pathOf = (name: string) => {
    // What was cut off by the end of the process lies beside the subfolders.
    if (/^[0-9a-f-]{36}\.part$/.test(name)) return join(folder, name);
    return join(folderOf(checkedName(name)), name);
  };
  return {
    put: async (name, content) => {
      const path = pathOf(name);
      await mkdir(folderOf(name), { recursive: true });
      const unfinished = join(folder, `${randomUUID()}.part`);
      const file = await open(unfinished, "wx");
      try {
        await pipeline(content, file.createWriteStream({ flush: true }));
        await rename(unfinished, path);
      } catch (error) {
        await file.close();
        await rm(unfinished, { force: true });
        throw error;
      }
      await flushFolder(folderOf(name));
    },
    open: (name) =>
      open(pathOf(name)).then(
        (file) => file.createReadStream(),
        (error) => nothingIfGone(error),
      ),
    remove: async (name) => {
      const path = pathOf(name);
      await rm(path, { force: true });
      // What is removed must not come back after a crash: a key may be among it.
      await flushFolder(dirname(path)).catch(nothingIfGone);
    },
    list: async function* () {
      const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingIfGone)) ?? [];
      for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
        // Removed by another process while we look.
        const found = await stat(join(parentPath, name)).catch(nothingIfGone);
        if (found) yield { name, storedAt: found.mtime };
      }
    },
    ping: async () => {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
  };
}

function nothingIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

/** A new name is only safe once the folder that lists it is. */
async function flushFolder(folder: string): Promise<void> {
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
