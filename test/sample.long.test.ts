import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { get } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { anNginx } from "#test/nginx.ts";
import { textOf } from "#test/source.ts";

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), "samen-sample-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("systemd accepts the samples of units, where systemd is installed", ({ skip }) => {
  if (spawnSync("systemd-analyze", ["--version"]).error) return skip();
  const folder = aFolder();
  const units = ["samen@.service", "samen-backup.service", "samen-backup.timer"].map((name) => {
    const unit = join(folder, name.replace("@", "@8055"));
    // The program, its folder and its account are those of the operator.
    const content = textOf(`docs/samples/${name}`)
      .replaceAll("/opt/samen/node_modules/.bin/node", process.execPath)
      .replaceAll("/opt/samen", folder)
      .replace("User=samen", "User=daemon");
    writeFileSync(unit, content);
    return unit;
  });
  const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...units], { encoding: "utf8" });
  const complaints = `${stdout}${stderr}`.split("\n").filter((line) => /samen(@|-backup)/.test(line));
  expect(complaints).toEqual([]);
});

test("the sample of nginx speaks TLS, and passes on who asks for which host", async () => {
  const folder = aFolder();
  const host = "fund.company.example";
  const tls = { certificate: join(folder, "fund.pem"), key: join(folder, "fund.key") };
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"];
  const names = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
  execFileSync("openssl", ["req", ...kind, ...names, "-keyout", tls.key, "-out", tls.certificate], { stdio: "ignore" });
  const site = createServer(({ headers }, response) => response.end(`${headers.host} ${headers["x-forwarded-for"]}`));
  onTestFinished(() => void site.close());
  await once(site.listen(0, "127.0.0.1"), "listening");
  const { port } = site.address() as AddressInfo;
  const url = await anNginx([port, port], tls);
  const asking = get(url, { ca: readFileSync(tls.certificate), servername: host, headers: { host }, agent: false });
  const [answer] = await once(asking, "response");
  expect(await text(answer)).toBe(`${host} 127.0.0.1`);
});

// Both answer "info" only where they can build and run something.
const container = ["podman", "docker"].find((program) => spawnSync(program, ["info"]).status === 0);
const whyNot = container ? "" : " (not here: neither podman nor docker runs)";

test.skipIf(!container)(`the image of the Containerfile starts, and ends when it is asked to${whyNot}`, async () => {
  const run = (...args: string[]) => execFileSync(container ?? "", args, { encoding: "utf8" }).trim();
  const root = join(import.meta.dirname, "..");
  const format = container === "podman" ? ["--format", "docker"] : [];
  run("build", ...format, "-q", "-t", "samen-sample-test", "-f", join(root, "docs/samples/Containerfile"), root);
  onTestFinished(() => void run("rmi", "--force", "samen-sample-test"));
  const id = run("run", "-d", "-p", "127.0.0.1::8055", "-e", "DEMO=true", "samen-sample-test");
  onTestFinished(() => void run("rm", "--force", "--volumes", id));
  const address = run("port", id, "8055").split("\n")[0];
  await expect.poll(async () => (await fetch(`http://${address}/readyz`).catch(() => null))?.status).toBe(200);
  run("stop", "--time", "35", id);
  expect(run("inspect", "--format", "{{.State.ExitCode}}", id)).toBe("0");
});
