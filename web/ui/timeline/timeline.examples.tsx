import type { Examples } from "#web/ui/examples.ts";
import { Timeline } from "#web/ui/timeline/timeline.tsx";

const at = new Date("2026-09-10T08:00:00Z");

/** One event, and several of which one has a reason. */
export const examples: Examples = {
  title: "Timeline",
  examples: {
    one: (
      <Timeline label="One" items={[{ key: "1", at, time: "10 September 2026 at 10:00", title: "You submitted it" }]} />
    ),
    several: (
      <Timeline
        label="Several"
        items={[
          { key: "1", at, time: "10 September 2026 at 10:00", title: "You submitted it" },
          {
            key: "2",
            at,
            time: "12 September 2026 at 16:30",
            title: "Something was missing",
            text: "The statutes are missing.\nPlease add them.",
          },
          { key: "3", at, time: "13 September 2026 at 09:15", title: "You completed it and submitted it again" },
        ]}
      />
    ),
  },
};
