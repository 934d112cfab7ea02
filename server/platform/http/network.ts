import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** The network of a request: an IPv4 address, or the half of an IPv6 address that one household shares. */
export function networkOf(request: IncomingMessage, trustProxy: number): string {
  const address = addressOf(request, trustProxy).replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const start = head.split(":").filter(Boolean);
  const end = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - start.length - end.length }, () => "0");
  return [...start, ...zeros, ...end].slice(0, 4).join(":");
}

/** Each trusted proxy adds the address it saw; earlier entries may be forged. */
function addressOf(request: IncomingMessage, trustProxy: number): string {
  const remoteAddress = request.socket.remoteAddress ?? "";
  if (trustProxy === 0) return remoteAddress;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
  return forwarded.at(-trustProxy) ?? remoteAddress;
}
