import { midnightAfter } from "#domain/brussels-time.ts";
import type { Call } from "#domain/call.ts";
import { type DossierState, numberLetters, type ProjectType } from "#domain/dossier.ts";
import type { FileField } from "#domain/dossier-form.ts";
import { inLanguage, type Language, type Localized } from "#domain/language.ts";
import { plans } from "#server/database/demo/content/dossier-plan.ts";
import { requests } from "#server/database/demo/content/dossier-request.ts";
import type { DemoMessage } from "#server/database/demo/content/dossier-shape.ts";
import { projects as catalogue } from "#server/database/demo/content/project.ts";
import type { DemoPerson } from "#server/database/demo/content/shape.ts";
import {
  answersOfProject,
  answersOfRequest,
  factsOfPlan,
  factsOfProject,
} from "#server/database/demo/dossier-answer.ts";
import { type DemoMove, daysBefore, historyOf, submittedAt } from "#server/database/demo/dossier-history.ts";
import { demoId, demoNumber } from "#server/database/demo/identity.ts";
import { demoLogins } from "#server/database/demo/people.ts";
import { type DemoRole, demoRoles } from "#server/database/demo/role.ts";

/** A dossier of the demo, before it is sealed. */
export type BuiltDossier = {
  id: string;
  key: string;
  person: DemoPerson;
  type: ProjectType;
  isConfidential: boolean;
  state: DossierState;
  language: Language;
  call: Call | null;
  number: string | null;
  answers: Record<string, string>;
  /** The answers of an earlier version, where there is one. */
  earlier: Record<string, string> | null;
  files: { field: FileField; name: string }[];
  begunAt: Date;
  sentAt: Date | null;
  moves: DemoMove[];
  completeBy: Date | null;
  theme: string | null;
  isUrgent: boolean;
  judgedPoints: Record<string, boolean>;
  messages: readonly DemoMessage[];
  notes: readonly string[];
};

/** A project of the catalogue as its call ended for it. */
type CatalogueRow = { slug: string; status?: string | null; callId: string };

type Occasion = {
  now: Date;
  roster: readonly DemoPerson[];
  voting: Call;
  submission: Call;
  review: Call;
  scoring: Call;
  /** The projects on the ballot and those of the last two calls, with their calls. */
  ballot: readonly CatalogueRow[];
  past: readonly { call: Call; rows: readonly CatalogueRow[] }[];
};

/** Gives the dossiers of the demo: requests for help, projects of the catalogue, and projects nobody knows yet. */
export function demoDossiers(occasion: Occasion): BuiltDossier[] {
  const nextApplicant = applicantsOf(occasion.roster);
  return [
    ...requestDossiers(occasion, nextApplicant),
    ...planDossiers(occasion, nextApplicant),
    ...catalogueDossiers(occasion, nextApplicant),
  ];
}

type NextApplicant = (language: Language, isRetired?: boolean) => DemoPerson;

/** How many people with a mailbox write dossiers; visitors of the demo and tests log in as the others. */
const applicantsWithMailbox = 16;

/** Hands out one person after the other, with and without a mailbox, preferably of the language of the dossier. */
function applicantsOf(roster: readonly DemoPerson[]): NextApplicant {
  const takenIds = new Set([...demoLogins, ...demoRoles(roster)].map(({ employeeId }) => employeeId));
  const free = roster.filter(({ employeeId }) => !takenIds.has(employeeId));
  const waiting = [
    ...free.filter(({ email }) => email).slice(0, applicantsWithMailbox),
    ...free.filter(({ email }) => !email),
  ];
  return (language, isRetired = false) => {
    const fits = ({ employmentStatus }: DemoPerson) => employmentStatus === (isRetired ? "retired" : "employed");
    const best = waiting.findIndex((person) => fits(person) && person.language === language);
    const place = best >= 0 ? best : waiting.findIndex(fits);
    const [person] = waiting.splice(place, 1);
    if (!person) throw new Error("The demo has not so many employees");
    return person;
  };
}

function requestDossiers({ now, roster }: Occasion, nextApplicant: NextApplicant): BuiltDossier[] {
  const unwanted = demoRoles(roster).find(({ seat }) => seat === "deputy") as DemoRole;
  return requests.map((request) => {
    const { key, state, file, isUrgent = false, isRetired = false } = request;
    const person = nextApplicant(request.language, isRetired);
    const sentAt = daysBefore(now, request.daysAgo, key);
    const kind = { type: "internal", isConfidential: true } as const;
    return build(request, now, {
      ...kind,
      person,
      call: null,
      answers: answersOfRequest(request, person, demoId("person", unwanted.employeeId)),
      files: file ? [{ field: "attachments", name: file }] : [],
      sentAt,
      moves: historyOf({ ...request, ...kind, state, call: null, sentAt, now }),
      isUrgent,
    });
  });
}

