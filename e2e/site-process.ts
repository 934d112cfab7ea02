import { once } from "node:events";
import { createServer } from "node:net";
import { readConfig } from "#server/platform/config.ts";
import { start } from "#test/built-site.ts";
import { anIdentityProvider, samenClient } from "#test/identity-provider.ts";
import { siteKey } from "#test/site-session.ts";

/** A message to the clock of a site; the site answers with its difference from the real time. */
export type ClockMessage = "stop" | { putForward: number };

/** The first message of a site: its address, and the link to its set-up if it has no fund yet. */
export type StartMessage = { url: string; setUpLink: string };

// This process runs a site with the demo and, with a third argument, the login of the company. With the address of a mail
// server as fourth argument, it runs a real fund behind one proxy. It sends its address once it listens, moves its clock
// on request, and ends with the process that started it.

const [dataDir = "", databaseUrl = "", companyLogin = "", smtpUrl = ""] = process.argv.slice(2);
let aheadBy = 0;
let stoppedAt: number | null = null;
const now = () => (stoppedAt ?? Date.now()) + aheadBy;
// The links and mails of the site name its port, so we choose one before the start.
const port = await findFreePort();
const redirectUri = `http://localhost:${port}/login/company/back`;
const company = companyLogin ? await anIdentityProvider({ redirectUri }) : null;
const settings = {
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  SECRET_KEY: siteKey,
  DEMO: smtpUrl ? "false" : "true",
  SMTP_URL: smtpUrl,
  TRUST_PROXY: smtpUrl ? "1" : "0",
  NODE_ENV: "test",
  LOG_LEVEL: "warn",
  ...(company && {
    OIDC_ISSUER: company.issuer,
    OIDC_CLIENT_ID: samenClient.clientId,
    OIDC_CLIENT_SECRET: samenClient.clientSecret,
    OIDC_NAME: "Amandel ID",
  }),
};
const site = await start(readConfig(settings), { clock: () => new Date(now()) });
process.on("message", (message: ClockMessage) => {
  if (message === "stop") stoppedAt = Date.now();
  else aheadBy += message.putForward;
  process.send?.(now() - Date.now());
});
process.on("disconnect", async () => {
  await site.stop();
  await company?.stop();
});
const setUpLink = smtpUrl ? ((await site.makeSetUpLink()) ?? "") : "";
process.send?.({ url: site.url, setUpLink } satisfies StartMessage);

/** Chooses a port below those of outgoing connections in Linux, because one of those could take it first. */
async function findFreePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    const server = createServer().listen(port, "localhost");
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}
