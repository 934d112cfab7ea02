import { compactIban, isIban } from "#domain/iban.ts";
import { amount } from "#domain/money.ts";
import { email, max, type Rules, required } from "#domain/rules.ts";
import type { FundSettings } from "#domain/setting.ts";

/** The amounts that the page for gifts proposes, in cents. */
export const suggestedGifts = [10_00, 25_00, 50_00, 100_00] as const;

/** A smaller gift costs more than it brings; for a larger one, people contact the fund first. */
const giftBounds = { least: 1_00, most: 100_000_00 } as const;

/** The form of a gift, in the order of the form. Without a project the gift is for the fund as a whole. */
export const pledgeFields = {
  amount: [required, amount(giftBounds)],
  project: [max(200)],
  name: [max(80)],
  email: [email, max(200)],
} satisfies Rules;

/** The reasons for refusing a pledge, besides problems of the form. */
export type PledgeProblem = { code: "pledge.notOpen" } | { code: "pledge.mailedEnough" };

/** A gift that someone announced; the bank's statement shows later whether it came. */
export type Pledge = {
  id: string;
  /** The twelve digits of the structured communication. */
  reference: string;
  amountInCents: number;
  projectId: string | null;
  pledgedAt: Date;
};

const daysShown = 90;

/** Tells whether the slip of a gift is still shown, which is only as long as people need to pay it. */
export function isSlipShown({ pledgedAt }: Pick<Pledge, "pledgedAt">, now: Date): boolean {
  return now.getTime() - pledgedAt.getTime() < daysShown * 24 * 60 * 60_000;
}

/** The bank account for gifts. */
export type GiftAccount = { holder: string; iban: string };

/** Gives the account for gifts; null as long as the fund has no valid IBAN. */
export function giftAccount({ iban, accountHolder, name }: FundSettings): GiftAccount | null {
  const account = compactIban(iban);
  return isIban(account) ? { holder: accountHolder || name.nl, iban: account } : null;
}
