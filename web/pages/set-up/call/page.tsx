import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { enterSetUp, putOff } from "#web/pages/set-up/parts/gate.ts";
import { SetUpStepFrame } from "#web/pages/set-up/parts/step.tsx";

export const load = async (args: PageArgs) => ({ progress: await enterSetUp(args) });
export const act = (args: ActArgs) => putOff(args, "call");

/** The step of the first call. */
export default function SetUpCallPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  return (
    <SetUpStepFrame step="call" progress={loaderData.progress} isRefused={Boolean(actionData)}>
      {actionData && <RefusalNotice problem={actionData.problem} />}
    </SetUpStepFrame>
  );
}
