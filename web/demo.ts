import { createContext, use } from "react";
import { useInstallation } from "#web/installation.ts";
import type { loadShell } from "#web/shell/load.ts";

/** Whether this is the demo, where all data is fictional and no mail is sent. */
export function useIsDemo(): boolean {
  return useInstallation().isDemo;
}

type DemoPeople = NonNullable<Awaited<ReturnType<typeof loadShell>>["demo"]>["people"];

export const DemoPeopleContext = createContext<DemoPeople>([]);

/** The people of the demo as whom a visitor can log in; empty outside the demo. */
export function useDemoPeople(): DemoPeople {
  return use(DemoPeopleContext);
}
