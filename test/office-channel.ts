import { unzipSync } from "fflate";
import { type listNames, lists } from "#domain/office-list.ts";
import type { Me } from "#server/context.ts";
import { askForDossier, askForList, columns, leaves } from "#test/office-dossier.ts";
import type { Fact, OfficeFund } from "#test/office-fund.ts";
import { type Kind, kindNames, kinds, type Part, type Viewer } from "#test/office-viewer.ts";
import { readPages } from "#test/pdf.ts";

/** A way in which something of a dossier reaches someone of the office. */
export type Channel = {
  /** The queries of the API and the makers of handlers that it tries. */
  covers: readonly string[];
  /** Reads everything that it shows to someone, as one text. */
  read(office: OfficeFund, me: Me): Promise<string>;
  /** The facts of a dossier that the text has. */
  shows(viewer: Viewer, kind: Kind): readonly Fact[];
};

const ofSummary = ["title", "organisation", "town", "responsible"] as const;
const ofPaper = ["number", ...ofSummary, "reason", "file"] as const;
const factsOfPart: Partial<Record<Part, readonly Fact[]>> = {
  row: ["number"],
  aside: ["number"],
  payment: ["number"],
  organisation: ["organisation"],
  summary: ofSummary,
  outcome: ["number", "title", "organisation"],
  content: [...ofSummary, "reason", "file", "message", "note", "why", "decided"],
  judge: ["opinion"],
};

const isRead = ({ sees }: Viewer, kind: Kind) => sees[kind].includes("content");
const seenOf =
  (among: readonly Fact[]) =>
  ({ sees }: Viewer, kind: Kind): Fact[] => {
    const seen = sees[kind].flatMap((part) => factsOfPart[part] ?? []);
    return among.filter((fact) => seen.includes(fact));
  };
const nothing = () => [];

/** The dossiers that the committee scores or scored. */
const isInRound = (kind: Kind) =>
  kinds[kind].type === "external" && !["draft", "submitted"].includes(kinds[kind].state);
/** Tells whether someone reads the scores of a dossier once the ranking is open. */
export const mayReadScores = ({ sees }: Viewer, kind: Kind) =>
  isInRound(kind) && sees[kind].some((part) => part === "judge" || part === "personal");
const mayOpenRound = ({ roles }: Viewer) => roles.includes("committee") || roles.includes("coordinator");

/** Those who handle a dossier for the fund answer its applicant. */
const isAnswered = (viewer: Viewer, kind: Kind) => viewer.sees[kind].includes("handle");
const mayReadOutbox = ({ roles, hasSecondFactor = true }: Viewer) =>
  hasSecondFactor && (roles.includes("coordinator") || roles.includes("committee"));
const isOrdinary = (kind: Kind) => kinds[kind].type === "external" && kinds[kind].answers.confidential === "no";

/** Editors and coordinators write the projects of ordinary dossiers, but not of their own or with a conflict. */
const writesProjects = ({ roles, hasSecondFactor = true, isApplicant, declaration }: Viewer) =>
  roles.some((role) => role === "editor" || role === "coordinator") &&
  hasSecondFactor &&
  !isApplicant &&
  !declaration?.exclusion &&
  declaration?.answer !== "involved";

/** Those who take part in a meeting read in its minutes about the dossiers that they read. */
const isMinuted = (viewer: Viewer, kind: Kind) => isInRound(kind) && isRead(viewer, kind);
const meetingQuery = (isOnProjector: boolean) => {
  const dossier = "number title organisation town responsible decision { outcome reasons { text } }";
  return `query ($slug: String!) { meeting(callSlug: $slug, isOnProjector: ${isOnProjector}) {
    isOutside budget { leftInCents } room { present } agenda { ${dossier} } current { ${dossier} }
    seats { name } guests { name } entries { number title person remark outcome }
  } }`;
};

/** The pages of the lists, whose downloads have the same address with an ending. */
const listPages: Record<(typeof listNames)[number], string> = {
  dossiers: "/office/dossiers",
  inbox: "/office/inbox",
  projects: "/office/projects",
  offers: "/office/offers",
  organisations: "/office/organisations",
  texts: "/office/texts",
  people: "/office/people",
  mails: "/office/settings/mails",
  audit: "/office/settings/log",
};
const download = async ({ site }: OfficeFund, me: Me, name: keyof typeof listPages) => {
  const address = Object.keys(lists[name].columns).map((column) => `column=${column}`);
  return (await site.open(me, `${listPages[name]}.csv?${address.join("&")}`))?.body.toString() ?? "";
};
/** Everything that is written in a spreadsheet. */
const readSpreadsheet = (body: Buffer | undefined) =>
  body
    ? Object.values(unzipSync(body))
        .map((part) => Buffer.from(part).toString())
        .join("\n")
    : "";
