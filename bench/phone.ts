/** The pages that we measure on a phone. */
export const pagesOnPhone = ["/", "/projects", "/project/een-samentuin-op-het-oude-fabrieksplein", "/donate"];

export const chromiumFlags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
