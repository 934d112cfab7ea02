/**
 * The browser of the tests and measurements. The headless shell of Chromium takes a quarter less time than a Chromium
 * that hides its windows. `scripts/set-up.js` installs it.
 */
export const chromiumPath = process.env.CHROMIUM_PATH || "/usr/bin/chromium-headless-shell";
