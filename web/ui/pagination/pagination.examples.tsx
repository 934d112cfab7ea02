import type { Examples } from "#web/ui/examples.ts";
import { Pagination } from "#web/ui/pagination/pagination.tsx";

const pages = (...labels: string[]) => labels.map((label) => ({ href: `#${label}`, label, current: label === "2" }));

/** A few pages, and many. */
export const examples: Examples = {
  title: "Pagination",
  examples: {
    few: (
      <Pagination
        label="Pages"
        previous={{ href: "#1", label: "Previous" }}
        pages={pages("1", "2", "3")}
        next={{ href: "#3", label: "Next" }}
      />
    ),
    many: (
      <Pagination
        label="Many pages"
        previous={{ href: "#1", label: "Previous" }}
        pages={[...pages("1", "2", "3", "4", "5"), "gap", ...pages("120", "121")]}
        next={{ href: "#3", label: "Next" }}
      />
    ),
  },
};
