import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { sendMail } from "#server/actions/mail.ts";
import { isNull } from "#server/database/drizzle.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { mails } from "#server/database/tables/mail.ts";
import { openOutbox } from "#server/platform/mail/outbox.ts";
import type { Fund } from "#test/fund.ts";

/** A mail as its reader gets it. */
export type ArrivedMail = { to: string | undefined; replyTo: string[]; language: string | undefined } & Pick<
  Email,
  "subject" | "text" | "html" | "headers" | "attachments"
>;

/** Sends a fund's queued mails into an outbox of its own and reads them back as a mail program does. */
export async function arrivedMails(fund: Fund): Promise<ArrivedMail[]> {
  const folder = await mkdtemp(join(tmpdir(), "samen-arrived-"));
  try {
    const outbox = openOutbox(folder, { chosen: null, siteHost: "samen.example" });
    const settings = await getFundSettings(fund.db);
    for (const { id } of await fund.db.select().from(mails).where(isNull(mails.sentAt))) {
      await sendMail(fund.context(null), outbox, settings, id);
    }
    const files = await readdir(folder);
    return await Promise.all(
      files.map(async (file) => arrived(await PostalMime.parse(await readFile(join(folder, file))))),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function arrived({ to, replyTo, subject, text, html, headers, attachments }: Email): ArrivedMail {
  return {
    to: to?.map(({ address }) => address).join(),
    replyTo: replyTo?.map(({ address }) => address ?? "") ?? [],
    language: headers.find(({ key }) => key === "content-language")?.value,
    subject,
    text,
    html,
    headers,
    attachments,
  };
}
