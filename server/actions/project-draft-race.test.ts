import { expect, test } from "vitest";
import { answerApproval, askApproval } from "#server/actions/project-approval.ts";
import { writeProject } from "#server/actions/project-draft.ts";
import { publishProject } from "#server/actions/project-publish.ts";
import { eq } from "#server/database/drizzle.ts";
import { listProjectVersions } from "#server/database/queries/project-draft.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { projectApprovals, projectDrafts } from "#server/database/tables/project-draft.ts";
import { aBusyFund, outcomeOf, someoneWaits } from "#test/busy-fund.ts";
import { anEditor, aReleasedProject, typedProject } from "#test/project-drafts.ts";

test("a yes to a text that the office replaces at that moment is no yes to the new one", async () => {
  const fund = await aBusyFund();
  const { draft } = await aReleasedProject(fund);
  const context = fund.context(await anEditor(fund));
  await askApproval(context, { id: draft.id });
  const [mail] = await fund.db.select().from(mails);
  const token = new URL(String(mail?.values.address)).searchParams.get("token") ?? "";
  let answering: Promise<void> | undefined;
  await fund.db.transaction(async (db) => {
    await askApproval({ ...context, db }, { id: draft.id });
    const answer = { token, isApproved: true, wish: "", showsFirstname: true };
    answering = answerApproval(fund.context(null), answer);
    answering.catch(() => {});
    await someoneWaits(fund.db);
  });
  await expect(answering).rejects.toMatchObject({ problem: { code: "approval.unknown" } });
  expect(await fund.db.select().from(projectApprovals)).toMatchObject([{ answeredAt: null, isApproved: null }]);
});

test("a publication waits for an applicant who makes the project confidential at that moment", async () => {
  const fund = await aBusyFund();
  const { draft } = await aReleasedProject(fund);
  const context = fund.context(await anEditor(fund));
  let publishing: Promise<string | undefined> | undefined;
  await fund.db.transaction(async (db) => {
    await db
      .select()
      .from(dossiers)
      .where(eq(dossiers.id, draft.dossierId ?? ""))
      .for("update");
    publishing = outcomeOf(publishProject(context, { id: draft.id, revision: draft.revision, withoutAnswer: true }));
    await someoneWaits(fund.db);
    await db.delete(projectDrafts).where(eq(projectDrafts.id, draft.id));
  });
  expect(await publishing).toBe("project.unknown");
});

test("of two translations that are saved at once one is kept, and the other writer sees it and can choose", async () => {
  const fund = await aBusyFund();
  const { draft } = await aReleasedProject(fund);
  const editors = [await anEditor(fund), await anEditor(fund)];
  const saves = await Promise.allSettled(
    editors.map((me, place) =>
      writeProject(fund.context(me), {
        id: draft.id,
        revision: draft.revision,
        values: typedProject(draft, { "title.fr": `Traduction ${place}` }),
      }),
    ),
  );
  const refused = saves.filter((save) => save.status === "rejected");
  expect(refused.map(({ reason }) => reason)).toMatchObject([{ problem: { code: "record.changed" } }]);
  const storedPlace = saves.findIndex(({ status }) => status === "fulfilled");
  const [latest, ...earlier] = await listProjectVersions(fund.db, draft.id, 9);
  expect(latest?.title.fr).toBe(`Traduction ${storedPlace}`);
  expect(earlier).toHaveLength(1);
});
