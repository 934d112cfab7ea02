import type { Plugin } from "vite";

/** A change to a file of a dependency. */
export type Edit = {
  /** The end of the file's path. */
  file: string;
  /** Texts that stand in it exactly once, or as often as said, and what takes their place. */
  changes: readonly { from: string; to: string; times?: number }[];
};

/** Changes files of dependencies on their way into one build. A new version that is not as it was ends the build. */
export function editedWhileBuilding(name: string, environment: "client" | "ssr", edits: readonly Edit[]): Plugin {
  const waiting = new Set(edits);
  return {
    name,
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (one) => one.name === environment,
    transform(code, id) {
      const edit = edits.find(({ file }) => id.endsWith(file));
      if (!edit) return;
      waiting.delete(edit);
      let edited = code;
      for (const { from, to, times = 1 } of edit.changes) {
        if (code.split(from).length !== times + 1) this.error(`${id} is not as it was: see ${name}`);
        edited = edited.replaceAll(from, () => to);
      }
      return { code: edited, map: null };
    },
    buildEnd(error) {
      if (!error && waiting.size > 0) this.error(`Some files are not where they were: see ${name}`);
    },
  };
}
