type Project = { status: string; call: { phase: string } };

/** Tells whether employees can choose this project now. */
export const isInVote = ({ status, call }: Project) => status === "shortlisted" && call.phase === "voting";
