import type { Branch } from "#domain/person.ts";
import { useText } from "#web/text.tsx";

/** Branches to choose from, in a select. */
export function BranchOptions({ branches }: { branches: readonly Branch[] }) {
  const text = useText();
  return branches.map((branch) => (
    <option key={branch} value={branch}>
      {text(`branch.${branch}`)}
    </option>
  ));
}
