import { expect, onTestFinished, test } from "vitest";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { aDatabaseProcess } from "#test/process.ts";
import { soak } from "#test/tier.ts";

test("the embedded database loses no acknowledged write when it is killed again and again", async () => {
  const dataDir = aDataFolder();

  await killWhileWriting(() => aDatabaseProcess({ dataDir }));
});

test("PostgreSQL loses no acknowledged write when our process is killed again and again", async () => {
  const { url, drop } = await aPostgres("migrated");
  onTestFinished(drop);

  await killWhileWriting(() => aDatabaseProcess({ databaseUrl: url }));
});

async function killWhileWriting(start: () => ReturnType<typeof aDatabaseProcess>) {
  const acknowledged = new Set<string>();
  let next = start();
  for (let round = 0; round <= soak.kills; round++) {
    const process = await next;
    expect(await process.tell("open")).toBe("opened");
    const storedKeys = new Set((await process.tell("list-keys")).split(" ").slice(1));
    expect([...acknowledged].filter((key) => !storedKeys.has(key))).toEqual([]);
    expect([...storedKeys].filter((key) => !storedKeys.has(otherHalf(key)))).toEqual([]);
    if (round === soak.kills) break;
    // We start the next process early to save time; it opens the database only on command.
    next = start();

    // Each round ends after another write, from the first to the 40th, and the same in every run.
    const deadly = ((round * 17) % 40) + 1;
    let answer = process.tell(`write-without-end ${round}`);
    for (let written = 0; written < deadly; written++) {
      note(await answer);
      answer = process.answer();
    }
    const killing = process.kill();
    // Answers from before the kill may still be in the pipe, and count too.
    for await (const line of remaining(answer, process.answer)) note(line);
    await killing;
  }
  expect(acknowledged.size).toBeGreaterThan(soak.kills * 2);

  function note(line: string) {
    const key = line.split(" ")[1];
    acknowledged.add(`${key}a`).add(`${key}b`);
  }
}

const otherHalf = (key: string) => key.slice(0, -1) + (key.endsWith("a") ? "b" : "a");

async function* remaining(first: Promise<string>, next: () => Promise<string>) {
  for (let line = first; ; line = next()) {
    const answer = await line.catch(() => null);
    if (answer === null) return;
    yield answer;
  }
}
