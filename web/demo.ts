import { createContext, use } from "react";
import { useInstallation } from "#web/installation.ts";
import type { loadShell } from "#web/shell/load.ts";

/** Tells whether this is the demo, where everything is made up and no mail leaves. */
export function useIsDemo(): boolean {
  return useInstallation().isDemo;
}

type DemoPeople = NonNullable<Awaited<ReturnType<typeof loadShell>>["demo"]>["people"];

export const DemoPeopleContext = createContext<DemoPeople>([]);

/** Gives the people of the demo whom a visitor can log in as; none outside the demo. */
export function useDemoPeople(): DemoPeople {
  return use(DemoPeopleContext);
}
