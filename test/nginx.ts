import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const sample = join(import.meta.dirname, "../docs/samples/nginx.conf");

/** A certificate and its key, as files. */
type Certificate = { certificate: string; key: string };

/** A real nginx with our sample configuration before these two ports, with TLS if it gets a certificate; gives its address. */
export async function anNginx([first, second]: readonly [number, number], tls?: Certificate): Promise<string> {
  const program = ["/usr/sbin/nginx", "/usr/bin/nginx"].find((path) => existsSync(path));
  if (!program) throw new Error("nginx is not installed: node scripts/set-up.js test");
  const folder = mkdtempSync(join(tmpdir(), "samen-nginx-"));
  const [port, otherPort] = [await aFreePort(), await aFreePort()];
  const site = readFileSync(sample, "utf8")
    .replace("127.0.0.1:8055", `127.0.0.1:${first}`)
    .replace("127.0.0.1:8056", `127.0.0.1:${second}`)
    .replace("listen 80;", `listen 127.0.0.1:${otherPort};`)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${port}${tls ? " ssl" : ""};`)
    .replaceAll(/listen \[::\].*\n/g, "")
    .replace(/ssl_certificate .*\n/, tls ? `ssl_certificate ${tls.certificate};\n` : "")
    .replace(/ssl_certificate_key .*\n/, tls ? `ssl_certificate_key ${tls.key};\n` : "");
  writeFileSync(join(folder, "site.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const configuration = `
    ${process.getuid?.() === 0 ? "user root;" : ""}
    daemon off;
    pid ${join(folder, "pid")};
    events {}
    http { access_log off; ${temporary.join(" ")} include ${join(folder, "site.conf")}; }`;
  writeFileSync(join(folder, "nginx.conf"), configuration);
  const args = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  const nginx = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  nginx.stderr.on("data", (piece) => {
    errors += piece;
  });
  const closeEvent = once(nginx, "close");
  onTestFinished(async () => {
    nginx.kill("SIGQUIT");
    await closeEvent;
    rmSync(folder, { recursive: true });
  });
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${errors}`);
  }
  return `${tls ? "https" : "http"}://127.0.0.1:${port}`;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A port that is free now. */
export async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
