import { texts } from "#i18n/nl/index.ts";
import { frameInBrowser } from "#web/graphql/in-browser.ts";
import { frameOnServer } from "#web/graphql/on-server.server.ts";
import { loadShell, shouldReloadShell } from "#web/shell/load.ts";
import { shellIn } from "#web/shell/shell.tsx";

const { Shell, ShellError } = shellIn("nl", texts);

export const loader = frameOnServer(loadShell);
export const clientLoader = frameInBrowser(loadShell);
export const shouldRevalidate = shouldReloadShell;

export default Shell;
export { ShellError as ErrorBoundary };
