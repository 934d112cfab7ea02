import { createHash, randomUUID } from "node:crypto";
import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { auditServer } from "graphql-http";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { languages } from "#domain/language.ts";
import { mailStates } from "#domain/mail.ts";
import { openDatabase } from "#server/database/open.ts";
import { files } from "#server/database/tables/file.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { aPostgres } from "#test/database.ts";
import { aProject } from "#test/factories.ts";
import { aServer } from "#test/server.ts";
import { aServerProcess } from "#test/server-process.ts";
import { isEverything } from "#test/tier.ts";
import { addresses, pathIn } from "#web/address.ts";

const metricsToken = "a token that only Prometheus has";
let samen: Awaited<ReturnType<typeof aServer>>;

beforeAll(async () => {
  samen = await aServer({ DEMO: "true", PUBLIC_URL: "https://fonds.example", METRICS_TOKEN: metricsToken });
});

afterAll(() => samen.stop());

for (const path of ["/graphql", "/graphql/system"]) {
  test(`${path} passes every audit of GraphQL over HTTP`, async () => {
    const results = await auditServer({ url: samen.url + path });
    const failed = results
      .filter(({ status }) => status !== "ok")
      .map(({ id, name, status }) => `${status} ${id} ${name}`);
    expect(failed).toEqual([]);
    expect(results.length).toBeGreaterThan(50);
  });

  test(`${path} refuses a body that is larger than any request of ours`, async () => {
    const response = await fetch(samen.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: `{ __typename } # ${"x".repeat(200_000)}` }),
    });
    expect(response.status).toBe(413);
  });

  test(`${path} refuses a form from another site, because it accepts only JSON`, async () => {
    const response = await fetch(samen.url + path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "query={__typename}",
    });
    expect(response.status).toBe(415);
  });
}

test("shows metrics of its own requests to a caller with the token", async () => {
  expect((await fetch(`${samen.url}/metrics`)).status).toBe(401);
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = async () => (await fetch(`${samen.url}/metrics`, { headers })).text();
  // A request is counted once its answer has left, which may be a moment after the caller has it.
  await expect.poll(metrics).toContain('samen_request_seconds_count{route="health",method="GET",status="401"}');
  const text = await metrics();
  for (const state of mailStates) expect(text).toMatch(new RegExp(`^samen_mails\\{state="${state}"\\} \\d+$`, "m"));
});

