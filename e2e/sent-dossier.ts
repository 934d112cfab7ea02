import { externalAnswers, internalAnswers } from "#test/dossiers.ts";
import { aPdf } from "#test/sample-file.ts";
import { expect, type Page } from "./live.ts";
import { sharedSite } from "./sites.ts";

type Texts = Partial<Record<string, string>>;

/** The site of a page; one that has opened nothing yet belongs to the shared site. */
const originOf = (page: Page) => new URL(page.url() === "about:blank" ? sharedSite.url : page.url()).origin;

/** Asks the API as the person who is logged in on this page, as its scripts would. */
export async function askApi(page: Page, query: string, variables: Record<string, unknown>) {
  const origin = originOf(page);
  const response = await page.request.post("/graphql", { headers: { origin }, data: { query, variables } });
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data;
}

/** Keeps answers of a dossier of whoever is logged in, without sending them. */
export async function changeDossier(page: Page, id: string, answers: Texts): Promise<void> {
  const query = `mutation ($id: ID!, $answers: [DossierAnswerInput!]!) {
    saveDossier(id: $id, basedOn: 99, answers: $answers) { revision } }`;
  const given = Object.entries(answers).map(([field, value]) => ({ field, value }));
  await askApi(page, query, { id, answers: given });
}

/** Sends a dossier of whoever is logged in, and gives its number. */
export async function sendDossier(page: Page, id: string): Promise<string> {
  const query = `mutation ($id: ID!) { sendDossier(id: $id) { number } }`;
  return (await askApi(page, query, { id })).sendDossier.number;
}

/** A request for help of the person who is logged in, which lacks nothing; it was not sent. */
export async function aRequest(page: Page): Promise<string> {
  const { beginDossier } = await askApi(page, `mutation { beginDossier(type: internal) { id } }`, {});
  await changeDossier(page, beginDossier.id, internalAnswers);
  return beginDossier.id;
}

/** The same, which was sent. */
export async function aSentRequest(page: Page): Promise<{ id: string; number: string }> {
  const id = await aRequest(page);
  return { id, number: await sendDossier(page, id) };
}

/** A project of whoever is logged in, with these answers and without a file; it was not sent. */
export async function aProject(page: Page, answers: Texts = externalAnswers): Promise<string> {
  const { beginDossier } = await askApi(page, `mutation { beginDossier(type: external) { id } }`, {});
  await changeDossier(page, beginDossier.id, answers);
  return beginDossier.id;
}

/** A project that lacks nothing; it was not sent. */
export async function aWholeProject(page: Page): Promise<string> {
  const id = await aProject(page);
  const origin = originOf(page);
  const file = { name: "statuten.pdf", mimeType: "application/pdf", buffer: aPdf() };
  const multipart = { dossier: id, field: "project_files_articles", file };
  const added = await page.request.post("/files", { headers: { origin }, multipart });
  expect(added.status()).toBe(201);
  return id;
}
