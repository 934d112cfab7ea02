import { once } from "node:events";
import { createServer } from "node:net";
import { readConfig } from "#server/platform/config.ts";
import { start } from "#server/start.ts";
import { anIdentityProvider, samenThere } from "#test/identity-provider.ts";
import { siteKey } from "#test/site-session.ts";

/** What the clock of a site is told; the answer is by how much it is ahead of the real one. */
export type ClockMessage = "stop" | { putForward: number };

// A site with the demo, and the company's login beside it if so asked. It says where it is once it listens, puts its
// clock forward by the milliseconds it is sent, and ends with the process that started it.

const [dataDir = "", databaseUrl = "", companyLogin = ""] = process.argv.slice(2);
let ahead = 0;
let stoppedAt: number | null = null;
const now = () => (stoppedAt ?? Date.now()) + ahead;
// The site must know its port before it starts, because its links and mails name it.
const port = await findFreePort();
const comeBackTo = `http://localhost:${port}/login/company/back`;
const company = companyLogin ? await anIdentityProvider({ comeBackTo }) : null;
const settings = {
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  SECRET_KEY: siteKey,
  DEMO: "true",
  NODE_ENV: "test",
  LOG_LEVEL: "warn",
  ...(company && {
    OIDC_ISSUER: company.issuer,
    OIDC_CLIENT_ID: samenThere.clientId,
    OIDC_CLIENT_SECRET: samenThere.clientSecret,
    OIDC_NAME: "Amandel ID",
  }),
};
const site = await start(readConfig(settings), () => new Date(now()));
process.on("message", (message: ClockMessage) => {
  if (message === "stop") stoppedAt = Date.now();
  else ahead += message.putForward;
  process.send?.(now() - Date.now());
});
process.on("disconnect", async () => {
  await site.stop();
  await company?.stop();
});
process.send?.(site.url);

/** Looks below the ports that Linux gives to outgoing connections, so that none of those takes it meanwhile. */
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
