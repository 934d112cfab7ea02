import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Builds the web app if something changed since the last time, and compresses its files for the network. */

const root = join(import.meta.dirname, "..");
const stampFile = join(root, "build/stamp");
const inputs = ["domain", "i18n", "web", "scripts/build.ts", "package-lock.json", "vite.config.ts"];

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

function stampOf(paths: string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
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

const stamp = stampOf(inputs.flatMap((path) => filesIn(join(root, path))));
if (!existsSync(stampFile) || readFileSync(stampFile, "utf8") !== stamp) {
  const built = spawnSync("vite", ["build", "--app"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
  const files = filesIn(join(root, "build/client")).filter((file) => /\.(js|css|svg|txt|webmanifest)$/.test(file));
  await Promise.all(files.map(pack));
  writeFileSync(stampFile, stamp);
}
