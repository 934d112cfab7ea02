import type { Server } from "node:http";

/** The server cannot listen at this address; the message is for the operator. */
export class PortInUse extends Error {
  override name = "PortInUse";
}

/** Lets a server accept requests; rejects when it may not. */
export function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(complaintOf(error, port, host)));
    server.listen(port, host, resolve);
  });
}

function complaintOf(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const advice: Record<string, string> = {
    EADDRINUSE: "Another program listens there. Stop it, or choose another port with PORT or METRICS_PORT.",
    EACCES: "This account may not use that port. Choose one from 1024.",
    EADDRNOTAVAIL: "This machine has no such address. Set HOST to one that it has, such as 127.0.0.1.",
  };
  const sentence = advice[error.code ?? ""];
  return sentence
    ? new PortInUse(`Samen cannot listen on port ${port} of ${host}. ${sentence}`, { cause: error })
    : error;
}

/** Gives the address for a browser on this machine, which the default PUBLIC_URL has too. */
export function addressOf(host: string, port: number): string {
  const isOwn = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host);
  return `http://${isOwn ? "localhost" : host}:${port}`;
}
