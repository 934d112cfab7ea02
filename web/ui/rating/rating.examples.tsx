import type { Examples } from "#web/ui/examples.ts";
import { Rating } from "#web/ui/rating/rating.tsx";

const options = ["hardly", "a little", "clearly", "strongly", "changes lives"].map((label, index) => ({
  value: String(index + 1),
  label,
}));

/** Open, chosen and fixed. */
export const examples: Examples = {
  title: "Rating",
  examples: {
    open: <Rating name="open" legend="Impact" aside="weighs 30 %" help="Who is better off?" options={options} />,
    chosen: <Rating name="chosen" legend="Impact" aside="weighs 30 %" options={options} value="4" />,
    fixed: <Rating name="fixed" legend="Impact" options={options} value="2" disabled />,
  },
};
