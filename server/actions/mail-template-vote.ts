import type { VoteReminder } from "#domain/vote-reminder.ts";
import { formats } from "#i18n/format.ts";
import { formatEnd, type Template } from "#server/actions/mail-text.ts";

/** The mails about votes. None of them contains anyone's choice. */
export type VoteMailValues = {
  /** Reminds people who have not voted that a vote closes: in three days, or today. */
  "vote-reminder": { days: VoteReminder["days"]; closes: string; address: string };
  /** Asks the committee to decide a tie. */
  "tie-waits": { results: string; address: string };
  /** Tells everyone who voted that the results are out. */
  "results-released": {
    /** The title of the call. */
    call: string;
    /** The winners, one on each line. */
    winners: string;
    /** The address of the results. */
    address: string;
    /** The address where voters find their code and count again. */
    check: string;
  };
};

/** The templates of the mails about votes. */
export const voteTemplates: { [Name in keyof VoteMailValues]: Template<VoteMailValues[Name]> } = {
  "vote-reminder": {
    usefulUntil: ({ closes }) => new Date(closes),
    write: (text, { days, closes: ends, address }, _fund, language) => {
      const until = formatEnd(ends, language);
      return {
        subject: text("mail.voteReminder.subject", { days: String(days), until }),
        // The mail has no name, because others may see the mailbox.
        greeting: text("mail.greetingUnnamed"),
        paragraphs: [text("mail.voteReminder.intro", { until }), text("mail.voteReminder.secret")],
        button: { label: text("mail.voteReminder.button"), address },
        // Many readers ask this first.
        also: { label: text("mail.voteReminder.who"), address: `${address}/who-sees-what` },
        afterwards: [text("mail.voteReminder.why")],
      };
    },
  },
  "tie-waits": {
    write: (text, { results: due, address }, _fund, language) => {
      const results = formats(language).dateTime(new Date(due));
      return {
        subject: text("mail.tie.subject"),
        greeting: text("mail.greetingUnnamed"),
        paragraphs: [text("mail.tie.intro"), text("mail.tie.due", { results })],
        button: { label: text("mail.tie.button"), address },
        afterwards: [text("mail.tie.secret")],
      };
    },
  },
  "results-released": {
    write: (text, { call, winners, address, check }) => ({
      subject: text("mail.results.subject", { call }),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [text("mail.results.intro", { call }), winners],
      button: { label: text("mail.results.button"), address },
      afterwards: [text("mail.results.gone")],
      also: { label: text("mail.results.check"), address: check },
    }),
  },
};
