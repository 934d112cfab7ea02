import { mkdtempSync, rmSync } from "node:fs";
import type { Server as HttpServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Options = {
  port: number;
  address: string;
  silent: boolean;
  directory: string;
  configureBuckets: { name: string }[];
};
type Server = { run(): Promise<AddressInfo>; close(): Promise<void>; httpServer: HttpServer };

// The package has no types.
const S3rver = createRequire(import.meta.url)("s3rver") as new (options: Options) => Server;

/** Starts an S3-compatible server with one bucket and returns the setting for it, with the credentials. */
export async function aBucket() {
  const directory = mkdtempSync(join(tmpdir(), "samen-bucket-"));
  const buckets = [{ name: "fund" }];
  const server = new S3rver({ port: 0, address: "localhost", silent: true, directory, configureBuckets: buckets });
  const { port } = await server.run();
  const endpoint = encodeURIComponent(`http://localhost:${port}`);
  return {
    url: `s3://S3RVER:S3RVER@fund/samen?region=eu-west-1&endpoint=${endpoint}&pathStyle=1`,
    stop: async () => {
      // Clients keep their connections open, and these would keep the server from closing.
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
      rmSync(directory, { recursive: true });
    },
  };
}
