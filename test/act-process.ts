import { createInterface } from "node:readline/promises";
import pg from "pg";
import { releaseDue } from "#server/actions/decision-release.ts";
import { finishJob, type JobPayloads, takeJobs } from "#server/actions/job.ts";
import { decideItem } from "#server/actions/meeting.ts";
import { drawPicture, storePicture } from "#server/actions/project-picture.ts";
import { openDatabase } from "#server/database/open.ts";
import { holdTime } from "#server/jobs/queue.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import type { ProcessedAct } from "#test/act-kill.ts";
import { aContext } from "#test/context.ts";

// Does one act, which its first line describes, alone in a process. It waits for another line, and then prints how many
// steps the act took, and why it was refused, if it was. A step is a query or an act of the store of files. With a number it kills itself at that step.

const lines = createInterface(process.stdin)[Symbol.asyncIterator]();
const input: ProcessedAct = JSON.parse((await lines.next()).value ?? "");
const { databaseUrl, filesFolder, now, fatalStep, me, ...act } = input;
const database = await openDatabase({ databaseUrl, dataDir: "" });
const { db } = database;

let isCounting = false;
let steps = 0;
const step = () => {
  if (!isCounting) return;
  steps += 1;
  if (steps === fatalStep) process.kill(process.pid, "SIGKILL");
};

const { query } = pg.Client.prototype;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: unknown[]) {
    step();
    return Reflect.apply(query, this, args);
  },
});
const store = openLocalFiles(filesFolder);
const files: typeof store = {
  ...store,
  put: async (name, content) => {
    step();
    await store.put(name, content);
    step();
  },
  remove: async (name) => {
    step();
    await store.remove(name);
    step();
  },
};
const context = aContext(db, { now: new Date(now), me, files });

async function run(): Promise<void> {
  isCounting = act.kind !== "draw";
  if (act.kind === "release") return releaseDue(context);
  if (act.kind === "decide") return decideItem(context, act.item);
  if (act.kind === "store") {
    const { draftId, photo } = act;
    return void (await storePicture(context, { draftId, name: "photo.jpg", bytes: Buffer.from(photo, "base64") }));
  }
  // The queue itself looks for jobs at moments of its own, so the number of steps would not be the same each time.
  const heldUntil = new Date(context.now.getTime() + holdTime);
  const [job] = await takeJobs(db, { kinds: ["drawPicture"], limit: 1, now: context.now, heldUntil });
  if (!job) return;
  isCounting = true;
  const { pictureId } = job.payload as JobPayloads["drawPicture"];
  await drawPicture({ db, now: context.now, files }, pictureId);
  await finishJob(db, job);
  isCounting = false;
}

console.log("ready");
await lines.next();
const problem = await run().then(
  () => null,
  (error: { problem?: { code: string } }) => {
    if (!error.problem) throw error;
    return error.problem.code;
  },
);
console.log(JSON.stringify({ steps, problem }));
await database.close();
process.exit();
