/**
 * How it went with a mail: it waits to be sent, also while it is tried again; it was handed to the mail server; it came
 * too late to be of use and was dropped; or it could not be sent at all.
 */
export const mailStates = ["queued", "sent", "too_late", "failed"] as const;
export type MailState = (typeof mailStates)[number];
