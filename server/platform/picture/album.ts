import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Stores pictures under names that depend on all their content. */
export type Album = {
  /** Returns the picture with this name, or null. */
  find(name: string): Promise<Buffer | null>;
  /** Stores a picture, and removes the oldest when there are too many. */
  keep(name: string, png: Uint8Array): Promise<void>;
};

const isPicture = (file: string) => /^[0-9a-f]+\.png$/.test(file);

/** Opens a folder with at most this many pictures. All can be drawn again, so the folder may be emptied at any time. */
export function openAlbum(folder: string, most: number): Album {
  let openNames: Promise<Set<string>> | null = null;
  const names = () => {
    openNames ??= listByAge(folder);
    return openNames;
  };

  return {
    find: async (name) => {
      if (!(await names()).has(name)) return null;
      try {
        return await readFile(join(folder, `${name}.png`));
      } catch (error) {
        // Someone emptied the folder, or another process removed the file.
        if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
        (await names()).delete(name);
        return null;
      }
    },
    keep: async (name, png) => {
      const storedNames = await names();
      // We write under another name first, so that nobody reads half a picture.
      const aside = join(folder, `${randomUUID()}.part`);
      await mkdir(folder, { recursive: true });
      await writeFile(aside, png);
      await rename(aside, join(folder, `${name}.png`));
      storedNames.add(name);
      for (const oldest of storedNames) {
        if (storedNames.size <= most) break;
        storedNames.delete(oldest);
        await rm(join(folder, `${oldest}.png`), { force: true });
      }
    },
  };
}

async function listByAge(folder: string): Promise<Set<string>> {
  const files = await readdir(folder).catch(() => []);
  const dated = await Promise.all(
    files.filter(isPicture).map(async (file) => ({ file, at: (await stat(join(folder, file))).mtimeMs })),
  );
  return new Set(dated.toSorted((a, b) => a.at - b.at).map(({ file }) => file.replace(".png", "")));
}
