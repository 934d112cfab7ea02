import { type Act, type Asker, mayDo } from "#domain/permission.ts";

/** The areas of the office in the order of its rail, and the acts that open each; one of them is enough. */
const officeAreas = {
  today: ["openOffice"],
  // Treasurer and board read dossiers too, but only inside the areas of their own work.
  dossiers: ["runCall", "reviewDossier", "standIn"],
  committee: ["reviewDossier", "runCall"],
  outbox: ["readOutbox"],
  inbox: ["readInbox"],
  calls: ["readCallPlan"],
  writing: ["writePage", "writeProject", "writeNews", "writeMail"],
  people: ["correctPerson"],
  settings: ["changeSettings"],
} as const satisfies Record<string, readonly Act[]>;

export type OfficeArea = keyof typeof officeAreas;

/** Tells whether someone may open an area of the office. */
export function mayOpenArea(asker: Asker, area: OfficeArea): boolean {
  return officeAreas[area].some((act) => mayDo(asker, act));
}

/** Gives the areas that someone may open, in the order of the rail. */
export function openAreas(asker: Asker): OfficeArea[] {
  return (Object.keys(officeAreas) as OfficeArea[]).filter((area) => mayOpenArea(asker, area));
}

/** The kinds of work that wait in the office: in which area, and for people who may do which act. */
export const waitingWork = {
  dossier: { area: "dossiers", act: "askForCompletion" },
  score: { area: "committee", act: "reviewDossier" },
  decision: { area: "outbox", act: "readOutbox" },
  message: { area: "inbox", act: "readInbox" },
  tie: { area: "calls", act: "decideTie" },
  draft: { area: "calls", act: "runCall" },
  text: { area: "writing", act: "writePage" },
  projectAnswer: { area: "writing", act: "writeProject" },
  missedPlan: { area: "writing", act: "writeProject" },
  staffList: { area: "people", act: "importRoster" },
  address: { area: "people", act: "changeAccessOfOfficer" },
  failedMail: { area: "settings", act: "readMailLog" },
} as const satisfies Record<string, { area: OfficeArea; act: Act }>;

export type WaitingKind = keyof typeof waitingWork;
export const waitingKinds = Object.keys(waitingWork) as [WaitingKind, ...WaitingKind[]];

/** The tabs of one call in the office, and the acts that open each; one of them is enough. */
const callTabs = {
  plan: ["readCallPlan"],
  vote: ["runCall", "decideTie", "scoreProject"],
  letters: ["printAccessLetters"],
  "late-access": ["runCall"],
  log: ["runCall"],
} as const satisfies Record<string, readonly Act[]>;

export type CallTab = keyof typeof callTabs;

/** Tells whether someone may open a tab of a call. */
export function mayOpenTab(asker: Asker, tab: CallTab): boolean {
  return callTabs[tab].some((act) => mayDo(asker, act));
}

/** Gives the tabs that someone may open, in their order. A draft has no vote, letters or extra time yet. */
export function openCallTabs(asker: Asker, isDraft: boolean): CallTab[] {
  const tabs = (Object.keys(callTabs) as CallTab[]).filter((tab) => mayOpenTab(asker, tab));
  return isDraft ? tabs.filter((tab) => tab === "plan" || tab === "log") : tabs;
}
