import { textOf } from "#test/source.ts";

/** The address of the script that the build made of a source file. */
export function builtScript(source: string): string {
  const manifest: Record<string, { file: string } | undefined> = JSON.parse(textOf("build/client/.vite/manifest.json"));
  const entry = manifest[source];
  if (!entry) throw new Error(`The build has no script for ${source}`);
  return `/${entry.file}`;
}
