import type { Answers, FormSituation } from "#domain/dossier-form.ts";
import { saveQueue } from "#web/components/page-save-queue.ts";
import { type Step, stepAt, stepsOf } from "#web/components/wizard-step.ts";
import { GraphQLClientError } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";
import type { PageArgs } from "#web/page.ts";

const DraftById = fund(`
  query DossierDraft($id: ID!) {
    dossier(id: $id) {
      id number type state revision changedAt mayEdit maySend openStep doneSteps hasUnsentChanges completeBy deadline
      answers { field value }
      files { id field name size type scan }
      situation {
        now maximumInCents maximumWhenActiveInCents costShare asksRegisterNumber knownEmail workplaces departments
        members { id name }
      }
      handOver { madeAt expiresAt completedAt }
      history { toState reason }
    }
  }
`);
const Drafts = fund(`query LatestDraft { myDossiers { id state } }`);

/** A dossier as its steps need it. */
export type Draft = Awaited<ReturnType<typeof loadDraft>>;

/** The content of a form of a dossier, and what it depends on. */
export type LoadedDraft = Pick<Draft, "type" | "revision" | "changedAt" | "answers" | "files"> & {
  situation: LoadedSituation;
};

/** A handed part does not say who is in the committee. */
type LoadedSituation = Omit<Draft["situation"], "members"> & Partial<Pick<Draft["situation"], "members">>;

/**
 * Loads the dossier that the address names, for one of its steps. Visitors, people without this dossier, and people
 * with an earlier open step are redirected to a page where they can continue.
 */
export async function loadDraft(args: PageArgs, step: Step) {
  const { api, url, go } = args;
  const id = url.searchParams.get("dossier");
  await saveQueue.sendUnsent();
  try {
    if (!id) {
      const { myDossiers } = await api.query(Drafts);
      const draft = myDossiers?.find(({ state }) => state === "draft");
      throw go(draft ? stepAt(step, draft.id) : "/submit-a-project");
    }
    const { dossier } = await api.query(DraftById, { id });
    if (!dossier) throw go("/submit-a-project");
    if (!dossier.mayEdit) throw go(`/account/dossiers/${dossier.id}`);
    const stepToShow = allowedStep(dossier, step);
    if (stepToShow !== step) throw go(stepAt(stepToShow, dossier.id));
    draftsLoadedInBrowser.add(dossier);
    return dossier;
  } catch (error) {
    // The visitor is not logged in or somebody changed the address, so we start from the beginning.
    if (error instanceof GraphQLClientError && error.problem) throw go("/submit-a-project");
    throw error;
  }
}

const draftsLoadedInBrowser = new WeakSet<object>();

/** Whether the browser itself loaded the draft; a draft that came with the page may be older than the last save. */
export function isLoadedInBrowser(draft: object): boolean {
  return draftsLoadedInBrowser.has(draft);
}

/** The step to show for a requested step: itself, or the first one before it that is not done. */
function allowedStep({ type, openStep }: { type: Draft["type"]; openStep: string | null }, step: Step): Step {
  const steps: readonly Step[] = stepsOf[type];
  const lastAllowedStep = (openStep?.replace("_", "-") ?? "check") as Step;
  const isReached = steps.includes(step) && steps.indexOf(step) <= steps.indexOf(lastAllowedStep);
  return isReached ? step : lastAllowedStep;
}

/** The answers of a draft by field, with the ids of its files. A file with a virus does not count. */
export function answersOf({ answers, files }: Pick<Draft, "answers" | "files">): Answers {
  const texts = answers.map(({ field, value }) => [field, value]);
  const cleanFiles = files.filter(({ scan }) => scan !== "infected");
  const ids = [...Map.groupBy(cleanFiles, ({ field }) => field)].map(([field, fieldFiles]) => [
    field,
    fieldFiles.map(({ id }) => id),
  ]);
  return Object.fromEntries([...texts, ...ids]);
}

/** The situation on which a form depends besides its answers, in the shape that the rules expect. */
export function situationOf({ situation }: { situation: LoadedSituation }): FormSituation {
  const { now, maximumInCents, maximumWhenActiveInCents, members = [], ...rest } = situation;
  const hasMaximum = maximumInCents !== null && maximumWhenActiveInCents !== null;
  return {
    ...rest,
    members,
    now: new Date(now),
    maximum: hasMaximum ? { activeInCents: maximumWhenActiveInCents, otherInCents: maximumInCents } : null,
  };
}
