import type { Email } from "postal-mime";
import { expect } from "./live.ts";

type Wish = {
  to: string;
  /** A pattern that its text has to match. */
  mark?: RegExp;
  /** How many mails had arrived before it was sent. */
  after?: number;
};

/** Waits for the newest mail to someone, and returns its text. */
export async function waitForMail(mails: readonly Email[], { to, mark = /./, after = 0 }: Wish): Promise<string> {
  const find = () =>
    mails.slice(after).findLast((mail) => mail.to?.[0]?.address === to && mark.test(mail.text ?? ""))?.text ?? "";
  await expect.poll(find, { timeout: 60_000 }).toMatch(mark);
  return find();
}

/** Waits for the code in the newest mail to someone. */
export async function waitForCode(mails: readonly Email[], { mark = /\d{6}/, ...wish }: Wish): Promise<string> {
  const text = await waitForMail(mails, { ...wish, mark });
  return /\b(\d{6})\b/.exec(text)?.[1] ?? "";
}
