import { resumeAt, type SetUpProgress, stepAfter } from "#domain/set-up.ts";
import type { SetUpStep } from "#domain/set-up-step.ts";
import { refusedForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import { type ActArgs, noSuchPage, type PageArgs } from "#web/page.ts";

const SetUpGate = system(`query SetUpGate { setUp { hasSession } }`);
const Progress = system(`query SetUpProgress { setUp { progress { step outcome } } }`);
const PutOffStep = system(`mutation PutOffStep($step: SetUpStep!) { putOffStep(step: $step) }`);

/** The address of a step. */
export const stepAt = (step: SetUpStep) => `/set-up/${step}`;

/** Opens a step for the browser that sets up, and returns what is done. Once the site is open, there is no such page. */
export async function enterSetUp({ api, go }: PageArgs): Promise<SetUpProgress> {
  const { setUp } = await api.query(SetUpGate);
  if (!setUp) noSuchPage();
  if (!setUp.hasSession) throw go("/set-up");
  return readProgress(api);
}

/** Finds the step at which this browser resumes; null if it may not set up. */
export async function findResume({ api }: PageArgs): Promise<SetUpStep | null> {
  const { setUp } = await api.query(SetUpGate);
  if (!setUp) noSuchPage();
  return setUp.hasSession ? resumeAt(await readProgress(api)) : null;
}

async function readProgress(api: PageArgs["api"]): Promise<SetUpProgress> {
  const { setUp } = await api.query(Progress);
  return Object.fromEntries((setUp?.progress ?? []).map(({ step, outcome }) => [step, outcome]));
}

/** Puts a step off, and goes to the next one. */
export async function putOff({ api, form, go }: ActArgs, step: SetUpStep) {
  const { problem } = await api.mutate(PutOffStep, { step });
  return problem ? refusedForm(problem, form) : go(stepAt(stepAfter(step)));
}
