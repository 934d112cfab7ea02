/** Whether a stored file was looked at for viruses, and what was found. */
export const scanStates = ["pending", "clean", "infected"] as const;
export type ScanState = (typeof scanStates)[number];
