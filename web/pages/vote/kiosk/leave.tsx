import { useState } from "react";
import { defaultLanguage } from "#domain/language.ts";
import { pathIn } from "#web/address.ts";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { system } from "#web/graphql/document.ts";

const EndAtKiosk = system(`mutation EndAtKiosk { logout }`);

/** Where every voter begins. */
const start = pathIn(defaultLanguage, "/vote/kiosk");

const again = 3000;

/**
 * Ends a voter's time at a kiosk: nothing of them is left on the screen from that moment on, and as soon as the server
 * has forgotten them too, a page takes the place of this one that knows nothing of it.
 */
export function useLeave() {
  const [isOver, setIsOver] = useState(false);
  async function leave() {
    setIsOver(true);
    // Without a network the next page would be the browser's own, from which no voter finds back.
    while (!(await endSession())) await new Promise((wait) => setTimeout(wait, again));
    location.replace(start);
  }
  return { isOver, leave, start };
}

async function endSession(): Promise<boolean> {
  const { problem } = await createApi(browserTransport).mutate(EndAtKiosk);
  return problem === null;
}