function planDossiers({ now, ...occasion }: Occasion, nextApplicant: NextApplicant): BuiltDossier[] {
  return plans.map((plan) => {
    const { key, state, isConfidential = false, failedPoint } = plan;
    const call = occasion[plan.call];
    const person = nextApplicant(plan.language);
    const answers = answersOfProject(factsOfPlan(plan), person);
    const sentAt = submittedAt(key, call, now);
    const kind = { type: "external", isConfidential } as const;
    return build(plan, now, {
      ...kind,
      person,
      call,
      answers,
      earlier: plan.hasEarlierVersion ? { ...answers, financial_support: String(plan.asked - 300) } : null,
      files: filesOfProject(answers, plan.language),
      sentAt,
      moves: historyOf({ ...plan, ...kind, state, call, sentAt, now }),
      theme: isConfidential ? null : (plan.theme ?? null),
      judgedPoints: failedPoint ? { [failedPoint]: false } : {},
    });
  });
}

/** Shows how far the winners of the last two calls are, the first place first. */
const statesOfWinners: readonly (readonly DossierState[])[] = [
  ["paid", "paid", "agreement", "winner"],
  ["reported", "reported", "reported", "paid"],
];

function catalogueDossiers({ now, voting, ballot, past }: Occasion, nextApplicant: NextApplicant): BuiltDossier[] {
  const onBallot = ballot.map(({ slug }) => ({ slug, call: voting, state: "shortlisted" as const, isSelected: false }));
  const decided = past.flatMap(({ call, rows }, callsAgo) => {
    const winners = rows.filter(({ status }) => status === "winner");
    return rows.map(({ slug, status }) => {
      const isSelected = status === "selected";
      const ofWinner = statesOfWinners[callsAgo]?.[winners.findIndex((winner) => winner.slug === slug)];
      return { slug, call, state: isSelected ? "paid" : (ofWinner ?? "not_elected"), isSelected } as const;
    });
  });
  return [...onBallot, ...decided].flatMap(({ slug, call, state, isSelected }) => {
    const project = catalogue.find(({ key }) => key === slug);
    if (!project) return [];
    const person = nextApplicant("nl");
    const answers = answersOfProject(factsOfProject(project, "nl"), person);
    const sentAt = submittedAt(slug, call, now);
    const kind = { type: "external", isConfidential: false } as const;
    return build({ key: slug, language: "nl", state }, now, {
      ...kind,
      person,
      call,
      answers,
      files: filesOfProject(answers, "nl"),
      sentAt,
      moves: historyOf({ key: slug, ...kind, state, call, sentAt, now, isSelected }),
      theme: project.theme,
    });
  });
}

const articles: Localized = { nl: "Statuten.pdf", en: "Articles.pdf", fr: "Statuts.pdf" };
const proofs: Localized = { nl: "Bewijs van inzet.pdf", en: "Proof.pdf", fr: "Attestation.pdf" };

function filesOfProject({ active_in_organisation }: Record<string, string>, language: Language): BuiltDossier["files"] {
  return [
    { field: "project_files_articles", name: inLanguage(articles, language) },
    ...(active_in_organisation === "yes"
      ? [{ field: "project_files_involvement" as const, name: inLanguage(proofs, language) }]
      : []),
  ];
}

type Words = {
  key: string;
  language: Language;
  state: DossierState;
  messages?: readonly DemoMessage[];
  notes?: readonly string[];
};
type Parts = Pick<BuiltDossier, "person" | "type" | "isConfidential" | "call" | "answers" | "files" | "moves"> & {
  sentAt: Date;
} & Partial<Pick<BuiltDossier, "earlier" | "theme" | "isUrgent" | "judgedPoints">>;

function build({ key, language, state, messages = [], notes = [] }: Words, now: Date, parts: Parts): BuiltDossier {
  const isDraft = state === "draft";
  return {
    id: demoId("dossier", key),
    key,
    language,
    state,
    earlier: null,
    theme: null,
    isUrgent: false,
    judgedPoints: {},
    ...parts,
    call: isDraft ? null : parts.call,
    number: isDraft ? null : numberOf(key, parts.sentAt),
    begunAt: new Date(parts.sentAt.getTime() - 50 * 3_600_000),
    sentAt: isDraft ? null : parts.sentAt,
    completeBy: state === "incomplete" ? midnightAfter(now, 10) : null,
    messages,
    notes,
  };
}

function numberOf(key: string, sentAt: Date): string {
  const letters = [1, 2, 3, 4, 5].map((place) => numberLetters[demoNumber(`${key} ${place}`, numberLetters.length)]);
  return `${sentAt.getUTCFullYear()}-${letters.join("")}`;
}
