import { type Rules, required } from "#domain/rules.ts";
import { tieFields } from "#domain/vote.ts";
import { langOf } from "#web/components/dutch.tsx";
import type { Refused } from "#web/form.tsx";
import type { TiedCall } from "#web/pages/office/calls/slug/vote/page.tsx";
import { DeskForm } from "#web/pages/office/calls/slug/vote/parts/desk-form.tsx";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";
import { Select } from "#web/ui/select/select.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

const placePrefix = "place-";

/** Reads the ids of the projects in their given order; empty if two share a place or one has none. */
function readTie(form: FormData) {
  const places = [...form].filter(([name]) => name.startsWith(placePrefix));
  const order = places.toSorted(([, one], [, other]) => Number(one) - Number(other));
  const isWhole = order.every(([, place], index) => Number(place) === index + 1);
  return {
    order: isWhole ? order.map(([name]) => name.slice(placePrefix.length)).join(" ") : "",
    reason: String(form.get("reason") ?? "").trim(),
  };
}

/** The order in which the committee puts tied projects, and why. */
export const tieForm = {
  id: "tie",
  rules: { order: [required], ...tieFields } satisfies Rules,
  words: {
    order: { label: "officeVote.tie.order", ask: "officeVote.tie.order.ask" },
    reason: { label: "officeVote.tie.reason", ask: "officeVote.tie.reason.ask" },
  },
  read: readTie,
  fieldOf: (control: string) => (control.startsWith(placePrefix) ? "order" : control),
} as const;

/** Lets the committee decide a tie. */
export function VoteTie({ call, refused }: { call: TiedCall; refused: Refused | undefined }) {
  const text = useText("calls");
  const isPending = useIsPending();
  const { undecidedTie: projects } = call;
  return (
    <section aria-labelledby="tie-heading">
      <Panel className="office-page__part">
        <h2 id="tie-heading">{text("officeVote.tie", { call: call.title })}</h2>
        <p>{text("officeVote.tie.text")}</p>
        <DeskForm form={tieForm} call={call} refused={refused}>
          {({ typed, error }) => (
            <>
              <FieldGroup name="order" legend={text("officeVote.tie.order")} error={error("order")} required>
                {projects.map(({ id, text: { title, inDutch } }) => (
                  <Field
                    key={id}
                    name={`${placePrefix}${id}`}
                    label={<span lang={langOf(inDutch, "title")}>{title}</span>}
                  >
                    <Select defaultValue={typed(`${placePrefix}${id}`)}>
                      <option value="">{text("officeVote.tie.choose")}</option>
                      {projects.map((project, index) => (
                        <option key={project.id} value={index + 1}>
                          {text("officeVote.tie.place", { place: index + 1 })}
                        </option>
                      ))}
                    </Select>
                  </Field>
                ))}
              </FieldGroup>
              <Field
                name="reason"
                label={text("officeVote.tie.reason")}
                help={text("officeVote.tie.reason.help")}
                error={error("reason")}
                required
              >
                <Textarea rows={4} defaultValue={typed("reason")} />
              </Field>
              <Button busy={isPending}>{text("officeVote.tie.decide")}</Button>
            </>
          )}
        </DeskForm>
      </Panel>
    </section>
  );
}
