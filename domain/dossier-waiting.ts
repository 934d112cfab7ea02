/** The steps of one person of the office for which a dossier waits, in the order of Today. */
export const waitingSteps = ["answer", "declare", "check", "handOver", "reserve", "overdue", "findChair"] as const;
export type WaitingStep = (typeof waitingSteps)[number];
