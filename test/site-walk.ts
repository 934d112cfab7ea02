import { languages } from "#domain/language.ts";
import { everyQuery, schemas } from "#test/api-walk.ts";
import type { MarkedDossier } from "#test/marked-dossier.ts";
import { fromAnywhere, type SiteClient } from "#test/site-client.ts";
import { everyOwnPage, everyPage } from "../e2e/every-page.ts";

// Everything that a site answers, as one text for each address: its status, its headers and its body.

// `/readyz` is not among them: it has only fixed sentences, and a busy machine is not always ready.

// These headers differ between two equal answers.
const passing = ["date", "x-request-id", "content-length", "keep-alive", "connection", "etag", "last-modified"];

/** The answer of a site to someone, without the parts that differ every time. */
export async function look({ url, cookie }: SiteClient, path: string, init: RequestInit = {}): Promise<string> {
  const headers = { ...(cookie && { cookie }), origin: new URL(url).origin, ...fromAnywhere(), ...init.headers };
  const answer = await fetch(url + path, { redirect: "manual", ...init, headers });
  const lines = [...answer.headers].filter(([name]) => !passing.includes(name)).map((header) => header.join(": "));
  const policy = answer.headers.get("content-security-policy") ?? "";
  const [, nonce = ""] = /'nonce-([^']+)'/.exec(policy) ?? [];
  const all = [answer.status, ...lines, inOrder(await answer.text())].join("\n");
  const timeless = all
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d{8}T\d{6}Z/g, "(moment)")
    // Every new form has a key of its own.
    .replaceAll(/("key":"|name="key" value=")[0-9a-f-]{36}"/g, '$1(key)"')
    .replaceAll(/'sha256-[^']+'/g, "(hash)")
    .replaceAll(/(role="timer"[^>]*>).*?(?=<\/(?:p|span)>)/g, "$1(time left)");
  return nonce ? timeless.replaceAll(nonce, "(nonce)") : timeless;
}

/** An answer of the API with its data first, because the compiled executor puts errors first. */
function inOrder(body: string): string {
  if (!body.startsWith('{"errors"')) return body;
  const { data, ...rest } = JSON.parse(body);
  return JSON.stringify({ ...(data !== undefined && { data }), ...rest });
}

const post = (query: string): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ query }),
});

const documents = [
  "/sitemap.xml",
  "/sitemap/pages.xml",
  "/sitemap/projects-1.xml",
  "/robots.txt",
  ...languages.flatMap((language) => [
    `/feed/${language}.atom`,
    `/feed/${language}.json`,
    `/calendar/${language}.ics`,
    `/${language === "nl" ? "" : `${language}/`}manifest.webmanifest`,
  ]),
  "/healthz",
];

/** Everything that is there for everyone: every document, every page and every query of the API, by its address. */
export async function walkSite(someone: SiteClient, { inEveryLanguage = false } = {}): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const path of documents) {
    const answer = await look(someone, path);
    if (!answer.startsWith("200")) throw new Error(`${path} is not there any more: ${answer.slice(0, 200)}`);
    answers.set(path, answer);
  }
  // These addresses do not exist yet; the walk covers them as soon as someone makes them.
  for (const path of ["/metrics", "/graphql/system?query={me{id}}"]) answers.set(path, await look(someone, path));
  const pages = [...everyPage, ...everyOwnPage].filter(({ language }) => inEveryLanguage || language === "nl");
  for (const { path } of pages) answers.set(path, await look(someone, path));
  for (const query of everyQuery(schemas.fund))
    answers.set(`fund ${query}`, await look(someone, "/graphql", post(query)));
  for (const query of everyQuery(schemas.system))
    answers.set(`system ${query}`, await look(someone, "/graphql/system", post(query)));
  return answers;
}

/** Everything about one dossier that its owner can open, by its address. */
export async function walkDossier(
  someone: SiteClient,
  { id, files }: Pick<MarkedDossier, "id" | "files">,
): Promise<Map<string, string>> {
  const steps = ["acquainted", "describe-internal", "describe-external", "financial", "check", "thank-you"];
  const paths = [
    `/account/dossiers/${id}`,
    ...steps.map((step) => `/submit-a-project/${step}?dossier=${id}`),
    `/dossiers/${id}.pdf`,
    `/dossiers/${id}.pdf?version=1`,
    ...files.flatMap((file) => [`/files/${file}`, `/files/${file}?preview`]),
  ];
  const answers = new Map<string, string>();
  for (const path of paths) answers.set(path, await look(someone, path));
  for (const query of everyQuery(schemas.fund, "Dossier")) {
    const document = `{ dossier(id: "${id}") ${query} }`;
    answers.set(document, await look(someone, "/graphql", post(document)));
  }
  return answers;
}
