type Project = { status: string; call: { phase: string } };

/** Whether employees can vote for this project now. */
export const isInVote = ({ status, call }: Project) => status === "shortlisted" && call.phase === "voting";
