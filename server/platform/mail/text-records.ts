import { Resolver } from "node:dns/promises";
import type { TextRecords } from "#domain/sender.ts";

/** Looks up the text records of a name in DNS. */
export type LookUpTexts = (name: string) => Promise<TextRecords>;

/** A person waits for the answer. */
const patience = { timeout: 3000, tries: 1 };

/** Asks the servers of this machine, or those with the given addresses. */
export function openTextRecords(servers?: readonly string[]): LookUpTexts {
  const resolver = new Resolver(patience);
  if (servers) resolver.setServers(servers);
  return async (name) => {
    try {
      const records = await resolver.resolveTxt(name);
      return records.map((parts) => parts.join(""));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return code === "ENODATA" || code === "ENOTFOUND" ? [] : null;
    }
  };
}
