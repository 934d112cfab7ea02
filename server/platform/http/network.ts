import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** The network a request comes from: an IPv4 address, or the half of an IPv6 address that one household shares. */
export function networkOf(request: IncomingMessage, trustProxy: number): string {
  const address = addressOf(request, trustProxy).replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const start = head.split(":").filter(Boolean);
  const end = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - start.length - end.length }, () => "0");
  return [...start, ...zeros, ...end].slice(0, 4).join(":");
}

/** Each proxy we trust has added the address it saw; what stands before those may be made up. */
function addressOf(request: IncomingMessage, trustProxy: number): string {
  const seen = request.socket.remoteAddress ?? "";
  if (trustProxy === 0) return seen;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
  return forwarded.at(-trustProxy) ?? seen;
}
