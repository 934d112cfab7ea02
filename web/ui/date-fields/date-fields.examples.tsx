import { DateFields } from "#web/ui/date-fields/date-fields.tsx";
import type { Examples } from "#web/ui/examples.ts";

const labels = { day: "Day", month: "Month", year: "Year" };

/** A date, empty, filled and with a wrong part. */
export const examples: Examples = {
  title: "Date fields",
  examples: {
    empty: <DateFields name="founded" legend="Date of foundation" labels={labels} help="For example 27 3 2007." />,
    filled: (
      <DateFields
        name="retired"
        legend="Retired since"
        labels={labels}
        values={{ day: "1", month: "july", year: "2021" }}
      />
    ),
    "wrong month": (
      <DateFields
        name="founded_2"
        legend="Date of foundation"
        labels={labels}
        values={{ day: "12", month: "13", year: "2010" }}
        wrong={["month"]}
        error="The month must be between 1 and 12."
      />
    ),
  },
};
