import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP } from "node:net";
import { checkedLookup, isPublicAddress } from "#server/platform/http/public-address.ts";

/** Sends a text to another site and gives the status of the answer. */
export type Post = (message: { address: string; body: string; headers: Record<string, string> }) => Promise<number>;

const longest = 10_000;

/** Makes a sender that only connects to allowed addresses and follows no redirect, which could lead to another host. */
export function createPost(isAllowed: (address: string) => boolean = isPublicAddress): Post {
  const lookup = checkedLookup(isAllowed);
  return ({ address, body, headers }) =>
    new Promise((resolve, reject) => {
      const url = new URL(address);
      const host = url.hostname.replace(/^\[|\]$/g, "");
      // A host that is a number is not looked up, so it is checked here.
      if (isIP(host) && !isAllowed(host)) return reject(new Error("The host is in a private network."));
      const send: typeof requestPlain = url.protocol === "https:" ? requestSecure : requestPlain;
      const clientRequest = send(url, {
        method: "POST",
        lookup,
        signal: AbortSignal.timeout(longest),
        headers: { ...headers, "content-type": "application/json", "content-length": Buffer.byteLength(body) },
      });
      clientRequest.on("error", reject);
      clientRequest.on("response", (answer) => {
        // Nobody reads the answer of another site, so it cannot reach a page or a log.
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      });
      clientRequest.end(body);
    });
}
