import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Package = { cpu?: string[]; os?: string[]; libc?: string[]; resolved?: string };

const lock = readFileSync("package-lock.json", "utf8");
const packages = Object.entries<Package>(JSON.parse(lock).packages);

/** The name of a native package without its machine, which all its builds share. */
function groupOf(path: string) {
  return path.replace(/[-./](linux|darwin|win32|freebsd|android|openbsd|netbsd|sunos|aix|openharmony|wasm32).*$/, "");
}

test("every native package has a build for Linux on x64 and on ARM", () => {
  const builds = Map.groupBy(
    packages.filter(([, { cpu }]) => cpu && !cpu.includes("wasm32")),
    ([path]) => groupOf(path),
  );
  const machines = ["x64", "arm64"];
  const incomplete = [...builds].flatMap(([group, entries]) => {
    const linux = entries
      .map(([, build]) => build)
      .filter(({ os, libc }) => os?.includes("linux") && !libc?.includes("musl"));
    return machines
      .filter((cpu) => !linux.some((build) => build.cpu?.includes(cpu)))
      .map((cpu) => `${group} on ${cpu}`);
  });

  expect(builds.size).toBeGreaterThan(3);
  expect(incomplete).toEqual([]);
});

test("the lock file names no registry, so that every registry works", () => {
  expect(packages.filter(([, { resolved }]) => resolved?.includes("://"))).toEqual([]);
});

test("a script that may install our own Node runs nothing else, because a shell remembers its first Node", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const preparing = Object.entries(scripts).filter(([, command]) => command.includes("set-up.js"));
  expect(preparing.map(([name]) => name)).toContain("prestart");
  expect(preparing.filter(([, command]) => !/^node scripts\/set-up\.js( test)?$/.test(command))).toEqual([]);
});
