/** The parts of an open dossier, each with an address of its own. */
export const panelTabs = ["answers", "files", "messages", "notes", "scores", "history"] as const;
export type PanelTab = (typeof panelTabs)[number];

/** Reads which part of the open dossier an address shows. */
export function readTab(address: URLSearchParams): PanelTab {
  return panelTabs.find((tab) => tab === address.get("panelTab")) ?? "answers";
}
