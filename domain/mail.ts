/**
 * The states of a mail: it waits, also for another try; the mail server has it; it was dropped because it came too
 * late to be useful; or it could not be sent at all.
 */
export const mailStates = ["queued", "sent", "too_late", "failed"] as const;
export type MailState = (typeof mailStates)[number];

/** A mail that was not sent waits for the office for this many days; nothing can be done about an older one. */
export const failedMailDays = 7;

/** The mails that went to people because they had voted, or had not. */
export const voteMails = ["vote-reminder", "results-released"] as const;

/** Tells whether the log must not say who got a mail: it would tell who voted, or who has a confidential dossier. */
export function hidesRecipient({ template, isConfidential }: { template: string; isConfidential: boolean }): boolean {
  return isConfidential || (voteMails as readonly string[]).includes(template);
}
