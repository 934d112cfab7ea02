import { retiredBranch } from "#domain/fund-list.ts";
import { useFund } from "#web/shell/fund.ts";

/** Branches to choose from, in a select; some choices are only for real places. */
export function BranchOptions({ areWorkplaces = false }: { areWorkplaces?: boolean }) {
  const { branches } = useFund();
  return branches
    .filter(({ code, isActive }) => isActive && !(areWorkplaces && code === retiredBranch))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
}
