/** What a dossier waits for from one person of the office, in the order of Today. */
export const waitingSteps = ["answer", "declare", "check", "handOver", "reserve", "overdue"] as const;
export type WaitingStep = (typeof waitingSteps)[number];
