import { externalAnswers, internalAnswers } from "#test/dossiers.ts";
import { aPdf } from "#test/sample-file.ts";
import { expect, type Page } from "./live.ts";
import { sharedSite } from "./sites.ts";

type Texts = Partial<Record<string, string>>;

/** The origin of a page; an empty page belongs to the shared site. */
const originOf = (page: Page) => new URL(page.url() === "about:blank" ? sharedSite.url : page.url()).origin;

/** Queries the API as the person who is logged in on this page. */
export async function askApi(page: Page, query: string, variables: Record<string, unknown>) {
  const origin = originOf(page);
  const response = await page.request.post("/graphql", { headers: { origin }, data: { query, variables } });
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data;
}

/** Saves answers in a dossier of the person who is logged in, without submitting it. */
export async function changeDossier(page: Page, id: string, answers: Texts): Promise<void> {
  const query = `mutation ($id: ID!, $answers: [DossierAnswerInput!]!) {
    saveDossier(id: $id, basedOn: 99, answers: $answers) { revision } }`;
  const inputs = Object.entries(answers).map(([field, value]) => ({ field, value }));
  await askApi(page, query, { id, answers: inputs });
}

/** Submits a dossier of the person who is logged in, and returns its number. */
export async function submitDossier(page: Page, id: string): Promise<string> {
  const query = `mutation ($id: ID!) { sendDossier(id: $id) { number } }`;
  return (await askApi(page, query, { id })).sendDossier.number;
}

/** A complete request for help of the person who is logged in, as a draft. */
export async function aRequest(page: Page): Promise<string> {
  const { beginDossier } = await askApi(page, `mutation { beginDossier(type: internal) { id } }`, {});
  await changeDossier(page, beginDossier.id, internalAnswers);
  return beginDossier.id;
}

/** A submitted request for help of the person who is logged in. */
export async function aSubmittedRequest(page: Page): Promise<{ id: string; number: string }> {
  const id = await aRequest(page);
  return { id, number: await submitDossier(page, id) };
}

/** A project of the person who is logged in, with these answers and without files, as a draft. */
export async function aProject(page: Page, answers: Texts = externalAnswers): Promise<string> {
  const { beginDossier } = await askApi(page, `mutation { beginDossier(type: external) { id } }`, {});
  await changeDossier(page, beginDossier.id, answers);
  return beginDossier.id;
}

/** A complete project with its file, as a draft. */
export async function aCompleteProject(page: Page, answers: Texts = externalAnswers): Promise<string> {
  const id = await aProject(page, answers);
  const origin = originOf(page);
  const file = { name: "statuten.pdf", mimeType: "application/pdf", buffer: aPdf() };
  const multipart = { dossier: id, field: "project_files_articles", file };
  const response = await page.request.post("/files", { headers: { origin }, multipart });
  expect(response.status()).toBe(201);
  return id;
}
