import { createInterface } from "node:readline/promises";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { openDatabase } from "#server/database/open.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { doAct } from "#test/act.ts";
import type { ProcessedAct } from "#test/act-kill.ts";
import { aContext } from "#test/context.ts";

// Does one act, which its first line describes, alone in a process. It waits for another line, and then prints how many
// steps the act took, and why it was refused, if it was. A step is a query or an act of the store of files. With a
// number it kills itself at that step.

const lines = createInterface(process.stdin)[Symbol.asyncIterator]();
const input: ProcessedAct = JSON.parse((await lines.next()).value ?? "");
const { databaseUrl, dataDir, filesFolder, now, fatalStep, me, ...act } = input;
const database = await openDatabase({ databaseUrl, dataDir });

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
const { execProtocolRawSync } = PGlite.prototype;
/** The messages of PostgreSQL's protocol that run a query; the others only prepare one. */
const running = ["Q", "E"].map((letter) => letter.charCodeAt(0));
Object.assign(PGlite.prototype, {
  execProtocolRawSync(this: PGlite, message: Uint8Array) {
    if (running.includes(message[0] ?? 0)) step();
    return Reflect.apply(execProtocolRawSync, this, [message]);
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

console.log("ready");
await lines.next();
const context = aContext(database.db, { now: new Date(now), me, files });
const problem = await doAct(context, act, () => {
  isCounting = true;
});
console.log(JSON.stringify({ steps, problem }));
await database.close();
process.exit();
