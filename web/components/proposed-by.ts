import { otherDepartment } from "#domain/fund-list.ts";
import type { Branch, Department, EmploymentStatus } from "#domain/person.ts";
import { useItemName } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";

type Proposer = {
  status: EmploymentStatus;
  branch: Branch;
  department: Department | null;
  firstname: string | null;
};

/** Says who put a project forward, as far as that is public. */
export function useProposedBy(): (proposer: Proposer) => string {
  const text = useText();
  const values = useProposerValues();
  return (proposer) => text(`project.proposed.${proposer.status}`, values(proposer));
}

/** Names who put a project forward, as far as that is public, below a heading that says the rest. */
export function useProposer(): (proposer: Proposer) => string {
  const text = useText();
  const values = useProposerValues();
  return (proposer) => text(`project.proposer.${proposer.status}`, values(proposer));
}

function useProposerValues() {
  const nameOf = useItemName();
  return ({ branch: branchCode, department, firstname }: Proposer) => {
    const branch = nameOf("branches", branchCode);
    const hasDepartment = department !== null && department !== otherDepartment;
    const place = hasDepartment ? `${nameOf("departments", department)}, ${branch}` : branch;
    return { name: firstname ?? "none", branch, place };
  };
}
