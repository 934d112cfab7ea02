import { type DmarcState, namesOfPolicy, readDmarc, readSpf, type SpfState } from "#domain/sender.ts";
import type { Context } from "#server/context.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";

export type SenderCheck = { domain: string; spf: SpfState; dmarc: DmarcState };

/** Returns what mails come from; empty if nobody chose an address. */
export async function getSender({ db, mailFrom }: Pick<Context, "db" | "mailFrom">): Promise<string> {
  return mailFrom ?? (await getFundSettings(db)).email;
}

/** Looks up what the domain of the sender says about mails in its name; null if nobody chose an address. */
export async function checkSender(context: Context): Promise<SenderCheck | null> {
  const [, domain] = /@([^@<>\s]+)>?\s*$/.exec(await getSender(context)) ?? [];
  if (!domain) return null;
  const { lookUpTexts } = context;
  const [own, ...policies] = await Promise.all([domain, ...namesOfPolicy(domain)].map((name) => lookUpTexts(name)));
  return { domain, spf: readSpf(own ?? null), dmarc: readDmarc(policies) };
}
