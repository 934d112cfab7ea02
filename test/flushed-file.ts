import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { aDatabaseProcess } from "#test/process.ts";

/** Gives orders to a database under strace and returns which files it flushed before it answered each. */
export async function flushedBy(dataDir: string, orders: string[]) {
  const trace = join(dataDir, "trace");
  const strace = ["strace", "-f", "-y", "-qq", "-s", "200", "-e", "trace=fdatasync,fsync,write", "-o", trace];
  const process = await aDatabaseProcess({ dataDir, under: strace });
  const answers: string[] = [];
  for (const order of orders) answers.push(await process.tell(order));
  await process.kill();

  const steps: { answer: string; flushed: string[] }[] = [];
  let flushed: string[] = [];
  for (const line of readFileSync(trace, "utf8").split("\n")) {
    const file = /f(?:data)?sync\(\d+<(.*?)>/.exec(line)?.[1];
    const answer = /write\(1<.*?>, "(.*?)\\n"/.exec(line)?.[1];
    if (file) flushed.push(file.slice(dataDir.length + "/database/".length));
    if (answer && answer !== "ready") {
      steps.push({ answer, flushed });
      flushed = [];
    }
  }
  expect(steps.map(({ answer }) => answer)).toEqual(answers);
  return steps.slice(1);
}
