import type { LoadedFile } from "#web/routes.tsx";

/** Loads each file that only pages of the office and the set-up need. Visitors do not load this list. */
export const officeFiles = import.meta.glob<LoadedFile>([
  "/web/pages/{office,set-up}/**/page.tsx",
  "/web/shell/office-frame.tsx",
  "/i18n/*/{office,calls,dossiers,committee,meeting,decisions,inbox,people,projects,result-letters,settings,connections,writing,set-up}.ts",
]);
