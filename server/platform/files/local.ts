import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "#server/platform/files/store.ts";

/** Keeps files in a folder, each under its name in a subfolder of two letters, so that no folder grows too large. */
export function openLocalFiles(folder: string): FileStore {
  const pathOf = (name: string) => {
    // Names are ours; whatever else comes in must not lead out of the folder.
    if (!/^[a-z0-9][a-z0-9-]{3,63}$/.test(name)) throw new Error("That is no name of a stored file");
    return join(folder, name.slice(0, 2), name);
  };
  return {
    put: async (name, content) => {
      const path = pathOf(name);
      await mkdir(join(path, ".."), { recursive: true });
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
    },
    open: async (name) => {
      try {
        return (await open(pathOf(name))).createReadStream();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
