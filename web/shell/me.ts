import { createContext, use } from "react";
import type { User } from "#web/stores/user.ts";

export const MeContext = createContext<User | null>(null);

/** Gives who is looking; null is a visitor. */
export function useMe(): User | null {
  return use(MeContext);
}
