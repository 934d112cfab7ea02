/**
 * The states of a mail: it waits, also for another try; the mail server has it; it was dropped because it came too
 * late to be useful; or it could not be sent at all.
 */
export const mailStates = ["queued", "sent", "too_late", "failed"] as const;
export type MailState = (typeof mailStates)[number];
