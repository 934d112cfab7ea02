/** The pages whose text the fund writes itself. */
export const pageKeys = [
  "about",
  "disclaimer",
  "privacy-policy",
  "cookie-policy",
  "cookie-management",
  "terms-and-conditions",
  "accessibility",
] as const;
export type PageKey = (typeof pageKeys)[number];
