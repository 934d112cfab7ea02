import { preferredLanguage } from "#domain/language.ts";
import type { PersonName } from "#domain/name.ts";
import { checkRoleChange, type GivenRole, type Seat } from "#domain/permission.ts";
import { refuse } from "#domain/problem.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { assessConflicts, closeOpened, forgetUnanswered } from "#server/actions/declaration.ts";
import { queueMails } from "#server/actions/mail.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import { forgetUnfinished } from "#server/actions/review.ts";
import { endSessionsOf } from "#server/actions/session.ts";
import type { Context } from "#server/context.ts";
import { and, eq, isNull } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { listHolders, listRolesOf } from "#server/database/queries/person.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";

type RoleContext = Pick<Context, "db" | "me" | "now" | "secret">;
type SeatContext = Omit<RoleContext, "secret">;
type MailContext = RoleContext & Pick<Context, "publicUrl">;
type RoleChange = { personId: string; role: GivenRole };

/** Gives someone a role, ends their sessions and mails what the role means. Returns whether that changed anything. */
export function giveRole(context: MailContext, change: RoleChange): Promise<boolean> {
  return context.db.transaction(async (db) => {
    const isGiven = await addRole({ ...context, db }, change);
    if (isGiven) await mailHolder({ ...context, db }, change);
    return isGiven;
  });
}

/** Gives someone a role without a mail, for those who get another one about it. */
export function addRole(context: RoleContext, { personId, role }: RoleChange): Promise<boolean> {
  return changeRole(context, { personId, role }, "give_role", (db) =>
    db.insert(personRoles).values({ personId, role, givenAt: context.now }).onConflictDoNothing().returning(),
  );
}

/** Takes a role from someone and ends their sessions. Returns whether that changed anything. */
export function takeRole(context: RoleContext, { personId, role }: RoleChange): Promise<boolean> {
  return changeRole(context, { personId, role }, "take_role", (db) =>
    db
      .delete(personRoles)
      .where(and(eq(personRoles.personId, personId), eq(personRoles.role, role)))
      .returning(),
  );
}

/** Gives a committee member a seat, or takes it away with null. A seat that someone else has is refused. */
export async function giveSeat(
  { db, me, now }: SeatContext,
  { personId, seat }: { personId: string; seat: Seat | null },
): Promise<boolean> {
  if (me) refuse(checkRoleChange(me, { personId, role: "committee" }));
  return db.transaction(async (db) => {
    // Every change of a seat waits for the one before, and then finds the seat taken.
    const members = await db.select().from(personRoles).where(eq(personRoles.role, "committee")).for("update");
    const member = members.find((one) => one.personId === personId);
    if (!member) {
      refuse({ code: "seat.notMember" });
      return false;
    }
    if (member.seat === seat) return false;
    const holder = members.find((one) => seat !== null && one.seat === seat);
    if (holder) {
      const [person] = await db.select().from(people).where(eq(people.id, holder.personId));
      refuse({ code: "seat.taken", name: person ? `${person.firstname} ${person.lastname}` : "" });
    }
    await db
      .update(personRoles)
      .set({ seat })
      .where(and(eq(personRoles.personId, personId), eq(personRoles.role, "committee")));
    const details = { seat: seat ?? "none" };
    await recordAudit({ db, me, now }, { act: "give_seat", subject: `person ${personId}`, details });
    return true;
  });
}

async function changeRole(
  { db, me, now, secret }: RoleContext,
  { personId, role }: RoleChange,
  act: "give_role" | "take_role",
  write: (db: Database) => Promise<unknown[]>,
): Promise<boolean> {
  // An operator on the command line may give any role: that is how the first coordinator gets theirs.
  if (me) refuse(checkRoleChange(me, { personId, role }));
  return db.transaction(async (db) => {
    // The lock waits for an import that may be ending this person's access.
    const [person] = await db
      .select({ firstname: people.firstname, lastname: people.lastname })
      .from(people)
      .where(and(eq(people.id, personId), isNull(people.leftAt)))
      .for("update");
    refuse(person ? null : { code: "person.unknown" });
    if ((await write(db)).length === 0) return false;
    await endSessionsOf(db, [personId]);
    await recordAudit({ db, me, now }, { act, subject: `person ${personId}`, details: { role } });
    if (act === "take_role" && (await wasLastToJudge(db, { personId, role }))) await closeOpened(db, [personId]);
    if (person && role === "committee") {
      if (act === "take_role") {
        await forgetUnanswered(db, [personId]);
        await forgetUnfinished(db, [personId]);
      } else {
        await assessConflicts({ db, now, secret }, { memberIds: [personId] });
        await mailCommittee({ db, now }, { ...person, id: personId });
      }
    }
    return true;
  });
}

/** Tells whether someone judged with a role that they lost, and no other one lets them judge what the chair opened. */
async function wasLastToJudge(db: Database, { personId, role }: RoleChange): Promise<boolean> {
  // A former member who is a substitute judges only what the chair opens for them from now on.
  if (role === "committee") return true;
  return role === "substitute" && !(await listRolesOf(db, personId)).includes("committee");
}

/** Tells someone what their new role is and where they log in. People without an address hear it from a colleague. */
async function mailHolder({ db, now, publicUrl }: Omit<MailContext, "secret">, { personId, role }: RoleChange) {
  const [person] = await db.select().from(people).where(eq(people.id, personId));
  if (!person?.email) return;
  const language = preferredLanguage(person, await listLanguages(db));
  const address = pageAddress(publicUrl, language, "/office").href;
  const values = { firstname: person.firstname, role, address };
  await queueMails({ db, now }, [{ template: "role-given", recipient: person.email, language, values }]);
}

/** Mails the others of the committee who joined it: it reads confidential dossiers, so nobody may join unnoticed. */
async function mailCommittee(
  { db, now }: Pick<Context, "db" | "now">,
  { id, firstname, lastname }: PersonName & { id: string },
) {
  const values = { name: `${firstname} ${lastname}` };
  const offered = await listLanguages(db);
  const others = (await listHolders(db, ["committee"])).filter((member) => member.id !== id);
  const notices = others.flatMap((member) => {
    const { email: recipient } = member;
    const language = preferredLanguage(member, offered);
    return recipient ? [{ template: "committee-grew" as const, recipient, language, values }] : [];
  });
  await queueMails({ db, now }, notices);
}
