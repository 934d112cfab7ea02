import type { Branch, Department, EmploymentStatus } from "#domain/person.ts";
import { useText } from "#web/text.tsx";

type Proposer = {
  status: EmploymentStatus;
  branch: Branch;
  department: Department | null;
  firstname: string | null;
};

/** Says who put a project forward, as far as it may be said. */
export function useProposedBy(): (proposer: Proposer) => string {
  return useSentence("project.proposed");
}

/** Names who put a project forward, as far as it may be said; for where a heading says the rest. */
export function useProposer(): (proposer: Proposer) => string {
  return useSentence("project.proposer");
}

function useSentence(kind: "project.proposed" | "project.proposer") {
  const text = useText();
  return ({ status, branch, department, firstname }: Proposer) =>
    text(`${kind}.${status}`, {
      name: firstname ?? "none",
      branch: text(`branch.${branch}`),
      department: text(`department.${department ?? "other"}`),
    });
}
