import { lastMinute } from "#domain/brussels-time.ts";
import { languages } from "#domain/language.ts";
import { laterCloses, prolongFields, type ReasonField } from "#domain/vote-prolong.ts";
import { LocalizedFields } from "#web/components/localized-fields.tsx";
import { defineForm, type Refused } from "#web/form.tsx";
import type { DeskCall } from "#web/pages/office/calls/slug/vote/page.tsx";
import { DeskForm } from "#web/pages/office/calls/slug/vote/parts/desk-form.tsx";
import { useIsPending } from "#web/pending.ts";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";
import { Select } from "#web/ui/select/select.tsx";

const reasonWords = { label: "officeVote.prolong.reason", ask: "officeVote.prolong.reason.ask" } as const;

type ReasonWords = Record<ReasonField, typeof reasonWords>;

/** The new end of a vote. */
export const prolongForm = defineForm({
  id: "prolong",
  rules: prolongFields,
  words: {
    until: { label: "officeVote.prolong.until", ask: "officeVote.prolong.until.ask" },
    ...(Object.fromEntries(languages.map((language) => [`reason.${language}`, reasonWords])) as ReasonWords),
  },
});

/** Lists the typed reason by language, for the API. */
export function reasonIn(typed: Readonly<Record<string, string>>) {
  return languages.map((language) => ({ language, text: typed[`reason.${language}`] ?? "" }));
}

type Props = { call: DeskCall; refused: Refused | undefined; isProlonged: boolean };

/** Makes an open vote longer; nobody can make it shorter again. */
export function VoteProlong({ call, refused, isProlonged }: Props) {
  const text = useText("calls");
  const format = useFormats();
  const isPending = useIsPending();
  const { languages: offered } = useFund();
  const { votingCloses, resultsPublished } = call;
  const evenings = votingCloses ? laterCloses(new Date(votingCloses), new Date(resultsPublished)) : [];
  return (
    <section aria-labelledby="prolong-heading" id="prolong">
      <Panel className="office-page__part">
        <h2 id="prolong-heading">{text("officeVote.prolong")}</h2>
        <div role="status">
          {isProlonged && !refused && votingCloses && (
            <Notice key={votingCloses} tone="success">
              {text("officeVote.prolong.done", { until: format.until(new Date(votingCloses)) })}
            </Notice>
          )}
        </div>
        <p className="muted">
          {text(evenings.length > 0 ? "officeVote.prolong.text" : "officeVote.prolong.never", {
            results: format.dateTime(new Date(resultsPublished)),
          })}
        </p>
        {evenings.length > 0 && (
          <DeskForm form={prolongForm} call={call} refused={refused}>
            {({ typed, error }) => (
              <>
                <Field name="until" label={text("officeVote.prolong.until")} error={error("until")} required>
                  <Select key={votingCloses} defaultValue={typed("until")}>
                    <option value="">{text("officeVote.prolong.choose")}</option>
                    {evenings.map((midnight) => {
                      const instant = midnight.toISOString();
                      return (
                        <option key={instant} value={instant}>
                          {format.weekdayDate(lastMinute(midnight))}
                        </option>
                      );
                    })}
                  </Select>
                </Field>
                <LocalizedFields
                  name="reason"
                  legend={text("officeVote.prolong.reason")}
                  help={text("officeVote.prolong.reason.help")}
                  languages={offered}
                  isLong
                  typed={typed}
                  error={(name) => error(name as ReasonField)}
                />
                <Button variant="secondary" busy={isPending}>
                  {text("officeVote.prolong.action")}
                </Button>
              </>
            )}
          </DeskForm>
        )}
      </Panel>
    </section>
  );
}
