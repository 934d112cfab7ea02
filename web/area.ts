/** Parts of the site with many sentences of their own; only their pages load them. */
export const areas = [
  "account",
  "contact",
  "cookie",
  "demo",
  "donate",
  "dossier",
  "home",
  "login",
  "office",
  "project",
  "projects",
  "proof",
  "submit",
  "volunteer",
  "vote",
] as const;
export type Area = (typeof areas)[number];

/**
 * The parts of the site whose sentences a page needs beside the common ones, from the outermost frame inwards. Only who
 * builds the site reads this: it stands apart from the addresses, which every page brings to the browser.
 */
export const areasOfPage: Readonly<Record<string, readonly Area[]>> = {
  "/": ["home"],
  "/account": ["account"],
  "/account/dossiers/:id": ["account", "dossier"],
  "/contact": ["contact"],
  "/donate": ["donate"],
  "/donate/thank-you": ["donate"],
  "/hand-over": ["submit", "dossier"],
  "/login": ["login"],
  "/login/code": ["login"],
  "/login/letter": ["login"],
  "/login/link": ["login"],
  "/login/listed": ["login"],
  "/mailbox": ["demo"],
  "/login/second-factor": ["office"],
  "/office": ["office"],
  "/volunteer": ["volunteer"],
  "/projects": ["projects"],
  "/project/:slug?": ["project"],
  "/selection-asf/:slug?": ["projects"],
  "/submit-a-project": ["submit"],
  "/submit-a-project/acquainted": ["submit", "dossier"],
  "/submit-a-project/describe-external": ["submit", "dossier"],
  "/submit-a-project/describe-internal": ["submit", "dossier"],
  "/submit-a-project/financial": ["submit", "dossier"],
  "/submit-a-project/check": ["submit", "dossier"],
  "/submit-a-project/thank-you": ["submit"],
  "/submit-internal-project": ["submit"],
  "/vote": ["vote"],
  "/vote/projects": ["vote"],
  "/vote/thank-you": ["vote"],
  "/vote/who-sees-what": ["proof"],
  "/vote/count-again": ["proof"],
  "/cookie-management": ["cookie"],
};
