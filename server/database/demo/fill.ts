import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { midnightAfter } from "#domain/brussels-time.ts";
import type { FundLists } from "#domain/fund-list.ts";
import { demoCalls } from "#server/database/demo/call.ts";
import { demoLists } from "#server/database/demo/content/fund-list.ts";
import { offers as offerContent } from "#server/database/demo/content/offer.ts";
import { organisations as organisationContent } from "#server/database/demo/content/organisation.ts";
import { translatedDraft } from "#server/database/demo/content/project-draft.ts";
import { fundSettings } from "#server/database/demo/content/setting.ts";
import { demoDossiers } from "#server/database/demo/dossier.ts";
import { type DemoOffice, fillDossiers } from "#server/database/demo/dossier-fill.ts";
import { demoId, demoNumber } from "#server/database/demo/identity.ts";
import { demoMark } from "#server/database/demo/mark.ts";
import { type DemoMeeting, demoMeeting } from "#server/database/demo/meeting.ts";
import { demoMessages } from "#server/database/demo/message.ts";
import { demoNews } from "#server/database/demo/news.ts";
import { demoPages } from "#server/database/demo/page.ts";
import { demoLogins, demoRoster } from "#server/database/demo/people.ts";
import { archiveProjects, ballotProjects, publishedTexts } from "#server/database/demo/project.ts";
import { committeeScores, fillReviews } from "#server/database/demo/review.ts";
import { type DemoRole, demoRoles } from "#server/database/demo/role.ts";
import { demoVotes } from "#server/database/demo/vote.ts";
import { inArray, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { calls } from "#server/database/tables/call.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { messages } from "#server/database/tables/message.ts";
import { news, newsVersions } from "#server/database/tables/news.ts";
import { offers } from "#server/database/tables/offer.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { pages, pageVersions } from "#server/database/tables/page.ts";
import { people } from "#server/database/tables/person.ts";
import { projects } from "#server/database/tables/project.ts";
import { projectDrafts, projectVersions } from "#server/database/tables/project-draft.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { setUps } from "#server/database/tables/set-up.ts";
import { settings } from "#server/database/tables/setting.ts";
import { messageReplies, threads } from "#server/database/tables/thread.ts";
import { root } from "#server/platform/root.ts";

/** The company is larger than the roster of the demo, so that about two in five of its employees voted. */
const electorateFor = (votesCast: number, slug: string) => Math.round(votesCast / (0.36 + demoNumber(slug, 10) / 100));

// Any number works, as long as nothing else uses it for an advisory lock.
const lockNumber = 20_267_264;

type DemoFund = {
  settings: typeof fundSettings;
  lists: FundLists;
  pictures: { mark: Uint8Array };
  pages: Record<never, never>;
};
type Ballot = ReturnType<typeof ballotProjects>[number];
type Voter = Pick<ReturnType<typeof demoRoster>[number], "branch"> & { id: string };
type Options = Pick<
  Parameters<typeof fillDossiers>[0],
  "secret" | "files" | "writeSummary" | "assessConflicts" | "writeLetters"
> & {
  now: Date;
  loadFund(db: Database, fund: DemoFund): Promise<void>;
  hashAccessCode(code: string): string;
  putIntoBox(db: Database, voter: Voter, project: Ballot): Promise<unknown>;
  makeProjectDrafts(db: Database, dossierIds: readonly string[]): Promise<void>;
  holdMeeting(db: Database, meeting: DemoMeeting): Promise<void>;
};

/** Fills an empty database with the Amandel fund as it would be today; an existing fund stays unchanged. */
export async function fillDemo(
  database: Database,
  { now, loadFund, hashAccessCode, putIntoBox, makeProjectDrafts, holdMeeting, ...dossierTools }: Options,
): Promise<boolean> {
  const { past, voting, submission, review, scoring } = demoCalls(now);
  const archive = archiveProjects(past, now);
  const mark = await readFile(join(root, "server/database/demo/content/mark.svg"));
  return database.transaction(async (db) => {
    // Of two processes that start at once, the second waits here and then finds the fund.
    await db.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
    if ((await db.$count(settings)) > 0) return false;
    await loadFund(db, { settings: fundSettings, lists: demoLists, pictures: { mark }, pages: {} });
    await db.insert(settings).values({ key: demoMark, value: { filledAt: now } });
    // An earlier start without the demo may have begun a set-up.
    await db.delete(setUps);
    const roster = demoRoster();
    const roles = demoRoles(roster);
    await db.insert(people).values(roster.map((person) => ({ id: demoId("person", person.employeeId), ...person })));
    await db
      .insert(personRoles)
      .values(
        roles.map(({ employeeId, ...role }) => ({ personId: demoId("person", employeeId), ...role, givenAt: now })),
      );
    await db
      .insert(accessCodes)
      .values(
        demoLogins.flatMap(({ employeeId, accessCode: code }) =>
          code ? [{ personId: demoId("person", employeeId), codeHash: hashAccessCode(code), madeAt: now }] : [],
        ),
      );
    await db.insert(calls).values([
      ...archive.map(({ call, votesCast }) => ({
        ...call,
        electorate: electorateFor(votesCast, call.slug),
        votesCast,
      })),
      voting,
      submission,
      review,
      scoring,
    ]);
    await db.insert(organisations).values(
      organisationContent.map(({ key, ...organisation }) => ({
        id: demoId("organisation", key),
        ...organisation,
        email: `info@${key}.example`,
      })),
    );
    const past = archive.slice(-2).toReversed();
    const chosen = ballotProjects(voting);
    const dossiers = demoDossiers({ now, roster, voting, submission, review, scoring, ballot: chosen, past });
    const office = officeOf(roster, roles);
    await fillDossiers({ db, now, ...dossierTools }, dossiers, office);
    await fillReviews({ db, now, secret: dossierTools.secret }, dossiers, {
      ...office,
      roundEndedAt: review.roundEndedAt,
    });
    const meeting = demoMeeting(review, office);
    if (meeting) await holdMeeting(db, meeting);
    const ballot = await fromDossiers(db, chosen);
    await db.insert(projects).values([...archive.flatMap(({ rows }) => rows), ...ballot]);
    const texts = publishedTexts(ballot, office.coordinatorIds[0] ?? null);
    await db.insert(projectDrafts).values(texts.drafts);
    await db.insert(projectVersions).values(texts.versions);
    for (const { voter, project } of demoVotes(roster, ballot)) await putIntoBox(db, voter, project);
    const written = demoMessages(now, office.coordinatorIds[0] ?? "");
    await db.insert(messages).values(written.messages);
    await db.insert(threads).values(written.threads);
    await db.insert(messageReplies).values(written.replies);
    await fillDrafts(db, dossiers, { now, makeProjectDrafts });
    await db.insert(offers).values(offerContent.map((offer) => offerRow(offer, now)));
    const { present, versions } = demoPages(now);
    await db.insert(pages).values(present);
    await db.insert(pageVersions).values(versions);
    const published = demoNews(now);
    await db.insert(news).values(published.items);
    await db.insert(newsVersions).values(published.versions);
    return true;
  });
}

/** Ties the projects of the ballot to the dossiers that they come from, with the score of the committee. */
async function fromDossiers(db: Database, ballot: readonly Ballot[]): Promise<Ballot[]> {
  const tied = ballot.map((project) => ({ ...project, dossierId: demoId("dossier", project.slug) }));
  const scores = await committeeScores(
    db,
    tied.map(({ dossierId }) => dossierId),
  );
  return tied.map((project) => ({ ...project, committeeScore: scores.get(project.dossierId) ?? null }));
}

/** Makes the draft of the project that the fund chose but has not published yet, with an English translation. */
async function fillDrafts(
  db: Database,
  dossiers: ReturnType<typeof demoDossiers>,
  { now, makeProjectDrafts }: Pick<Options, "now" | "makeProjectDrafts">,
): Promise<void> {
  const { dossier, en } = translatedDraft;
  const ids = dossiers.filter(({ key }) => key === dossier).map(({ id }) => id);
  await makeProjectDrafts(db, ids);
  const inEnglish = (part: keyof typeof en) =>
    sql`${projectDrafts[part]} || ${JSON.stringify({ en: en[part] })}::jsonb`;
  await db
    .update(projectDrafts)
    .set({
      title: inEnglish("title"),
      summary: inEnglish("summary"),
      description: inEnglish("description"),
      impact: inEnglish("impact"),
      writtenAt: sql`${projectDrafts.writtenAt} || ${JSON.stringify({ en: now.toISOString() })}::jsonb`,
    })
    .where(inArray(projectDrafts.dossierId, ids));
}

function officeOf(roster: ReturnType<typeof demoRoster>, roles: readonly DemoRole[]): DemoOffice {
  const holders = (role: DemoRole["role"]) =>
    roles
      .filter((one) => one.role === role)
      .flatMap(({ employeeId }) => roster.find((person) => person.employeeId === employeeId) ?? [])
      .map((person) => ({ ...person, id: demoId("person", person.employeeId) }));
  const chair = roles.find(({ seat }) => seat === "chair");
  return {
    coordinatorIds: holders("coordinator").map(({ id }) => id),
    members: holders("committee"),
    chairId: demoId("person", chair?.employeeId ?? ""),
  };
}

function offerRow({ organisation, inDays, from, to, ...offer }: (typeof offerContent)[number], now: Date) {
  const momentAt = (time: string) => (inDays === null ? null : midnightAfter(now, inDays, time));
  return {
    id: demoId("offer", offer.slug),
    organisationId: demoId("organisation", organisation),
    ...offer,
    startsAt: momentAt(from),
    endsAt: momentAt(to),
  };
}
