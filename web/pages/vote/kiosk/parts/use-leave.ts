import { useState } from "react";
import { defaultLanguage } from "#domain/language.ts";
import { pathIn } from "#web/address.ts";
import { LogOutMutation } from "#web/components/log-out.ts";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";

/** The page on which every voter begins. */
const start = pathIn(defaultLanguage, "/vote/kiosk");

const retryDelay = 3000;

/**
 * Ends a voter's session at a kiosk: the screen shows nothing of them from that moment on, and once the server has
 * forgotten them too, a fresh page replaces this one.
 */
export function useLeave() {
  const [isOver, setIsOver] = useState(false);
  async function leave() {
    setIsOver(true);
    // Without a network the browser would show its own error page, from which no voter can return.
    while (!(await endSession())) await new Promise((wait) => setTimeout(wait, retryDelay));
    location.replace(start);
  }
  return { isOver, leave, start };
}

async function endSession(): Promise<boolean> {
  const { problem } = await createApi(browserTransport).mutate(LogOutMutation);
  return problem === null;
}
