// Runs before `npm start`, `npm test` and `npm run dev`, on any Node and before node_modules exists, so it is plain
// JavaScript without packages. When everything is installed it only reads files, so it also works offline.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

process.chdir(join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, ".."));

const nodeFolder = `node_modules/node-linux-${process.arch}`;
const bringsNode = process.platform === "linux" && ["x64", "arm64"].includes(process.arch);

checkNode();
if (!isInstalled()) installAlone();
if (process.argv.includes("test")) provideTestPrograms();

function checkNode() {
  if (bringsNode) return;
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return;
  end(`Samen needs Node 22.22 or newer on this system, and this is ${process.versions.node}.`);
}

/** Compares npm's list of installed packages with the lock file; npm writes that list only when it has finished. */
function isInstalled() {
  if (bringsNode && !existsSync(`${nodeFolder}/bin/node`)) return false;
  const installed = readPackages("node_modules/.package-lock.json");
  const wanted = readPackages("package-lock.json");
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === "") return true;
    // Optional packages for other systems are never installed.
    return installed[path] ? installed[path].version === version : optional || devOptional;
  });
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

/** Lets one process install at a time; the others wait for it, because npm empties the folder first. */
function installAlone() {
  const lock = ".cache/installing";
  mkdirSync(".cache", { recursive: true });
  for (let hasWaited = false; !hasTaken(lock); hasWaited = true) {
    if (!hasWaited) console.log("Waiting for another process that installs packages …");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  }
  process.on("exit", () => rmSync(lock, { force: true }));
  if (!isInstalled()) install();
  rmSync(lock, { force: true });
}

function hasTaken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  if (!isHeld(lock)) rmSync(lock, { force: true });
  return false;
}

/** Tells whether the process that wrote the lock still runs; another one may have its number after a quarter of an hour. */
function isHeld(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > 900_000) return false;
    process.kill(Number(readFileSync(lock, "utf8")), 0);
    return true;
  } catch (error) {
    // The process may belong to another account.
    return error.code === "EPERM";
  }
}

function install() {
  console.log("Installing packages …");
  // npm must not run on the Node inside node_modules, which it is about to replace.
  const path = process.env.PATH.split(delimiter).filter((folder) => !folder.includes("node_modules"));
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PATH: path.join(delimiter) },
    shell: process.platform === "win32",
  });
  if (status !== 0) end("The packages could not be installed; `npm ci` says why.");
}

function provideTestPrograms() {
  const missing = [
    !existsSync(process.env.CHROMIUM_PATH || "/usr/bin/chromium-headless-shell") && "chromium-headless-shell",
    !hasPostgres() && "postgresql",
    process.platform === "linux" && !isOnPath("strace") && "strace",
    !isOnPath("pdftotext") && "poppler-utils",
    process.platform === "linux" && !existsSync("/usr/share/fonts/truetype/liberation") && "fonts-liberation",
    !existsSync("/usr/sbin/nginx") && !isOnPath("nginx") && "nginx",
    !existsSync("/usr/sbin/pgbouncer") && !isOnPath("pgbouncer") && "pgbouncer",
    !existsSync("/usr/sbin/clamd") && !existsSync("/usr/local/sbin/clamd") && "clamav-daemon",
  ].filter(Boolean);
  if (missing.length === 0) return;

  const list = missing.join(" ");
  if (process.getuid?.() !== 0 || !isOnPath("apt-get")) {
    end(`The tests need ${missing.join(", ")}: sudo apt-get install ${list} (or set CHROMIUM_PATH, POSTGRES_BIN).`);
  }
  console.log(`Installing ${missing.join(", ")} …`);
  run("apt-get", ["update", "-qq"]);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing]);
}

function hasPostgres() {
  if (process.env.POSTGRES_BIN) return existsSync(join(process.env.POSTGRES_BIN, "postgres"));
  const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql") : [];
  return versions.some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/postgres`));
}

function isOnPath(program) {
  return process.env.PATH.split(delimiter).some((folder) => existsSync(join(folder, program)));
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: "utf8" });
  if (status !== 0) end(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
}

function end(sentence) {
  console.error(sentence);
  process.exit(1);
}
