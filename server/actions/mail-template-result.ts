import type { Template } from "#server/actions/mail-text.ts";

/** The mail about the results of a vote: to everyone who voted, and without a word on what they chose. */
export type ResultMailValues = {
  "results-released": {
    /** Which call. */
    call: string;
    /** The winners, one on each line. */
    winners: string;
    /** Where the results are. */
    address: string;
    /** Where one finds one's code and counts again. */
    check: string;
  };
};

/** The template of it. */
export const resultTemplates: { [Name in keyof ResultMailValues]: Template<ResultMailValues[Name]> } = {
  "results-released": {
    write: (text, { call, winners, address, check }) => ({
      subject: text("mail.results.subject", { call }),
      preheader: text("mail.results.preheader"),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [text("mail.results.intro", { call }), winners, text("mail.results.figures")],
      button: { label: text("mail.results.button"), address },
      afterwards: [text("mail.results.gone"), text("mail.results.code")],
      also: { label: text("mail.results.check"), address: check },
    }),
  },
};
