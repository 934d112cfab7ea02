import { createHash, randomUUID } from "node:crypto";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isBuildUsed, prepareBuild } from "#server/platform/http/build-use.ts";

/**
 * Builds the web app and the program of the server if something changed since the last time. Each build has a folder of
 * its own, and the link `build` leads to the current one: it is replaced at once when the new build is whole, so a site
 * that runs keeps the files that it started with.
 */

const root = join(import.meta.dirname, "..");
const link = join(root, "build");
const folder = join(root, ".build");
const inputs = [
  ...["domain", "i18n", "server", "web"],
  ...["scripts/build.ts", "scripts/bundle.ts", "package.json", "package-lock.json", "vite.config.ts"],
];

/** The current build and the one before it stay, and so does every build that a running site uses. */
const mostBuilds = 2;

/** The files of a folder, or the file itself; tests are not part of a build. */
function filesIn(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** The stamp of these files: their paths in the project and their contents, wherever the project is. */
function stampOf(paths: string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest("hex").slice(0, 20);
}

async function pack(file: string) {
  const content = readFileSync(file);
  const [small, smaller] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ]);
  writeFileSync(`${file}.gz`, small);
  writeFileSync(`${file}.br`, smaller);
}

/** Waits until no other process builds here. The lock ends with the process; `folder-lock.ts` of the server says how. */
function lock(): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, "lock"), { timeout: 600_000 });
  database.exec("pragma journal_mode = memory; begin immediate");
  return database;
}

async function buildInto(place: string) {
  process.env.NODE_ENV = "production";
  const { createBuilder } = await import("vite");
  const builder = await createBuilder({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "error",
    environments: {
      client: { build: { outDir: join(place, "client"), emptyOutDir: true } },
      ssr: { build: { outDir: join(place, "server"), emptyOutDir: true } },
    },
  });
  await builder.buildApp();
  const { bundleProgram } = await import("./bundle.ts");
  await bundleProgram({ name: "site", file: join(root, "server/site.ts"), outDir: join(place, "program") });
  // A program must never apply the migrations of newer sources.
  cpSync(join(root, "server/database/migrations"), join(place, "program/migrations"), { recursive: true });
  const packed = readdirSync(join(place, "client"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|txt|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(packed.map(pack));
}

function isCurrent(stamp: string): boolean {
  const isLink = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink && basename(readlinkSync(link)) === stamp && existsSync(link);
}

/** Makes a build the current one; the change of the link is a single step for everyone who reads it. */
function makeCurrent(stamp: string) {
  const newLink = join(folder, `link-${randomUUID()}`);
  symlinkSync(join(".build", stamp), newLink);
  // Earlier versions built into a folder of this name.
  if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) rmSync(link, { recursive: true });
  renameSync(newLink, link);
}

function removeOld(current: string) {
  const names = readdirSync(folder).filter((name) => name !== current && name !== "lock");
  // A build or a link that was cut off belongs to nobody, because we have the lock.
  const isCutOff = (name: string) => /^(new|link)-/.test(name);
  const old = names
    .filter((name) => !isCutOff(name))
    .map((name) => ({ name, madeAt: lstatSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt)
    .slice(mostBuilds - 1)
    .map(({ name }) => name)
    .filter((name) => !isBuildUsed(join(folder, name)));
  for (const name of [...names.filter(isCutOff), ...old]) rmSync(join(folder, name), { recursive: true, force: true });
}

const stamp = stampOf(inputs.flatMap(filesIn));
if (!isCurrent(stamp)) {
  const lockDatabase = lock();
  // Another process may have built the same meanwhile.
  if (!isCurrent(stamp)) {
    const finished = join(folder, stamp);
    if (!existsSync(finished)) {
      const aside = join(folder, `new-${randomUUID()}`);
      await buildInto(aside);
      prepareBuild(aside);
      renameSync(aside, finished);
    }
    makeCurrent(stamp);
    removeOld(stamp);
  }
  lockDatabase.close();
}
