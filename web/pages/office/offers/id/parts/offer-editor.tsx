import { languageFacts } from "#domain/language.ts";
import { offerFormRules, offerTextParts } from "#domain/offer-draft.ts";
import { illustrations } from "#domain/project.ts";
import { regions } from "#domain/region.ts";
import type { TextKey } from "#i18n/area.ts";
import { ChangedRecord, isChangedRecord, RevisionFields } from "#web/components/changed-record.tsx";
import { useIllustrationText } from "#web/components/illustration-text.ts";
import { LocalizedFields } from "#web/components/localized-fields.tsx";
import { type FieldWords, type FormDefinition, type Refused, RuleForm, typedInto } from "#web/form.tsx";
import type { OpenOffer } from "#web/pages/office/offers/id/page.tsx";
import { useOfferLabels } from "#web/pages/office/offers/id/parts/offer-words.ts";
import { useIsPending } from "#web/pending.ts";
import { useFund } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Select } from "#web/ui/select/select.tsx";

type Props = Pick<OpenOffer, "values" | "organisations"> & { revision: number; refused: Refused | undefined };
type Key = TextKey<"offers">;

/** Edits an offer for volunteers: its texts in all languages, its moment, and who asks. */
export function OfferEditor({ revision, values, organisations, refused }: Props) {
  const text = useText("offers");
  const isPending = useIsPending();
  const pictureText = useIllustrationText();
  const { labelOf } = useOfferLabels();
  const { languages } = useFund();
  if (isChangedRecord(refused)) {
    const fields = Object.keys(values).map((name) => ({ name, label: labelOf(name) }));
    return <ChangedRecord refused={refused} fields={fields} values={values} revision={revision} />;
  }
  const rules = offerFormRules(languages);
  const words = Object.keys(rules).map((field): [string, FieldWords<Key>] => [
    field,
    { label: "offers.label", values: { label: labelOf(field) }, ask: "rule.required" },
  ]);
  const form: FormDefinition<string, Key, Record<string, string>> = {
    id: "offer",
    rules,
    words: Object.fromEntries(words),
    read: typedInto,
  };
  return (
    <RuleForm form={form} refused={refused} text={text} prefilled={values} className="offer-writing__box" isStacked>
      {({ typed, error }) => {
        const input = (name: string, props: { type?: string; inputMode?: "numeric"; help?: string } = {}) => {
          const { help, ...rest } = props;
          return (
            <Field name={name} label={labelOf(name)} help={help} error={error(name)}>
              <Input {...rest} defaultValue={typed(name)} autoComplete="off" />
            </Field>
          );
        };
        return (
          <>
            <RevisionFields key={revision} revision={revision} values={values} refused={refused} />
            {offerTextParts.map((part) => (
              <LocalizedFields
                key={part}
                name={part}
                legend={labelOf(part)}
                help={part === "moment" && text("offers.field.moment.help")}
                languages={languages}
                isLong={part === "task"}
                typed={typed}
                error={error}
              />
            ))}
            <div className="offer-writing__facts">
              {input("day", { type: "date", help: text("offers.field.day.help") })}
              {input("from", { type: "time" })}
              {input("until", { type: "time" })}
              {input("lastDay", { type: "date", help: text("offers.field.lastDay.help") })}
              {input("hands", { inputMode: "numeric" })}
              {input("hours", { inputMode: "numeric" })}
              {input("age", { inputMode: "numeric" })}
              <Field name="illustration" label={labelOf("illustration")} error={error("illustration")}>
                <Select defaultValue={typed("illustration")}>
                  {illustrations.map((name) => (
                    <option key={name} value={name}>
                      {pictureText(name)}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
            <fieldset>
              <legend>{labelOf("spoken")}</legend>
              {languages.map((language) => (
                <Check key={language} name={`spoken.${language}`} defaultChecked={typed(`spoken.${language}`) !== ""}>
                  {languageFacts[language].name}
                </Check>
              ))}
            </fieldset>
            <div className="offer-writing__facts">
              <Field name="organisation" label={labelOf("organisation")} error={error("organisation")}>
                <Select defaultValue={typed("organisation")}>
                  <option value="">{text("offers.organisation.new")}</option>
                  {organisations.map(({ id, name, town }) => (
                    <option key={id} value={id}>
                      {name}, {town}
                    </option>
                  ))}
                </Select>
              </Field>
              {input("organisation.name")}
              {input("organisation.postalCode")}
              {input("organisation.town")}
              <Field
                name="organisation.region"
                label={labelOf("organisation.region")}
                error={error("organisation.region")}
              >
                <Select defaultValue={typed("organisation.region")}>
                  <option value="">{text("offers.region.choose")}</option>
                  {regions.map((region) => (
                    <option key={region} value={region}>
                      {text(`region.${region}`)}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
            <Button busy={isPending}>{text("offers.save")}</Button>
          </>
        );
      }}
    </RuleForm>
  );
}
