/** The seconds after which someone should try again during an outage. */
export const retryAfter = "15";

/** The policy of an answer that is not a page: it loads nothing, is in no frame and sends no form anywhere. */
export const strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The security headers of every answer. Pages have their own Content-Security-Policy; all else has the strictest. */
export function securityHeaders(publicUrl: URL): Readonly<Record<string, string>> {
  const isPublished = publicUrl.protocol === "https:" && publicUrl.hostname !== "localhost";
  return {
    "content-security-policy": strictPolicy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(isPublished && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}