describe("headers", () => {
  test("a page may run only our own scripts, and nobody may put it in a frame", async () => {
    // This page is personal; shared pages allow scripts by hash, see visitor-page.test.ts.
    const mine = { headers: { cookie: "__Host-samen_session=anna" } };
    const page = await fetch(samen.url, mine);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("upgrade-insecure-requests");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    const html = await page.text();
    // Structured data for search engines and the data of the page are not scripts that browsers run.
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=|[^>]*json")([^>]*)>/g)].map(
      ([, attributes]) => attributes ?? "",
    );
    // The theme's script is allowed by its hash; every other script has this response's nonce.
    expect(inline.filter((attributes) => !attributes.includes(`nonce="${nonce}"`))).toHaveLength(1);
    expect(nonce).not.toBe(
      /'nonce-([^']+)'/.exec((await fetch(samen.url, mine)).headers.get("content-security-policy") ?? "")?.[1],
    );
  });

  test("every response has the security headers, a character set and a request id", async () => {
    for (const path of ["/", "/graphql", "/healthz", "/favicon.svg", "/illustrations/choir.svg", "/nowhere"]) {
      const { headers } = await fetch(samen.url + path);
      expect(headers.get("content-type"), path).toMatch(/; charset=utf-8$/);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
      expect(headers.get("permissions-policy"), path).toContain("geolocation=()");
      expect(headers.get("strict-transport-security"), path).toContain("max-age=");
      for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(headers.get("content-security-policy"), path).toContain(part);
      expect(headers.get("x-request-id"), path).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe("files", () => {
  const scriptOf = async () => /"(\/assets\/framework-[^"]+\.js)"/.exec(await (await fetch(samen.url)).text())?.[1];

  test("a script comes compressed as the browser accepts it, and is cached for good", async () => {
    const url = samen.url + (await scriptOf());
    const sizes: number[] = [];
    for (const encoding of ["br", "gzip", "identity"]) {
      const response = await rawGet(url, { "accept-encoding": encoding });
      expect(response.headers["content-encoding"] ?? "identity").toBe(encoding);
      expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(response.headers.vary).toBe("accept-encoding");
      sizes.push(Number(response.headers["content-length"]));
    }
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(new Set(sizes).size).toBe(3);
  });

  test("a browser that has a file gets no second copy", async () => {
    const { headers } = await fetch(`${samen.url}/favicon.svg`);
    const again = await fetch(`${samen.url}/favicon.svg`, { headers: { "if-none-match": headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });

  test("no path leads out of the folder of files", async () => {
    for (const path of ["/../package.json", "/assets/../../package.json", "/%2e%2e/package.json", "//etc/passwd"]) {
      const response = await rawGet(samen.url + path, {}, path);
      expect(response.statusCode, path).not.toBe(200);
    }
  });
});

describe("stored files", () => {
  const picture = Buffer.from("89504e470d0a1a0a", "hex");

  async function aStoredFile(values: Partial<typeof files.$inferInsert>) {
    const id = randomUUID();
    await openLocalFiles(join(samen.dataDir, "files")).put(id, Readable.from([picture]));
    const database = await openDatabase(samen);
    await database.db.insert(files).values({
      id,
      name: "ploeg à table.png",
      type: "image/png",
      size: picture.length,
      checksum: createHash("sha256").update(picture).digest("hex"),
      storedAs: id,
      storedAt: new Date(0),
      ...values,
    });
    await database.close();
    return `${samen.url}/files/${id}`;
  }

  test("a public picture is shown, and files of other types are only downloaded", async () => {
    const publicFile = await fetch(await aStoredFile({ isPublic: true }));
    expect(Buffer.from(await publicFile.arrayBuffer())).toEqual(picture);
    expect(publicFile.headers.get("content-disposition")).toBe("inline; filename*=UTF-8''ploeg%20%C3%A0%20table.png");
    const page = await fetch(await aStoredFile({ isPublic: true, type: "text/html", name: "page.html" }));
    expect(page.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("a file that is not public gets the same answer as one that does not exist", async () => {
    const hidden = await fetch(await aStoredFile({ isPublic: false }));
    const unknown = await fetch(`${samen.url}/files/${randomUUID()}`);
    expect([hidden.status, unknown.status]).toEqual([404, 404]);
  });
});

test("the words of a project stay plain text in the structured data for search engines", async () => {
  const database = await openDatabase(samen);
  const title = "</script><script>alert(1)</script><!-- <script>";
  const { slug } = await aProject(database.db, { title });
  await database.close();
  const html = await (await fetch(`${samen.url}/project/${slug}`)).text();
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).not.toContain("<");
  expect((JSON.parse(json) as { "@graph": { name: string }[] })["@graph"][0]?.name).toBe(title);
  expect(html).not.toContain("<script>alert(1)");
});

test("Dutch has no prefix and no address ends with a slash: both redirect for good, with the query", async () => {
  for (const [from, to] of [
    ["/nl", "/"],
    ["/nl/vote?x=1", "/vote?x=1"],
    ["/en/vote/", "/en/vote"],
    ["/nl//evil.example/", "/evil.example"],
    ["/\\evil.example/", "/evil.example"],
  ] as const) {
    const response = await rawGet(samen.url + from, {}, from);
    expect([response.statusCode, response.headers.location], from).toEqual([301, to]);
  }
});

test("the bare address redirects to the language chosen before, but links within the site do not", async () => {
  const open = async (path: string, chosen: string, referer?: string) => {
    const headers = { cookie: `i18n_redirected=${chosen}`, ...(referer && { referer: samen.url + referer }) };
    const response = await fetch(samen.url + path, { headers, redirect: "manual" });
    return [response.status, response.headers.get("location")];
  };
  for (const language of ["fr", "en"]) expect(await open("/", language)).toEqual([302, `/${language}`]);
  expect(await open("/", "nl")).toEqual([200, null]);
  expect(await open("/projects", "fr")).toEqual([200, null]);
  expect(await open("/?from=letter", "fr")).toEqual([200, null]);
  expect(await open("/", "fr", "/en/projects")).toEqual([200, null]);
  const { headers } = await fetch(`${samen.url}/`);
  expect(headers.get("vary")).toContain("cookie");
});

test("the language switch is remembered for a year, while the page stays the same for all", async () => {
  const come = async (from: string, to: string, host = samen.url) => {
    const { headers } = await fetch(samen.url + to, { headers: { referer: host + from } });
    return { cookie: headers.get("set-cookie"), tag: headers.get("etag") };
  };
  const french = "i18n_redirected=fr; Max-Age=31536000; Path=/; SameSite=Lax; Secure";
  const first = await come("/contact?x=1", "/fr/contact?x=1");
  expect(first).toEqual({ cookie: french, tag: expect.any(String) });
  // The page is cached for everyone by now.
  expect(await come("/en/contact?x=1", "/fr/contact?x=1")).toEqual(first);
  expect((await come("/privacybeleid", "/fr/politique-de-confidentialite")).cookie).toBe(french);
  expect((await come("/?x=1", "/fr?x=1")).cookie).toBe(french);
  for (const [from, to, host] of [
    ["/fr/contact?x=1", "/fr/contact?x=1"],
    ["/fr/donate", "/fr/contact?x=1"],
    ["/donate", "/fr/contact?x=1"],
    ["/contact?x=1", "/fr/contact?x=1", "https://elsewhere.example"],
  ] as const) {
    expect(await come(from, to, host), `${host ?? ""}${from} → ${to}`).toEqual({ cookie: null, tag: first.tag });
  }
});

test("a missing page answers in the language of the address, else in the one chosen before, and is not indexed", async () => {
  const [nl, en, fr] = [
    "Deze pagina kon niet gevonden worden",
    "This page could not be found",
    "Cette page est introuvable",
  ];
  for (const [path, chosen, heading] of [
    ["/nowhere", "", nl],
    ["/nowhere", "fr", fr],
    ["/nowhere", "de", nl],
    ["/en/nowhere", "fr", en],
    // The pages for developers do not exist in production.
    ["/gallery", "", nl],
    ["/explorer", "en", en],
  ] as const) {
    const response = await fetch(samen.url + path, { headers: { cookie: `a=b; i18n_redirected=${chosen}` } });
    const html = await response.text();
    expect([response.status, html.match(/<h1>(.*?)<\/h1>/)?.[1]], `${path} ${chosen}`).toEqual([404, heading]);
    expect(html).toContain('id="main"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/rel="canonical"|<link rel="alternate" hrefLang/);
  }
});

test("requests that none of our forms sends are refused with their own status, without a server error", async () => {
  const form = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" } };
  const wrongRequests: [what: string, path: string, init: RequestInit, status: number][] = [
    ["JSON", "/login", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }, 400],
    ["a broken form", "/login", { method: "POST", headers: { "content-type": "multipart/form-data" }, body: "x" }, 400],
    ["another verb", "/login", { ...form, method: "PUT", body: "email=x" }, 405],
    ["a form where none is", "/projects", { ...form, body: "x=1" }, 405],
    ["a form larger than any", "/login", { ...form, body: `email=${"x".repeat(600_000)}` }, 413],
    ["a project that cannot be", "/projects/%00", {}, 404],
    ["an address that cannot be read", "/%E0%A4%A", {}, 404],
  ];
  for (const [what, path, init, status] of wrongRequests) {
    expect((await fetch(samen.url + path, init)).status, what).toBe(status);
  }
});

test("answers that it is alive and ready", async () => {
  expect(await (await fetch(`${samen.url}/healthz`)).text()).toBe("ok\n");
  expect((await fetch(`${samen.url}/readyz`)).status).toBe(200);
});

test("a fund without any data answers on every address too", async () => {
  const fresh = await aServer();
  onTestFinished(fresh.stop);
  const answers: [string, number][] = [];
  const paths = addresses.filter(({ path }) => path !== "/project/:slug?");
  for (const [index, { path, isOnlyInDemo }] of paths.entries()) {
    const inTurn = languages.filter((_, place) => place === index % languages.length);
    for (const language of isEverything ? languages : inTurn) {
      const address = pathIn(language, path.replace(/\/:\w+\?/, ""));
      const { status } = await fetch(fresh.url + address);
      // Without its key, a page behind a personal link does not exist either, and the set-up is over.
      const isMissing = isOnlyInDemo || /^\/(?:hand-over|project-approval|set-up)/.test(path);
      if (status !== (isMissing ? 404 : 200)) answers.push([address, status]);
    }
  }
  expect(answers).toEqual([]);
});

test("when asked to stop, it finishes the current request and then ends", async () => {
  const database = await aPostgres("migrated");
  const server = aServerProcess({ PORT: "0", DATABASE_URL: database.url, DEMO: "false", DATA_DIR: samen.dataDir });
  const url = await server.url();
  const body = JSON.stringify({ query: "{ __typename }" });
  const { request, answered } = post(`${url}/graphql`, body.length);
  request.write(body.slice(0, 5));
  // Once the server answers another new connection, it has seen these headers.
  await fetch(`${url}/healthz`);
  server.signal("SIGTERM");
  await server.said("stopping");
  request.end(body.slice(5));
  expect((await answered).statusCode).toBe(200);
  expect((await server.ended).code).toBe(0);
  await database.drop();
});

type RawAnswer = Pick<IncomingMessage, "statusCode" | "headers">;

/** Sends a request as it is, because fetch would normalise it. */
function rawGet(url: string, headers: Record<string, string>, path?: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const options = { headers, ...(path && { path }) };
    httpRequest(url, options, (response) => {
      response.resume();
      response.on("end", () => resolve(response));
    })
      .on("error", reject)
      .end();
  });
}

function post(url: string, length: number): { request: ClientRequest; answered: Promise<RawAnswer> } {
  const request = httpRequest(url, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": length },
  });
  const answered = new Promise<RawAnswer>((resolve, reject) => {
    request.on("error", reject);
    request.on("response", (response) => {
      response.resume();
      response.on("end", () => resolve(response));
    });
  });
  request.flushHeaders();
  return { request, answered };
}
