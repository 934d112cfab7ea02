import type { Examples } from "#web/ui/examples.ts";
import { Popover } from "#web/ui/popover/popover.tsx";

const content = (
  <>
    <strong>Popover, below, on click</strong>
    <span>8 digits, on your workplace profile.</span>
  </>
);

/** Opened by an icon, opened by words, and its look. */
export const examples: Examples = {
  title: "Popover",
  examples: {
    "on an icon": <Popover label="Where do I find my employee ID?">{content}</Popover>,
    "on words": (
      <Popover label="Where do I find it?" trigger="Where do I find it?" triggerClass="btn btn--quiet">
        {content}
      </Popover>
    ),
    "how it looks": <div className="popover">{content}</div>,
  },
};
