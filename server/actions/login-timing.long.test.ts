import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Refusal } from "#domain/problem.ts";
import { askToLogin, loginWithCode, loginWithLetter } from "#server/actions/login.ts";
import { sendLoginCode } from "#server/actions/login-code.ts";
import type { Context } from "#server/context.ts";
import type { Database, OpenDatabase } from "#server/database/open.ts";
import { limits } from "#server/database/tables/limit.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { people } from "#server/database/tables/person.ts";
import { aContext, testSecret } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";
import { serveHandlers } from "#test/handler-server.ts";

const answers = 500;
// The first requests also wait for compilation and for pages of the database.
const warmUp = 50;

type Someone = { employeeId: string; email: string };
type LoginAttempt = (context: Context, someone: Someone) => Promise<unknown>;

// Everything is committed here, as it is outside tests. In an open transaction the database would look up the person of
// a login again at each change, because both rows belong to that transaction.
let database: OpenDatabase;
let employees: Someone[];

beforeAll(async () => {
  database = await aDatabase();
  employees = await anEmployeeForEach(database.db);
});

afterAll(() => database.close());

/** As many people as we ask about, on the roster and with an access letter. */
async function anEmployeeForEach(db: Database): Promise<Someone[]> {
  const rows = Array.from({ length: answers + warmUp }, (_, number) => ({
    id: randomUUID(),
    employeeId: String(10_000_000 + number),
    firstname: "Anna",
    lastname: "Peeters",
    email: `anna.${number}@amandel.example`,
    branch: "gent" as const,
    department: "finance" as const,
    employmentStatus: "employed" as const,
    language: "nl" as const,
  }));
  await db.insert(people).values(rows);
  const codeHash = testSecret.hash("access-code", "ABCDEFGH2345");
  await db.insert(accessCodes).values(rows.map(({ id }) => ({ personId: id, codeHash, madeAt: new Date() })));
  return rows;
}

/** The same number of unknown people. */
const strangers = Array.from({ length: answers + warmUp }, (_, number) => ({
  employeeId: String(90_000_000 + number),
  email: `anne.${number}@amandel.example`,
}));

/**
 * Measures in milliseconds how much longer an employee waits for an answer than a stranger, and how much two such
 * answers vary anyway, over the shortest possible line. The requests of a pair follow each other in alternating order,
 * so a slow machine slows both.
 */
async function compare(attempt: LoginAttempt) {
  const personByNetwork = new Map<string, Someone>();
  const address = await serveHandlers(async ({ request, response }) => {
    const network = String(request.headers["x-from"]);
    await attempt(aContext(database.db, { network: () => network }), personByNetwork.get(network) as Someone);
    response.end();
    return true;
  });
  const timed = async (someone: Someone, network: string) => {
    personByNetwork.set(network, someone);
    // Clear the limits: after so many wrong codes, none would be compared.
    await database.db.delete(limits);
    const startTime = performance.now();
    const answer = await fetch(address, { headers: { "x-from": network } });
    await answer.text();
    const took = performance.now() - startTime;
    if (!answer.ok) throw new Error(`Answered with ${answer.status}`);
    return took;
  };
  const differences: number[] = [];
  for (const [number, employee] of employees.entries()) {
    const stranger = strangers[number] as Someone;
    const isFirst = number % 2 === 0;
    const firstTime = await timed(isFirst ? employee : stranger, `${number} first`);
    const secondTime = await timed(isFirst ? stranger : employee, `${number} second`);
    if (number >= warmUp) differences.push(isFirst ? firstTime - secondTime : secondTime - firstTime);
  }
  const difference = medianOf(differences);
  const deviation = medianOf(differences.map((value) => Math.abs(value - difference)));
  return { difference, noise: deviation * standard };
}

function medianOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

// Turns a median deviation into a standard one, which a few slow answers do not distort.
const standard = 1.4826;

const details = {
  firstname: "Anna",
  lastname: "Peeters",
  employee_id: "",
  remember_me: false,
  language: "nl",
} as const;

const isRefused = (tried: Promise<unknown>) =>
  tried.then(
    () => Promise.reject(new Error("That should not have let anyone in.")),
    (error: unknown) => (error instanceof Refusal ? null : Promise.reject(error)),
  );

test("asking for a code takes as long for a stranger as for an employee", async () => {
  const timing = await compare((context, { email }) => askToLogin(context, { ...details, email }));
  expect(Math.abs(timing.difference)).toBeLessThan(timing.noise);
});

test("a wrong code takes as long for a stranger as for an employee", async () => {
  const loginIds = new Map<string, string>();
  // The order alternates, so that rows of both kinds are on the same pages of the database.
  const both = employees.flatMap((employee, number) => [employee, strangers[number] as Someone]);
  for (const { email } of both) {
    const context = aContext(database.db, { network: () => email });
    const loginId = await askToLogin(context, { ...details, email });
    await sendLoginCode(context, { loginId, email, ...details });
    loginIds.set(email, loginId);
  }
  const tried = await compare((context, { email }) =>
    isRefused(loginWithCode(context, { loginId: loginIds.get(email) ?? "", code: "12" })),
  );
  expect(Math.abs(tried.difference)).toBeLessThan(tried.noise);
});

test("a wrong letter takes as long for a stranger as for an employee", async () => {
  const letter = { firstname: "Anna", lastname: "Peeters", access_code: "ABCD-EFGH-9999", remember_me: false };
  const tried = await compare((context, { employeeId: employee_id }) =>
    isRefused(loginWithLetter(context, { ...letter, employee_id })),
  );
  expect(Math.abs(tried.difference)).toBeLessThan(tried.noise);
});
