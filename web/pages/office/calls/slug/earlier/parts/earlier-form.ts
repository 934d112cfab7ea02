import { earlierCallRules, earlierProjectFields, earlierTexts } from "#domain/earlier-call.ts";
import { isLanguage, languageFacts } from "#domain/language.ts";
import type { TypedTexts } from "#domain/localized-form.ts";
import type { TextKey } from "#i18n/area.ts";
import type { Text } from "#i18n/text.ts";
import type { RecordField } from "#web/components/record-version.ts";
import { type FieldWords, type FormDefinition, typedInto } from "#web/form.tsx";

type Key = TextKey<"calls">;
type Situation = Parameters<typeof earlierCallRules>[1];

/** Names a control of the form, such as “Project 2: votes”. */
function earlierLabel(control: string, text: Text<Key>): string {
  const [first = "", ...rest] = control.split(".");
  const inLanguage = (label: string, language: string | undefined) =>
    language && isLanguage(language)
      ? text("callEarlier.in", { label, language: languageFacts[language].name })
      : label;
  if (first === "title") return inLanguage(text("callPlan.title"), rest[0]);
  if (first !== "project") return text(`callEarlier.${first}` as Key);
  const [row, name, language] = rest;
  const field = [...earlierTexts, ...earlierProjectFields].find((one) => one === name) ?? "title";
  return text("callEarlier.ofProject", {
    row: Number(row),
    label: inLanguage(text(`callEarlier.project.${field}`), language),
  });
}

const instead: NonNullable<FieldWords<Key>["instead"]> = {
  "rule.order": "callEarlier.order",
  "rule.postalCode.belgium": "callEarlier.postalCode",
  "rule.postalCode.netherlands": "callEarlier.postalCode",
};

/** Defines the form of an earlier call, with the rules that the server checks. */
export function earlierForm(
  values: TypedTexts,
  situation: Situation,
  text: Text<Key>,
): FormDefinition<string, Key, Record<string, string>> {
  const rules = earlierCallRules(values, situation);
  const words = Object.keys(rules).map((control): [string, FieldWords<Key>] => [
    control,
    { label: "callEarlier.label", values: { label: earlierLabel(control, text) }, ask: "rule.required", instead },
  ]);
  return { id: "earlier", rules, words: Object.fromEntries(words), read: typedInto };
}

/** Names every control for the choice between two versions. */
export function earlierRecordFields(versions: readonly TypedTexts[], text: Text<Key>): RecordField[] {
  const names = [...new Set(versions.flatMap((version) => Object.keys(version)))];
  return names.map((name) => ({ name, label: earlierLabel(name, text) }));
}
