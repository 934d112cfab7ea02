import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "#server/database/open.ts";
import { people } from "#server/database/tables/person.ts";
import { sessions } from "#server/database/tables/session.ts";
import type { Secret } from "#server/platform/secret.ts";
import { aCallInVote, aProject, daysFromNow, theSettings } from "#test/factories.ts";
import { testLists } from "#test/fund-lists.ts";
import { type Line, openLine } from "#test/line.ts";

/** Someone who is logged in, and the project they vote for. */
export type WorkforceVoter = { personId: string; cookie: string; projectId: string };

const batch = 1_000;
const choices = 12;

/** A call in the last hours of its vote, and so many employees who are logged in on a site with this key. */
export async function aWorkforce(db: Database, secret: Secret, size: number, { hoursLeft = 1 } = {}) {
  await theSettings(db);
  const call = await aCallInVote(db, { votingCloses: daysFromNow(hoursLeft / 24) });
  const projectIds: string[] = [];
  for (let number = 0; number < choices; number++) {
    projectIds.push(
      (await aProject(db, { callId: call.id, publishedAt: daysFromNow(-15), committeeScore: number })).id,
    );
  }
  const workforce: WorkforceVoter[] = [];
  while (workforce.length < size) {
    const some = Array.from({ length: Math.min(batch, size - workforce.length) }, (_, index) =>
      anEmployee(secret, workforce.length + index),
    );
    await db.insert(people).values(some.map(({ person }) => person));
    await db.insert(sessions).values(some.map(({ session }) => session));
    for (const { person, token } of some) {
      // The projects get different numbers of votes, so that a count that mixes them up is wrong.
      const choice = Math.floor(choices * ((workforce.length % 97) / 97) ** 2);
      const projectId = projectIds[choice] as string;
      workforce.push({ personId: person.id, cookie: `samen_session=${token}`, projectId });
    }
  }
  return { call, workforce };
}

function anEmployee(secret: Secret, number: number) {
  const token = randomBytes(32).toString("base64url");
  const person = {
    id: randomUUID(),
    employeeId: String(20_000_000 + number),
    firstname: "Anna",
    lastname: "Peeters",
    email: `anna.peeters.${number}@amandel.example`,
    branch: testLists.branches[number % testLists.branches.length]?.code ?? "",
    department: "finance" as const,
    employmentStatus: "employed" as const,
    language: "nl" as const,
  };
  const startedAt = new Date();
  const session = {
    id: randomUUID(),
    tokenHash: secret.hash("session", token),
    personId: person.id,
    way: "mail_code" as const,
    device: "Test",
    isRemembered: true,
    startedAt,
    seenAt: startedAt,
    expiresAt: new Date(startedAt.getTime() + 2 * 86_400_000),
  };
  return { person, session, token };
}

/** A server that may be killed and come back, perhaps at another address. */
export type Site = { url(): Promise<string> };

type VotingOptions = {
  sites: readonly Site[];
  workforce: readonly WorkforceVoter[];
  connections: number;
  /** One voter in so many submits twice at once, each time to another server. */
  doubleEvery: number;
  /** Called after each vote. */
  onVote?: (votes: number) => void;
  /** Resolves when the next try may begin; gives false when nobody else votes. */
  nextTurn?: () => Promise<boolean>;
};

/** The answers to voters: a receipt each, how long each answer took in milliseconds, and how many answers got lost. */
export type VoteOutcome = { receipts: Map<string, string>; waits: number[]; lost: number };

/** A voter's connection to a site, which is opened again after the site was away. */
type VoterConnection = { site: Site; line: Line | null };

/** Makes everyone vote through the API over so many connections, and again when an answer gets lost, as people do. */
export async function voteAtOnce({
  sites,
  workforce,
  connections,
  doubleEvery,
  onVote,
  nextTurn,
}: VotingOptions): Promise<VoteOutcome> {
  const outcome: VoteOutcome = { receipts: new Map(), waits: [], lost: 0 };
  const waiting = workforce.entries();
  const vote = async (voter: WorkforceVoter, connection: VoterConnection): Promise<void> => {
    for (;;) {
      const url = await connection.site.url();
      const startTime = performance.now();
      const receipt = await castOver(connection, url, voter).catch((error: Error) => {
        if (!isLost(error)) throw error;
        connection.line?.end();
        connection.line = null;
        return null;
      });
      if (receipt === null) {
        outcome.lost++;
        await nextTurn?.();
        continue;
      }
      outcome.waits.push(performance.now() - startTime);
      const earlier = outcome.receipts.get(voter.personId) ?? receipt;
      if (earlier !== receipt) throw new Error(`Voter ${voter.personId} was given two receipts`);
      outcome.receipts.set(voter.personId, receipt);
      return;
    }
  };
  const work = async (lane: number) => {
    const [firstSite, secondSite = firstSite] = lane % 2 === 0 ? sites : sites.toReversed();
    if (!firstSite || !secondSite) throw new Error("Nobody to vote with");
    const [connection, secondConnection]: [VoterConnection, VoterConnection] = [
      { site: firstSite, line: null },
      { site: secondSite, line: null },
    ];
    for (const [number, voter] of waiting) {
      if (nextTurn && !(await nextTurn())) break;
      const isDouble = number % doubleEvery === 0;
      await Promise.all([vote(voter, connection), ...(isDouble ? [vote(voter, secondConnection)] : [])]);
      onVote?.(outcome.receipts.size);
    }
    connection.line?.end();
    secondConnection.line?.end();
  };
  await Promise.all(Array.from({ length: connections }, (_, lane) => work(lane)));
  return outcome;
}

/** Whether the server went away before it answered, or its database did, so that nobody knows whether the vote counts. */
function isLost(error: Error & { code?: string }): boolean {
  return ["ECONNRESET", "ECONNREFUSED", "EPIPE", "unavailable"].includes(error.code ?? "");
}

type VoteAnswer = {
  data?: { castVote: string } | null;
  errors?: { extensions?: { problem?: { code: string } } }[];
};

const castVote = "mutation Cast($projectId: ID!) { castVote(projectId: $projectId) }";

async function castOver(
  connection: VoterConnection,
  url: string,
  { cookie, projectId }: WorkforceVoter,
): Promise<string> {
  connection.line ??= await openLine(url);
  const headers = { "content-type": "application/json", accept: "application/json", cookie, origin: url };
  const text = await connection.line.post(
    "/graphql",
    headers,
    JSON.stringify({ query: castVote, variables: { projectId } }),
  );
  const { data, errors } = JSON.parse(text) as VoteAnswer;
  const code = errors?.[0]?.extensions?.problem?.code;
  if (!data) throw Object.assign(new Error(`A vote was answered with ${text.slice(0, 200)}`), { code });
  return data.castVote;
}
