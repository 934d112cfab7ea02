import type { Problem } from "#domain/problem.ts";

/**
 * What someone can be to the fund. Whoever has logged in is an employee, and may be more besides: it is no ladder. At a
 * kiosk, which others use before and after them, everyone is a voter and nothing else.
 */
export const roles = ["visitor", "voter", "employee", "committee", "coordinator", "operator"] as const;
export type Role = (typeof roles)[number];

/** The roles that are given to a person; the others follow from logging in. */
export const givenRoles = ["committee", "coordinator", "operator"] as const;
export type GivenRole = (typeof givenRoles)[number];

/** Who may do what: the one table. A row names the roles; whoever has one of them may. */
export const permissions = {
  submitDossier: ["employee"],
  castVote: ["voter", "employee"],
  seeOwnAccount: ["employee"],
  eraseOwnAccount: ["employee"],

  addSecondFactor: ["committee", "coordinator", "operator"],
  openOffice: ["committee", "coordinator", "operator"],
  readConfidentialDossier: ["committee"],
  reviewDossier: ["committee"],
  runCall: ["coordinator"],
  scoreProject: ["committee"],
  decideTie: ["committee"],
  askForCompletion: ["committee", "coordinator"],
  importRoster: ["coordinator", "operator"],
  correctPerson: ["coordinator", "operator"],
  printAccessLetters: ["coordinator", "operator"],
  // A letter or a mailbox of one's own would let the coordinator in as a member of the committee.
  changeAccessOfOfficer: ["operator"],
  giveRole: ["coordinator", "operator"],
  writePage: ["coordinator"],
  readMailLog: ["coordinator", "operator"],
  readAuditLog: ["coordinator", "operator"],
} satisfies Record<string, readonly Role[]>;

/** Something a person may or may not do. */
export type Act = keyof typeof permissions;

/** What decides over permission: the roles someone was given, whether this session proved a second factor, and where it is. */
export type Asker = { roles: readonly GivenRole[]; hasSecondFactor: boolean; isAtKiosk?: boolean };

/** The roles of whoever asks; null is a visitor. */
function rolesOf(asker: Asker | null): Role[] {
  if (!asker) return ["visitor"];
  return asker.isAtKiosk ? ["voter"] : ["employee", ...asker.roles];
}

/** Says why someone may not do this, or null when they may. */
export function checkPermission(asker: Asker | null, act: Act): Problem | null {
  const allowed: readonly Role[] = permissions[act];
  if (!asker) return { code: "login.required" };
  if (!rolesOf(asker).some((role) => allowed.includes(role))) return { code: "permission.denied" };
  return needsSecondFactor(act) && !asker.hasSecondFactor ? { code: "secondFactor.required" } : null;
}

/** Tells whether someone may do this. */
export function mayDo(asker: Asker | null, act: Act): boolean {
  return checkPermission(asker, act) === null;
}

/**
 * Says why someone may not give or take this role, or null when they may. Nobody opens a door for themselves, and
 * only an operator makes operators.
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

/** Whatever is not open to every employee asks for more than a mail code, but for how one gets that. */
function needsSecondFactor(act: Act): boolean {
  const allowed: readonly Role[] = permissions[act];
  return act !== "addSecondFactor" && !allowed.includes("employee") && !allowed.includes("visitor");
}
