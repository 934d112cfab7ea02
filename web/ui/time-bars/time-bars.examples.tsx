import type { Examples } from "#web/ui/examples.ts";
import { TimeBars, type TimeRow } from "#web/ui/time-bars/time-bars.tsx";

const months = ["Sep", "Oct", "Nov", "Dec", "2027", "Feb"].map((label) => ({ label, isYear: /\d/.test(label) }));
const row: TimeRow = {
  label: "2026",
  bars: [
    { key: "submissions", from: 8.4, to: 40.4, label: "Submissions, 59 days", tone: "plain" },
    { key: "selection", from: 40.8, to: 53.8, label: "Selection, 25", tone: "planned" },
    { key: "vote", from: 54.2, to: 72.1, label: "Vote, 33", tone: "strong" },
    { key: "count", from: 72.5, to: 79, label: "Count", tone: "planned" },
  ],
  pin: 79.5,
};

/** Spans of time, alone and beside those of an earlier year. */
export const examples: Examples = {
  title: "Time bars",
  examples: {
    "one row": <TimeBars months={months} rows={[row]} />,
    "with the present moment": (
      <TimeBars
        months={months}
        now={{ at: 43, label: "Today" }}
        rows={[
          {
            label: "Call 2026",
            detail: "Selection",
            bars: [
              { key: "submissions", from: 8.4, to: 40.4, label: "Submitting", tone: "done" },
              { key: "selection", from: 40.8, to: 53.8, label: "Selection", tone: "now" },
              { key: "vote", from: 54.2, to: 72.1, label: "Voting", tone: "strong" },
            ],
            pin: null,
          },
        ]}
      />
    ),
    "compared with an earlier row": <TimeBars months={months} rows={[row, { ...row, label: "2025", isQuiet: true }]} />,
  },
};
