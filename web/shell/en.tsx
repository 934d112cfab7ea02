import { texts } from "#i18n/en/index.ts";
import { loadShell, shouldReloadShell } from "#web/shell/load.ts";
import { shellIn } from "#web/shell/shell.tsx";

const { Shell, ShellError } = shellIn("en", texts);

export const load = loadShell;
export const shouldRevalidate = shouldReloadShell;

export default Shell;
export { ShellError as ErrorBoundary };
