import { aSiteClient, fromAnywhere, type SiteClient } from "#test/site-client.ts";
import { pathIn } from "#web/address.ts";
import { waitForCode } from "./arrived-mails.ts";
import { decideTie, voteFor } from "./ballot.ts";
import { expect } from "./live.ts";
import { comeIn, type Year } from "./year.ts";
import { applicants, committee, everyone, office, type Person, voters } from "./year-people.ts";
import { titleIn } from "./year-projects.ts";

/** The people who vote in a browser, and for which project. */
const browserVotes = [
  [applicants.granted, "handedOver"],
  [applicants.refusedHelp, "late"],
  [applicants.withdrawn, "tieWinner"],
  [applicants.refused, "tieLoser"],
  [applicants.ineligible, "handedOver"],
] as const;

/** How many of the others vote for each project. The last two get the same number as each other, also with the browsers. */
const apiVotes = { handedOver: 68, late: 54, tieWinner: 39, tieLoser: 39 } as const;
type Candidate = keyof typeof apiVotes;

const candidates = Object.keys(apiVotes) as Candidate[];
const allVoters = new Set<Person>([...voters, ...browserVotes.map(([person]) => person)]);
const nonVoters = everyone.filter((person) => !allVoters.has(person));

/** Five people vote in a browser. */
export async function voteInBrowsers(year: Year): Promise<void> {
  for (const [person, key] of browserVotes) {
    const page = await comeIn(year, person);
    await voteFor(page, person.language, titleIn(key, person.language));
  }
}

/** Two hundred people log in with the code of a mail and vote, as programs that call the API. */
export async function voteThroughApi(year: Year): Promise<void> {
  const choices = candidates.flatMap((key) => Array<Candidate>(apiVotes[key]).fill(key));
  const clients = await logInAll(year);
  const [first] = clients;
  if (!first || clients.length !== choices.length) throw new Error("The votes and the voters differ in number");
  const { currentCall } = await first.ask<{ currentCall: { ballot: { id: string; text: { title: string } }[] } }>(
    "{ currentCall { ballot { id text(language: nl) { title } } } }",
    {},
  );
  const idOf = (key: Candidate) => currentCall.ballot.find(({ text }) => text.title === titleIn(key, "nl"))?.id;
  expect(currentCall.ballot.map(({ id }) => id).sort()).toEqual(candidates.map(idOf).sort());
  for (const [place, client] of clients.entries()) {
    const projectId = idOf(choices[place] ?? "late");
    await client.ask("mutation ($projectId: ID!) { castVote(projectId: $projectId) }", { projectId });
  }
}

async function logInAll({ site, expected }: Year): Promise<SiteClient[]> {
  const after = site.mails.length;
  const logins = await Promise.all(voters.map((voter) => askToLogin(site.url, voter)));
  for (const voter of voters) expected.add(voter, "login");
  await expect.poll(() => site.mails.length, { timeout: 120_000 }).toBe(after + voters.length);
  const clients: SiteClient[] = [];
  // So many codes at the same moment would look like guesses.
  for (const [place, { email }] of voters.entries()) {
    const code = await waitForCode(site.mails, { to: email, after });
    clients.push(aSiteClient(site.url, await logInWith(site.url, logins[place] ?? "", code)));
  }
  return clients;
}

const postToSystem = (url: string, query: string, variables: Record<string, unknown>) =>
  fetch(`${url}/graphql/system`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url, ...fromAnywhere() },
    body: JSON.stringify({ query, variables }),
  });

async function askToLogin(url: string, { email, firstname, lastname, language }: Person): Promise<string> {
  const query = `mutation ($email: String!, $firstname: String!, $lastname: String!, $language: Language!) {
    askToLogin(email: $email, firstname: $firstname, lastname: $lastname, employee_id: "", remember_me: false,
      language: $language) }`;
  const answer = await postToSystem(url, query, { email, firstname, lastname, language });
  const { data, errors } = (await answer.json()) as { data: { askToLogin: string }; errors?: unknown };
  expect(errors).toBeUndefined();
  return data.askToLogin;
}

/** Logs in with a code, and returns the cookie of the session. */
async function logInWith(url: string, loginId: string, code: string): Promise<string> {
  const query = "mutation ($loginId: ID!, $code: String!) { loginWithCode(loginId: $loginId, code: $code) }";
  const answer = await postToSystem(url, query, { loginId, code });
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("samen_session="));
  if (!cookie) throw new Error(`A login was answered with ${await answer.text()}`);
  return cookie.split(";")[0] ?? "";
}

/** Expects the clock to remind everyone who has not voted. */
export function expectReminders({ expected }: Year): void {
  for (const person of nonVoters) expected.add(person, "vote reminder");
}

/** Expects the clock to tell the committee that two projects are equal. */
export function expectTie({ expected }: Year): void {
  for (const member of committee) expected.add(member, "tie");
}

/** A member of the committee decides the tie. */
export async function settleTie(year: Year): Promise<void> {
  const { thirdMember: member } = office;
  const page = await comeIn(year, member);
  await page.goto(pathIn(member.language, "/office/vote"));
  const titles = (["tieWinner", "tieLoser"] as const).map((key) => titleIn(key, member.language));
  await decideTie(page, member.language, { reason: "Dit project bereikt de meeste mensen.", titles });
}

/** Expects the clock to tell everyone who voted, and the applicants of all candidates. */
export function expectResults({ expected }: Year): void {
  for (const person of allVoters) expected.add(person, "results");
  for (const key of candidates) expected.add(applicants[key], "news");
}
