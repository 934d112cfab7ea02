import { formats } from "#i18n/format.ts";
import type { Template } from "#server/actions/mail-text.ts";

/** The mails about the scores of the committee. None of them names a dossier. */
export type ReviewMailValues = {
  /** Reminds a member that they still have dossiers to score. */
  "review-reminder": {
    count: number;
    /** The title of the call. */
    call: string;
    /** When the committee meets; empty if that is not planned. */
    meets: string;
    address: string;
  };
  /** Reminds the chair that projects are still on the reserve list of a call whose results are out. */
  "reserve-reminder": { call: string; address: string };
};

/** The templates of the mails about scores. */
export const reviewTemplates: { [Name in keyof ReviewMailValues]: Template<ReviewMailValues[Name]> } = {
  "review-reminder": {
    write: (text, { count, call, meets, address }, _fund, language) => ({
      subject: text("mail.reviewReminder.subject", { count }),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [
        text("mail.reviewReminder.intro", { count, call }),
        ...(meets ? [text("mail.reviewReminder.meets", { moment: formats(language).dateTime(new Date(meets)) })] : []),
      ],
      button: { label: text("mail.reviewReminder.button"), address },
      afterwards: [],
    }),
  },
  "reserve-reminder": {
    write: (text, { call, address }) => ({
      subject: text("mail.reserveReminder.subject"),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [text("mail.reserveReminder.intro", { call }), text("mail.reserveReminder.what")],
      button: { label: text("mail.reserveReminder.button"), address },
      afterwards: [],
    }),
  },
};
