import type { Problem } from "#domain/problem.ts";

/**
 * The roles that the fund gives to a person: the treasurer handles money, an editor writes and translates texts, the
 * board reads figures, an operator looks after the installation, and a substitute judges the requests for help for which
 * the chair named them.
 */
export const givenRoles = [
  "committee",
  "coordinator",
  "treasurer",
  "editor",
  "board",
  "operator",
  "substitute",
] as const;
export type GivenRole = (typeof givenRoles)[number];

/** The seats of the committee. The deputy acts where the chair has a conflict of interest, and members after them. */
export const seats = ["chair", "deputy"] as const;
export type Seat = (typeof seats)[number];

/**
 * The roles of a person. Everyone who logs in is an employee and may have more roles; no role includes another. At a
 * kiosk, which others use before and after them, everyone is only a voter.
 */
export const roles = ["visitor", "voter", "employee", ...givenRoles] as const;
export type Role = (typeof roles)[number];

/**
 * The roles that may do each act; one of them is enough. An act that is not open to every employee needs a second
 * factor, except adding one, so a role of the office must be able to add one.
 */
export const permissions = {
  submitDossier: ["employee"],
  castVote: ["voter", "employee"],
  seeOwnAccount: ["employee"],
  eraseOwnAccount: ["employee"],

  addSecondFactor: givenRoles,
  openOffice: givenRoles,
  readConfidentialDossier: ["committee"],
  reviewDossier: ["committee"],
  standIn: ["substitute"],
  runCall: ["coordinator"],
  // Editors translate the texts of a call before it is published.
  readCallPlan: ["coordinator", "editor"],
  scoreProject: ["committee"],
  decideTie: ["committee"],
  attendMeeting: ["committee", "coordinator"],
  askForCompletion: ["committee", "coordinator", "substitute"],
  readDossiers: ["coordinator", "committee", "treasurer", "board", "substitute"],
  // Coordinators answer about ordinary dossiers, and committee members about confidential ones.
  readInbox: ["coordinator", "committee", "substitute"],
  payGrant: ["treasurer"],
  readOutcome: ["board"],
  // The chair releases confidential decisions, and the coordinator ordinary ones.
  readOutbox: ["coordinator", "committee"],
  importRoster: ["coordinator", "operator"],
  correctPerson: ["coordinator", "operator"],
  printAccessLetters: ["coordinator", "operator"],
  // Otherwise a coordinator could log in as a committee member with a new letter or another email address.
  changeAccessOfOfficer: ["operator"],
  giveRole: ["coordinator", "operator"],
  writePage: ["coordinator", "editor"],
  writeProject: ["coordinator", "editor"],
  writeNews: ["coordinator", "editor"],
  writeMail: ["coordinator", "editor"],
  changeSettings: ["coordinator", "operator"],
  // Tokens and webhooks let other programs in, so those who look after the installation make them.
  manageConnections: ["operator"],
  readMailLog: ["coordinator", "operator"],
  readAuditLog: ["coordinator", "operator"],
} satisfies Record<string, readonly Role[]>;

/** An act that needs permission. */
export type Act = keyof typeof permissions;

type MayDo<One extends Act> = (typeof permissions)[One][number];

/** An act that some roles of the office may do and others may not. */
type RoleAct = {
  [One in Act]: "employee" extends MayDo<One> ? never : GivenRole extends MayDo<One> ? never : One;
}[Act];

/** The acts that tell the roles of the office apart, in the order of the table. */
export const roleActs = (Object.keys(permissions) as Act[]).filter((act): act is RoleAct => {
  const allowedRoles: readonly Role[] = permissions[act];
  return !allowedRoles.includes("employee") && givenRoles.some((role) => !allowedRoles.includes(role));
});

/** The facts that decide on permission: given roles, whether the session has a second factor, and the kiosk. */
export type Asker = { roles: readonly GivenRole[]; hasSecondFactor: boolean; isAtKiosk?: boolean };

/** Gives the roles of a person; null is a visitor. */
function rolesOf(asker: Asker | null): Role[] {
  if (!asker) return ["visitor"];
  return asker.isAtKiosk ? ["voter"] : ["employee", ...asker.roles];
}

/** Says why someone may not do this, or null when they may. */
export function checkPermission(asker: Asker | null, act: Act): Problem | null {
  const allowedRoles: readonly Role[] = permissions[act];
  if (!asker) return { code: "login.required" };
  if (!rolesOf(asker).some((role) => allowedRoles.includes(role))) return { code: "permission.denied" };
  return needsSecondFactor(act) && !asker.hasSecondFactor ? { code: "secondFactor.required" } : null;
}

/** Tells whether someone may do this. */
export function mayDo(asker: Asker | null, act: Act): boolean {
  return checkPermission(asker, act) === null;
}

/**
 * Says why someone may not give or take this role, or null when they may. Nobody changes their own roles, and only an
 * operator makes operators.
 */
export function checkRoleChange(
  asker: Asker & { id: string },
  { personId, role }: { personId: string; role: GivenRole },
): Problem | null {
  const denied = checkPermission(asker, "giveRole");
  if (denied) return denied;
  if (role === "operator" && !asker.roles.includes("operator")) return { code: "permission.denied" };
  return asker.id === personId ? { code: "role.own" } : null;
}

function needsSecondFactor(act: Act): boolean {
  const allowedRoles: readonly Role[] = permissions[act];
  return act !== "addSecondFactor" && !allowedRoles.includes("employee") && !allowedRoles.includes("visitor");
}