const eachDossier = async ({ dossiers }: OfficeFund, read: (kind: Kind) => Promise<string>) => {
  const texts: string[] = [];
  for (const kind of kindNames) if (dossiers[kind]) texts.push(await read(kind));
  return texts.join("\n");
};
const readPdf = (body: Buffer | undefined) => (body ? readPages(body).join("\n") : "");
const asText = async (answer: Promise<{ data?: unknown }>) => JSON.stringify((await answer).data ?? null);

const todayQueries = [
  "waitingThreads { count since }",
  "waitingDossiers { step count day }",
  "mentioningDossiers { id number }",
  "plannedReleases { at count }",
  "draftCount",
  "officeCalls { id title(language: nl) }",
];

/** The budget of requests for help, which is for members and the treasurer. */
export const requestBudgetQuery = "requestBudget { year budgetInCents givenInCents leftInCents }";

/** Every channel of the office. */
export const channels: Record<string, Channel> = {
  "one dossier": {
    covers: ["fund.officeDossier"],
    read: (office, me) =>
      eachDossier(office, async (kind) => JSON.stringify(await askForDossier(office, me, office.dossiers[kind].id))),
    shows: seenOf(["number", ...ofSummary, "reason", "file", "message", "note", "why", "decided", "opinion"]),
  },
  "scores of one dossier": {
    covers: [],
    read: (office, me) =>
      eachDossier(office, (kind) => {
        const scores = "mean spread rank criteria { id } reviews { name note scores { score } }";
        const query = `query ($id: ID!) { officeDossier(id: $id) { judgement { ${scores} } } }`;
        return asText(office.site.ask(me, query, { id: office.dossiers[kind].id }));
      }),
    // A test of its own ends the round.
    shows: nothing,
  },
  list: {
    covers: ["fund.officeDossiers", "fund.officeDossierCounts"],
    read: async (office, me) => JSON.stringify(await askForList(office, me, "")),
    shows: (viewer, kind) =>
      viewer.sees[kind].length > 0 ? ["id", ...seenOf(["number", ...ofSummary])(viewer, kind)] : [],
  },
  "round of scoring": {
    covers: ["fund.reviewRound", "fund.reviewRounds"],
    read: async ({ site, call }, me) => {
      const dossiers = `dossiers { ${columns} ${leaves.judgement} ${leaves.myReview} ${leaves.reviewProgress} }`;
      const query = `query ($slug: String) { reviewRound(slug: $slug) { isRankingOpen ${dossiers} } }`;
      const members = `query ($slug: String) { reviewRound(slug: $slug) { members { name finished due } } }`;
      return [
        await asText(site.ask(me, query, { slug: call.slug })),
        await asText(site.ask(me, members, { slug: call.slug })),
        await asText(site.ask(me, "{ reviewRounds { slug } }")),
      ].join("\n");
    },
    shows: (viewer, kind) =>
      isInRound(kind) && mayOpenRound(viewer) ? seenOf(["number", ...ofSummary])(viewer, kind) : [],
  },
  meeting: {
    covers: ["fund.meeting"],
    read: ({ site, call }, me) => asText(site.ask(me, meetingQuery(false), { slug: call.slug })),
    shows: (viewer, kind) => (isMinuted(viewer, kind) ? ["number", ...ofSummary, "remark", "decided"] : []),
  },
  projector: {
    covers: [],
    read: ({ site, call }, me) => asText(site.ask(me, meetingQuery(true), { slug: call.slug })),
    shows: (viewer, kind) =>
      isMinuted(viewer, kind) && isOrdinary(kind) ? ["number", ...ofSummary, "remark", "decided"] : [],
  },
  minutes: {
    covers: ["createMinutesPdfHandler"],
    read: async ({ site, call }, me) => {
      const open = await site.open(me, `/office/committee/minutes/${call.slug}.pdf`);
      const closed = await site.open(me, `/office/committee/minutes/${call.slug}/closed.pdf`);
      return readPdf(open?.body) + readPdf(closed?.body);
    },
    shows: (viewer, kind) => (isMinuted(viewer, kind) ? ["number", "title", "remark"] : []),
  },
  "plan of an act": {
    covers: ["fund.officeDossierPlan"],
    read: ({ site, dossiers }, me) =>
      asText(
        site.ask(
          me,
          `query ($ids: [ID!]!) { officeDossierPlan(act: download, ids: $ids) {
            going { ${columns} } staying { reason dossier { ${columns} } }
          } }`,
          { ids: Object.values(dossiers).map(({ id }) => id) },
        ),
      ),
    shows: seenOf(["number", ...ofSummary]),
  },
  outbox: {
    covers: ["fund.outbox", "fund.releasePlan"],
    read: async ({ site, dossiers }, me) => {
      const fields = "number title decision { outcome reasons { text } letters { text } }";
      const pending = await asText(site.ask(me, `{ outbox { ${fields} } }`));
      const released = await asText(site.ask(me, `{ outbox(isReleased: true) { ${fields} } }`));
      const query = `query ($ids: [ID!]!, $revisions: [Int!]!) { releasePlan(ids: $ids, revisions: $revisions) {
        going { ${fields} } staying { reason dossier { ${fields} } }
      } }`;
      const ids = Object.values(dossiers).map(({ id }) => id);
      return pending + released + (await asText(site.ask(me, query, { ids, revisions: ids.map(() => 1) })));
    },
    shows: (viewer, kind) => (mayReadOutbox(viewer) ? seenOf(["number", "title", "decided"])(viewer, kind) : []),
  },
  "budget of requests": {
    covers: ["fund.requestBudget"],
    read: ({ site }, me) => asText(site.ask(me, `{ ${requestBudgetQuery} }`)),
    // It adds up all requests of a year, and names none.
    shows: nothing,
  },
  "printed letter": {
    covers: ["createDecisionPdfHandler"],
    read: (office, me) =>
      eachDossier(office, async (kind) =>
        readPdf((await office.site.open(me, `/office/outbox/${office.dossiers[kind].id}.pdf`))?.body),
      ),
    shows: ({ sees }, kind) => {
      const mayRelease = isOrdinary(kind) && sees[kind].includes("handle");
      const isReleased = kinds[kind].state === "selected";
      return isReleased && (mayRelease || sees[kind].includes("chair")) ? ["number", "decided"] : [];
    },
  },
  file: {
    covers: ["createDossierFileHandler"],
    read: (office, me) =>
      eachDossier(office, async (kind) => {
        const answer = await office.site.open(me, `/files/${office.dossiers[kind].fileId}`);
        return answer ? answer.head + answer.body : "";
      }),
    shows: (viewer, kind) => (isRead(viewer, kind) || viewer.isApplicant ? ["file", "bytes"] : []),
  },
  PDF: {
    covers: ["createOfficeDossierPdfHandler"],
    read: (office, me) =>
      eachDossier(office, async (kind) =>
        readPdf((await office.site.open(me, `/office/dossiers/${office.dossiers[kind].id}.pdf`))?.body),
      ),
    shows: (viewer, kind) => (isRead(viewer, kind) ? ofPaper : []),
  },
  "copy of the applicant": {
    covers: ["createDossierPdfHandler"],
    read: (office, me) =>
      eachDossier(office, async (kind) =>
        readPdf((await office.site.open(me, `/dossiers/${office.dossiers[kind].id}.pdf`))?.body),
      ),
    shows: ({ isApplicant }, kind) => (isApplicant && kind !== "draft" ? ofPaper : []),
  },
  ZIP: {
    covers: ["createDossierArchiveHandlers"],
    read: async ({ site, dossiers }, me) => {
      const body = new URLSearchParams(Object.values(dossiers).map(({ id }) => ["id", id]));
      const answer = await site.open(me, "/office/dossiers.zip", { method: "POST", body });
      // The channel of the PDF looks into the same PDFs.
      const files = Object.entries(answer ? unzipSync(answer.body) : {});
      return JSON.stringify(files.map(([path, bytes]) => [path, Buffer.from(bytes).toString("latin1")]));
    },
    // Someone who reads one dossier gets a line about those of which they see a line.
    shows: (viewer, kind) => {
      if (!kindNames.some((one) => isRead(viewer, one)) || viewer.sees[kind].length === 0) return [];
      return isRead(viewer, kind) ? ["number", "file", "bytes"] : ["number"];
    },
  },
  CSV: {
    covers: ["createListFileHandler"],
    read: (office, me) => download(office, me, "dossiers"),
    shows: seenOf(["number", "title", "organisation"]),
  },
  spreadsheet: {
    covers: [],
    read: async ({ site }, me) => {
      const address = Object.keys(lists.dossiers.columns).map((column) => `column=${column}`);
      return readSpreadsheet((await site.open(me, `/office/dossiers.xlsx?${address.join("&")}`))?.body);
    },
    shows: seenOf(["number", "title", "organisation"]),
  },
  messages: {
    covers: ["fund.threads", "fund.thread"],
    read: async (office, me) => {
      const query = `{ threads(list: "") { rows { id kind writer email number title preview takenBy } } }`;
      const { data } = await office.site.ask(me, query);
      const rows = (data?.threads as { rows: { id: string }[] } | null | undefined)?.rows ?? [];
      const entries: string[] = [];
      // One after the other, because all requests of a test share a transaction.
      for (const { id } of rows)
        entries.push(
          await asText(office.site.ask(me, "query ($id: ID!) { thread(id: $id) { entries { author text } } }", { id })),
        );
      return JSON.stringify([rows, entries, await download(office, me, "inbox")]);
    },
    shows: (viewer, kind) => {
      if (!isAnswered(viewer, kind)) return [];
      return isOrdinary(kind) ? ["number", "title", "message", "note"] : ["number", "message", "note"];
    },
  },
  "project drafts": {
    covers: ["fund.endedProjects", "fund.projectDraft", "fund.projectDrafts", "fund.projectGaps"],
    read: async (office, me) => {
      const fields = "texts { title summary description impact } organisation { name town } translations { state }";
      const { data } = await office.site.ask(me, `{ projectGaps projectDrafts(list: "") { rows { id ${fields} } } }`);
      const rows = (data?.projectDrafts as { rows: { id: string }[] } | null | undefined)?.rows ?? [];
      const whole: string[] = [];
      // One after the other, because all requests of a test share a transaction.
      for (const { id } of rows)
        whole.push(
          await asText(
            office.site.ask(
              me,
              `query ($id: ID!) { projectDraft(id: $id) {
                ${fields} versions(first: 9) { writer texts { description } } preview { organisation { name town } }
              } }`,
              { id },
            ),
          ),
        );
      const ended = await asText(office.site.ask(me, "{ endedProjects { id text(language: nl) { title } } }"));
      return JSON.stringify([rows, whole, ended, await download(office, me, "projects")]);
    },
    shows: (viewer, kind) =>
      kind === "awarded" && writesProjects(viewer) ? ["title", "organisation", "town", "reason"] : [],
  },
  "work list of texts": {
    covers: ["fund.texts", "fund.textGaps"],
    read: async (office, me) => {
      const query = `{ textGaps texts(list: "kind=project&size=500") { rows { key title translations { state } } } }`;
      return (await asText(office.site.ask(me, query))) + (await download(office, me, "texts"));
    },
    shows: (viewer, kind) => (kind === "awarded" && writesProjects(viewer) ? ["title"] : []),
  },
  "offer drafts": {
    covers: ["fund.officeOffer", "fund.officeOffers", "fund.unpublishedOffers"],
    read: async (office, me) => {
      const fields = "title organisationName values { value }";
      const { data } = await office.site.ask(
        me,
        `{ unpublishedOffers officeOffers(list: "") { rows { id ${fields} } } }`,
      );
      const rows = (data?.officeOffers as { rows: { id: string }[] } | null | undefined)?.rows ?? [];
      const whole: string[] = [];
      // One after the other, because all requests of a test share a transaction.
      for (const { id } of rows)
        whole.push(
          await asText(office.site.ask(me, `query ($id: ID!) { officeOffer(id: $id) { ${fields} } }`, { id })),
        );
      return JSON.stringify([rows, whole, await download(office, me, "offers")]);
    },
    shows: (viewer, kind) => (kind === "awarded" && writesProjects(viewer) ? ["title", "organisation", "town"] : []),
  },
  organisations: {
    covers: ["fund.officeOrganisation", "fund.officeOrganisations"],
    read: async (office, me) => {
      const fields = "id name town values { value }";
      const { data } = await office.site.ask(me, `{ officeOrganisations(list: "") { rows { ${fields} } } }`);
      const rows = (data?.officeOrganisations as { rows: { id: string }[] } | null | undefined)?.rows ?? [];
      const query = `query ($id: ID!) { officeOrganisation(id: $id) { ${fields} } }`;
      const one = rows[0] ? await asText(office.site.ask(me, query, { id: rows[0].id })) : "";
      return JSON.stringify([rows, one, await download(office, me, "organisations")]);
    },
    // Nothing of a dossier is an organisation of the site before its project is published.
    shows: () => [],
  },
  "mail log": {
    covers: ["system.mailLog"],
    read: async (office, me) => {
      const query = `{ mailLog(list: "") { rows { name(language: nl) recipient state sentAt } } }`;
      return (await asText(office.site.ask(me, query, {}, "system"))) + (await download(office, me, "mails"));
    },
    shows: nothing,
  },
  "audit log": {
    covers: ["system.auditLog"],
    read: async (office, me) => {
      const query = `{ auditLog(list: "") { rows { act(language: nl) actor subject(language: nl) details(language: nl) } } }`;
      return (await asText(office.site.ask(me, query, {}, "system"))) + (await download(office, me, "audit"));
    },
    shows: nothing,
  },
  people: {
    covers: ["system.people", "system.person"],
    read: (office, me) => download(office, me, "people"),
    shows: nothing,
  },
  today: {
    covers: ["system.me", ...todayQueries.map((query) => `fund.${query.replace(/ .*/, "")}`)],
    read: async ({ site }, me) => {
      let texts = await asText(site.ask(me, "{ me { waiting { kind count } } }", {}, "system"));
      for (const query of todayQueries) texts += await asText(site.ask(me, `{ ${query} }`));
      return texts;
    },
    shows: nothing,
  },
};
