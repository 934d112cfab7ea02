import type { ServerResponse } from "node:http";

/** Sets what every answer says to the browser. Pages add their own Content-Security-Policy; the rest gets the strictest. */
export function setSecurityHeaders(response: ServerResponse, publicUrl: URL): void {
  response.setHeader("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("referrer-policy", "strict-origin-when-cross-origin");
  response.setHeader("permissions-policy", "camera=(self), geolocation=(), microphone=(), payment=(), usb=()");
  response.setHeader("cross-origin-opener-policy", "same-origin");
  response.setHeader("cross-origin-resource-policy", "same-origin");
  if (publicUrl.protocol === "https:" && publicUrl.hostname !== "localhost") {
    response.setHeader("strict-transport-security", "max-age=63072000; includeSubDomains");
  }
}
