import { useState } from "react";
import type { Examples } from "#web/ui/examples.ts";
import { ThemeSwitch } from "#web/ui/theme-switch/theme-switch.tsx";

function Switching() {
  const [pressed, setPressed] = useState(false);
  return (
    <ThemeSwitch pressed={pressed} onPress={() => setPressed(!pressed)}>
      After hours (dark)
    </ThemeSwitch>
  );
}

/** Off, on, and one that works. */
export const examples: Examples = {
  title: "Theme switch",
  examples: {
    off: <ThemeSwitch pressed={false}>After hours (dark)</ThemeSwitch>,
    on: <ThemeSwitch pressed>After hours (dark)</ThemeSwitch>,
    "to try, on a deep band": (
      <div className="band--deep">
        <Switching />
      </div>
    ),
  },
};
