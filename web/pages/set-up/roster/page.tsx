import { useMemo } from "react";
import { Form, useLocation } from "react-router";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { columnNames } from "#web/components/roster-column.ts";
import { refusedForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { enterSetUp, putOff, stepAt } from "#web/pages/set-up/parts/gate.ts";
import { readRefusal } from "#web/pages/set-up/parts/refused-upload.ts";
import { SetUpStepFrame } from "#web/pages/set-up/parts/step.tsx";
import { DryRun } from "#web/pages/set-up/roster/parts/dry-run.tsx";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { FileDrop } from "#web/ui/file-drop/file-drop.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

const RosterOfSetUp = system(`
  query RosterOfSetUp {
    setUp {
      roster {
        added changed left unchanged doubtful officersMissing
        lines { kind line employeeId name doubt word }
      }
    }
  }
`);
const ImportFirstRoster = system(`mutation ImportFirstRoster { importFirstRoster }`);
const DiscardFirstRoster = system(`mutation DiscardFirstRoster { discardFirstRoster }`);

export const load = async (args: PageArgs) => {
  const progress = await enterSetUp(args);
  const { setUp } = await args.api.query(RosterOfSetUp);
  const { searchParams } = args.url;
  return { progress, roster: setUp?.roster ?? null, refusal: readRefusal(searchParams) };
};

/** The dry run of the uploaded list, as the page shows it. */
export type FirstRoster = NonNullable<Awaited<ReturnType<typeof load>>["roster"]>;

export const act = async (args: ActArgs) => {
  const { api, form, go } = args;
  if (form.get("intent") === "later") return putOff(args, "roster");
  const isImport = form.get("intent") === "import";
  if (!isImport && form.get("intent") !== "discard") return refusedForm({ code: "form.invalid", fields: [] }, form);
  const { problem } = await (isImport ? api.mutate(ImportFirstRoster) : api.mutate(DiscardFirstRoster));
  return problem ? refusedForm(problem, form) : go(stepAt(isImport ? "call" : "roster"));
};

/** The step of the staff list: a file, then what it would change, then the import. */
export default function SetUpRosterPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("setUp");
  const isPending = useIsPending();
  const { progress, roster, refusal } = loaderData;
  const { pathname } = useLocation();
  // The same object for the same refusal, because a notice takes the focus for each new one.
  const missing = useMemo(
    () => refusal && typeof refusal !== "string" && { ...refusal, columns: columnNames(refusal.columns, text) },
    [refusal, text],
  );
  return (
    <SetUpStepFrame step="roster" progress={progress} isRefused={Boolean(actionData ?? refusal)}>
      {actionData && <RefusalNotice problem={actionData.problem} />}
      {!actionData && typeof refusal === "string" && (
        <Notice tone="danger" role="alert">
          {text(refusal)}
        </Notice>
      )}
      {!actionData && missing && <RefusalNotice problem={missing} />}
      {progress.roster === "done" && !roster && <Notice tone="success">{text("setUp.roster.done")}</Notice>}
      {roster ? (
        <DryRun roster={roster} />
      ) : (
        <FormIdContext value="roster">
          {/* The file goes to an address of its own, because pages take no large forms. */}
          <form
            method="post"
            encType="multipart/form-data"
            action={`/set-up/staff-list?back=${encodeURIComponent(pathname)}`}
            className="set-up__part"
          >
            <Field name="list" label={text("setUp.roster.file")} help={text("setUp.roster.columns")} required>
              <FileDrop accept=".csv,.txt,.xlsx,text/csv" required>
                {text("setUp.roster.choose")}
              </FileDrop>
            </Field>
            <div>
              <Button iconAfter="arrow">{text("setUp.roster.look")}</Button>
            </div>
          </form>
        </FormIdContext>
      )}
      {roster && (
        <Form method="post" className="row">
          {roster.officersMissing.length === 0 && (
            <Button name="intent" value="import" iconAfter="arrow" busy={isPending}>
              {text("setUp.roster.import", { count: roster.added + roster.changed })}
            </Button>
          )}
          <Button variant="secondary" name="intent" value="discard">
            {text("setUp.roster.other")}
          </Button>
        </Form>
      )}
    </SetUpStepFrame>
  );
}
