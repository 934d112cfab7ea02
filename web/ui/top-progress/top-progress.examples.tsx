import type { Examples } from "#web/ui/examples.ts";
import { TopProgress } from "#web/ui/top-progress/top-progress.tsx";
import "../examples.css";

/** Loading, loaded and failed. */
export const examples: Examples = {
  title: "Top progress",
  examples: {
    "on its way": (
      <div className="example-frame">
        <TopProgress value={62} visible />
      </div>
    ),
    arrived: (
      <div className="example-frame">
        <TopProgress value={100} visible />
      </div>
    ),
    failed: (
      <div className="example-frame">
        <TopProgress value={80} failed visible />
      </div>
    ),
  },
};
