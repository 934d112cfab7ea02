import { createInterface } from "node:readline/promises";
import pg from "pg";
import { releaseDue } from "#server/actions/decision-release.ts";
import { openDatabase } from "#server/database/open.ts";
import { aContext } from "#test/context.ts";

// Releases the decisions that are due, alone in a process. It waits for a line, and then prints how many queries it sent
// to the database. With a number it kills itself before that query, in the middle of the release.

const [databaseUrl = "", now = "", fatalQuery = "0"] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir: "" });
const context = aContext(database.db, { now: new Date(now) });

let queries = 0;
const { query } = pg.Client.prototype;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: unknown[]) {
    queries += 1;
    if (queries === Number(fatalQuery)) process.kill(process.pid, "SIGKILL");
    return Reflect.apply(query, this, args);
  },
});

console.log("ready");
await createInterface(process.stdin)[Symbol.asyncIterator]().next();
await releaseDue(context);
console.log(queries);
await database.close();
process.exit();
