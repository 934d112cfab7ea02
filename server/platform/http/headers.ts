/** The seconds after which someone should try again during an outage. */
export const retryAfter = "15";

/** The security headers of every answer. Pages have their own Content-Security-Policy; all else has the strictest. */
export function securityHeaders(publicUrl: URL): Readonly<Record<string, string>> {
  const isPublished = publicUrl.protocol === "https:" && publicUrl.hostname !== "localhost";
  return {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(isPublished && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}
