import { type ChangeEvent, useState } from "react";
import { checkId } from "#domain/id.ts";
import { readAmount } from "#domain/money.ts";
import { pledgeFields, suggestedGifts } from "#domain/pledge.ts";
import { checkField } from "#domain/rules.ts";
import { oneLine } from "#domain/typed-text.ts";
import { type Refused, RuleForm } from "#web/form.tsx";
import type { DonateData } from "#web/pages/donate/page.tsx";
import { ProjectField } from "#web/pages/donate/parts/project-field.tsx";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useRichText, useText } from "#web/text.tsx";
import { AmountChoice, AmountChoices } from "#web/ui/amount-choice/amount-choice.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { Input, InputGroup } from "#web/ui/input/input.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { useEarlyInput } from "#web/ui/use-early-input.ts";
import { useIsLive } from "#web/ui/use-is-live.ts";

export const giftForm = {
  id: "donate",
  rules: pledgeFields,
  words: {
    amount: {
      label: "donate.amount.named",
      ask: "donate.amount.ask",
      instead: { "rule.amount.most": "donate.amount.most" },
    },
    project: { label: "donate.project", ask: "donate.project", instead: { "rule.in": "donate.project.gone" } },
    name: { label: "donate.name", ask: "donate.name" },
    email: { label: "donate.email", ask: "donate.email" },
  },
  read: readGift,
  // A suggested amount and a typed one answer the same question.
  fieldOf: (control: string) => (control === "suggestion" ? "amount" : control),
} as const;

/** A form, or the texts that were typed into one. */
type FormValues = { get(name: string): unknown };

/** Reads the form. A typed amount comes before a suggested one, because without scripts there may be both. */
function readGift(values: FormValues) {
  const read = (name: string) => oneLine(String(values.get(name) ?? ""));
  return {
    amount: read("amount") || read("suggestion"),
    project: read("project") || null,
    name: read("name") || null,
    email: read("email") || null,
    // A malformed key counts as none.
    key: checkId(read("key")) ? null : read("key"),
  };
}

/** The amount in the form, in cents; null if there is none or an invalid one. */
export function amountOf(values: FormValues): number | null {
  const { amount } = readGift(values);
  return checkField(pledgeFields.amount, amount, {}) ? null : Number(readAmount(amount));
}

type Props = Pick<DonateData, "giftProjects" | "project"> & {
  refused: Refused | undefined;
  /** Called with the amount in the form; null while there is no valid one. */
  onChoose(amountInCents: number | null): void;
};

/** Asks for the amount, its purpose and, optionally, the giver. */
export function GiftForm({ giftProjects, project, refused, onChoose }: Props) {
  const text = useText("donate");
  const to = usePath();
  const isPending = useIsPending();
  // An older project is in the list only if the address names it.
  const action = to(project ? `/donate?project=${encodeURIComponent(project)}` : "/donate");
  const reportAmount = (place: HTMLFormElement) => onChoose(amountOf(new FormData(place)));
  const handleChange = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    clearOtherAmount(currentTarget, target);
    reportAmount(currentTarget);
  };
  const place = useEarlyInput((place) => {
    clearOtherAmount(place, place.elements.namedItem("amount"));
    reportAmount(place);
  });
  return (
    <RuleForm
      form={giftForm}
      refused={refused}
      text={text}
      action={action}
      ref={place}
      onChange={handleChange}
      aria-label={text("donate.form")}
    >
      {({ typed, error }) => (
        <>
          <Suggestions chosenAmount={typed("suggestion")} />
          <Field className="donate__free" name="amount" label={text("donate.amount")} error={error("amount")}>
            <InputGroup sign="€">
              <Input inputMode="decimal" autoComplete="off" defaultValue={typed("amount")} />
            </InputGroup>
          </Field>
          <ProjectField
            projects={giftProjects}
            requestedSlug={project}
            chosenSlug={refused ? typed("project") : (project ?? "")}
            error={error("project")}
          />
          <Field
            name="name"
            label={text("donate.name")}
            optional={text("form.optional")}
            help={text("donate.name.help")}
            error={error("name")}
          >
            <Input autoComplete="name" defaultValue={typed("name")} />
          </Field>
          <Field
            name="email"
            label={text("donate.email")}
            optional={text("form.optional")}
            help={text("donate.email.help")}
            error={error("email")}
          >
            <Input type="email" autoComplete="email" defaultValue={typed("email")} />
          </Field>
          <GiftKey />
          <div className="donate__send">
            <DataPromise />
            <Button iconAfter="arrow" busy={isPending}>
              {text("donate.send")}
            </Button>
          </div>
        </>
      )}
    </RuleForm>
  );
}

function Suggestions({ chosenAmount }: { chosenAmount: string }) {
  const text = useText("donate");
  const format = useFormats();
  return (
    <FieldGroup name="suggestion" legend={text("donate.suggestion")}>
      <AmountChoices>
        {suggestedGifts.map((cents) => {
          const euro = String(cents / 100);
          return (
            <AmountChoice
              key={cents}
              value={euro}
              amount={format.wholeMoney(cents)}
              defaultChecked={euro === chosenAmount}
            >
              {text(`donate.suggestion.${euro}` as "donate.suggestion.10")}
            </AmountChoice>
          );
        })}
      </AmountChoices>
    </FieldGroup>
  );
}

/** A key that makes two clicks one gift. The browser makes it, because many visitors share the server's page. */
function GiftKey() {
  const isLive = useIsLive();
  // Only pages over HTTPS can make a key; elsewhere only the busy button prevents a second click.
  const [key] = useState(() => globalThis.crypto?.randomUUID?.() ?? "");
  return isLive && <input type="hidden" name="key" value={key} />;
}

/** Explains what happens with the data. */
function DataPromise() {
  const rich = useRichText("donate");
  const to = usePath();
  return (
    <p className="meta">
      {rich("donate.data", {}, { a: (inside) => <Link href={to("/privacy-policy")}>{inside}</Link> })}
    </p>
  );
}

/** Clears the suggested amount when another is typed, and the typed one when a suggestion is chosen. */
function clearOtherAmount(place: HTMLFormElement, changedInput: unknown) {
  const amountInput = place.elements.namedItem("amount");
  if (!(changedInput instanceof HTMLInputElement) || !(amountInput instanceof HTMLInputElement)) return;
  if (changedInput === amountInput && amountInput.value.trim() !== "") {
    for (const choice of place.querySelectorAll<HTMLInputElement>("[name=suggestion]")) choice.checked = false;
  }
  if (changedInput.name === "suggestion" && amountInput.value !== "") {
    amountInput.value = "";
    // The event also clears the error of the field.
    amountInput.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
