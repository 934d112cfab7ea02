import type { Branch, Department, EmploymentStatus } from "#domain/person.ts";
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
  const text = useText();
  return ({ branch: branchKey, department, firstname }: Proposer) => {
    const branch = text(`branch.${branchKey}`);
    // "Another department" tells a reader nothing.
    const place = department && department !== "other" ? `${text(`department.${department}`)}, ${branch}` : branch;
    return { name: firstname ?? "none", branch, place };
  };
}
