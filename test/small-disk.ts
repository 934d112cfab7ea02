import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A small disk in memory that can be full; null where the machine does not let us have one. */
export function aSmallDisk(megabytes: number) {
  const place = mkdtempSync(join(tmpdir(), "samen-disk-"));
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", place]).status === 0;
  onTestFinished(() => {
    if (isMounted) execFileSync("umount", ["-l", place]);
    rmdirSync(place);
  });
  if (!isMounted) return null;
  chmodSync(place, 0o755);
  const filling = join(place, "filling");
  return {
    place,
    /** Fills it to the last byte. */
    fill: () => {
      try {
        writeFileSync(filling, Buffer.alloc((megabytes + 1) * 1024 * 1024));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOSPC") return;
        throw error;
      }
      throw new Error("The disk is not full");
    },
    empty: () => rmSync(filling),
  };
}
