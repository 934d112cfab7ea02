/**
 * The browser of the tests and measurements: Chromium without its windows, which takes a quarter less time than one that
 * hides them. `scripts/set-up.js` installs it.
 */
export const chromiumPath = process.env.CHROMIUM_PATH || "/usr/bin/chromium-headless-shell";
