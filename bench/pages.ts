import { demoLogins } from "#server/database/demo/people.ts";
import { compare, compareByClock, serveWarmBare } from "./compare.ts";
import { makePostgres, type Place } from "./place.ts";
import { printHeading, sharedMachine } from "./print.ts";
import { send } from "./send.ts";
import { type BareServer, type Server, serveSamen } from "./serve.ts";

const home = { path: "/" };
const homePacked = { path: "/", headers: { "accept-encoding": "br" } };
// The home page changes every minute; this page does not.
const contact = { path: "/contact" };
// A request with credentials, even unknown ones, gets no cached page.
const homeAnew = { path: "/", headers: { authorization: "bench" } };

/** Logs in someone of the demo and returns the cookie of their session. */
async function logIn({ url }: Server): Promise<string> {
  const someone = demoLogins.find(({ accessCode }) => accessCode);
  if (!someone) throw new Error("Nobody of the demo has an access letter");
  const query = `mutation Letter($employee_id: String!, $firstname: String!, $lastname: String!, $access_code: String!) {
    loginWithLetter(
      employee_id: $employee_id, firstname: $firstname, lastname: $lastname, access_code: $access_code, remember_me: false
    )
  }`;
  const { employeeId: employee_id, firstname, lastname, accessCode: access_code } = someone;
  const body = JSON.stringify({ query, variables: { employee_id, firstname, lastname, access_code } });
  const { headers } = await send(url, { path: "/graphql/system", body, headers: { origin: url } });
  const [cookie] = headers["set-cookie"] ?? [];
  if (!cookie) throw new Error("The access letter let nobody in");
  return cookie.replace(/;.*/, "");
}

async function compareVisitors(place: Place, bare: BareServer) {
  await using ours = await serveSamen(place);
  const { headers } = await send(ours.url, contact);
  const contactAgain = { ...contact, headers: { "if-none-match": String(headers.etag) } };
  await compare({ what: "home page of a visitor", ours, bare, question: home });
  await compare({ what: "home page of a visitor, packed", ours, bare, question: homePacked, target: 0.7 });
  await compare({ what: "contact page a visitor has already", ours, bare, question: contactAgain });
  await compare({ what: "home page, rendered anew, data at hand", ours, bare, question: homeAnew, target: 0.012 });
  const homeOfColleague = { path: "/", headers: { cookie: await logIn(ours) } };
  await compare({ what: "home page of an employee", ours, bare, question: homeOfColleague, target: 0.012 });
}

async function compareReading(place: Place, bare: BareServer) {
  await using ours = await serveSamen(place, { REMEMBER_SECONDS: "0" });
  await compare({ what: `home page, rendered anew, ${place.where}`, ours, bare, question: homeAnew });
}

async function compareProcesses(place: Place, bare: BareServer) {
  await using first = await serveSamen(place);
  await using second = await serveSamen(place);
  const question = { path: "/", headers: { cookie: await logIn(first) } };
  await compareByClock({ what: `home page of an employee, ${place.where}`, ours: [first, second], bare, question });
}

/** Prints how many pages are served in the time of a bare answer: cached, rendered again, and with data read again. */
export async function printPages(demo: Place): Promise<void> {
  printHeading("Pages per second of processor time, as a part of a bare node:http answer of the same size");
  await using bare = await serveWarmBare();
  await compareVisitors(demo, bare);
  await compareReading(demo, bare);
  await using postgres = await makePostgres();
  await compareReading(postgres, bare);
  printHeading(`Pages per second by the clock, as a part of that bare answer; ${sharedMachine}`);
  await compareProcesses(postgres, bare);
}
