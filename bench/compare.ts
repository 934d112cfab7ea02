import { takeTurns } from "./measure.ts";
import { figure, printRow } from "./print.ts";
import { clockRateOf, type Question, rateOf, send } from "./send.ts";
import { type BareServer, type Server, serveBare } from "./serve.ts";

const turns = 11;
const turnSeconds = 0.2;
const clockTurns = 5;
// Two processes need a moment until both are busy.
const clockTurnSeconds = 0.5;
const mostWithoutRise = 3;
const mostSeconds = 20;
const manyClients = 16;

/** Warms a server up until it answers no faster, because its code is compiled while it is used. */
async function warmUp(server: Server, question: Question, clients: number): Promise<void> {
  let best = 0;
  let secondsWithoutRise = 0;
  for (let second = 0; second < mostSeconds && secondsWithoutRise < mostWithoutRise; second++) {
    const rate = await rateOf(server, question, 1, clients);
    secondsWithoutRise = rate > best * 1.03 ? 0 : secondsWithoutRise + 1;
    best = Math.max(best, rate);
  }
}

/** Starts a bare server and warms it up once for all comparisons, because every answer costs it the same. */
export async function serveWarmBare(): Promise<BareServer> {
  const bare = await serveBare();
  await bare.change({ status: 200, body: "", headers: { "content-length": "0" } });
  await warmUp(bare, { path: "/" }, manyClients);
  return bare;
}

type Comparison = {
  what: string;
  ours: Server;
  bare: BareServer;
  question: Question;
  target?: number;
  clients?: number;
};

/** Lets the bare server answer as ours does, and gives the size of that answer. */
async function answerAlike(bare: BareServer, ours: Server, question: Question): Promise<string> {
  const { bytes, headers } = await send(ours.url, question);
  await bare.change({
    status: question.headers?.["if-none-match"] ? 304 : 200,
    body: bytes.toString("base64"),
    // The bare answer has only the headers that Node needs; our other headers, such as the policy, are our cost.
    headers: { "content-type": String(headers["content-type"]), "content-length": String(bytes.length) },
  });
  return bytes.length < 1000 ? "empty" : `${Math.round(bytes.length / 1000)} kB`;
}

/** Prints our answers per second of processor time, as a share of bare answers of the same size. */
export async function compare({
  what,
  ours,
  bare,
  question,
  target = 0,
  clients = manyClients,
}: Comparison): Promise<void> {
  const size = await answerAlike(bare, ours, question);
  const bareQuestion = { ...question, path: "/" };
  await warmUp(ours, question, clients);
  const rates = await takeTurns(turns, {
    ours: () => rateOf(ours, question, turnSeconds, clients),
    bare: () => rateOf(bare, bareQuestion, turnSeconds, clients),
  });
  printRow(`${what} (${size})`, figure(rates.ours / rates.bare, 3, { least: target }));
}

type ClockComparison = { what: string; ours: readonly [Server, Server]; bare: BareServer; question: Question };

/** Prints the answers of one process and of two per second by the clock, as a share of bare answers of the same size. */
export async function compareByClock({ what, ours, bare, question }: ClockComparison): Promise<void> {
  const [first] = ours;
  const size = await answerAlike(bare, first, question);
  for (const server of ours) await warmUp(server, question, manyClients);
  const rate = (servers: readonly Server[]) => () => clockRateOf(servers, question, clockTurnSeconds, manyClients);
  const rates = await takeTurns(clockTurns, { one: rate([first]), two: rate(ours), bare: rate([bare]) });
  printRow(`${what}, one process (${size})`, figure(rates.one / rates.bare, 3));
  printRow(`${what}, two processes (${size})`, figure(rates.two / rates.bare, 3));
}
