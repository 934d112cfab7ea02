import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

type Options = { port?: number; take(mail: Email): void };

/** Starts a mail server that hands every mail over; port 0 takes any free port. It has no mailbox that begins with `gone@`. */
export async function aMailServer({ port = 0, take }: Options): Promise<{ port: number; stop(): Promise<void> }> {
  let isClosing = false;
  const server = new SMTPServer({
    // Clients keep their connections open, and these would keep the server from closing.
    closeTimeout: 1,
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("gone@") ? Object.assign(new Error("No such mailbox"), { responseCode: 550 }) : null),
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((message) => PostalMime.parse(message))
        .then((mail) => {
          // A client that does not hear of its success sends the mail again.
          if (isClosing) throw new Error("The mail server ends");
          take(mail);
        })
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => {
      isClosing = true;
      return new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
