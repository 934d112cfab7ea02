import type { Examples } from "#web/ui/examples.ts";
import { StateMark } from "#web/ui/state-mark/state-mark.tsx";

/** Every kernel and every colour. */
export const examples: Examples = {
  title: "State mark",
  examples: {
    "whose move": (
      <p className="row">
        <StateMark kernel="ring" tone="blue">
          New
        </StateMark>
        <StateMark kernel="ring" tone="honey">
          Completion asked
        </StateMark>
        <StateMark kernel="half" tone="blue">
          In committee
        </StateMark>
        <StateMark kernel="dot" tone="blue">
          Reserve
        </StateMark>
        <StateMark kernel="full" tone="apricot">
          Award
        </StateMark>
        <StateMark kernel="tick" tone="leaf">
          Reported
        </StateMark>
      </p>
    ),
    "at its end": (
      <p className="row">
        <StateMark kernel="full">Not elected</StateMark>
        <StateMark kernel="cross">Declined</StateMark>
        <StateMark kernel="dash">Withdrawn</StateMark>
      </p>
    ),
  },
};
