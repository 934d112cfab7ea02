import { createContext, use } from "react";
import type { User } from "#web/stores/user.ts";

export const MeContext = createContext<User | null>(null);

/** The person who is logged in; null for a visitor. */
export function useMe(): User | null {
  return use(MeContext);
}
