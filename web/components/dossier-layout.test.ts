import { expect, test } from "vitest";
import { askedIn, askedInAnyCase } from "#domain/dossier-check.ts";
import { anySituation } from "#domain/dossier-form.ts";
import { textOf } from "#test/source.ts";
import { conditionClass } from "#web/components/dossier-layout.ts";

/** The rules of the style sheet: the class of the questions to hide, and the answer on which that depends. */
const hidingRules = [
  ...textOf("web/components/dossier-step.css").matchAll(
    /\.wizard__form:(not\()?:?has\(\[name="(\w+)"\]\[value="(\w+)"\]:checked\)\)? \.(when-[\w-]+)/g,
  ),
].map(([, negation, field = "", value = "", className = ""]) => ({
  isHiddenWithout: !!negation,
  field,
  value,
  className,
}));

const steps = [
  ["acquainted", "internal", "employment_status", ["employed", "retired"]],
  ["describe-internal", "internal", "tried_other_options", ["yes", "no"]],
  ["describe-external", "external", "active_in_organisation", ["yes", "no"]],
] as const;

// The branch of retired people is asked nowhere, because the server sets it.
const fieldsSetByServer = ["branch"];

for (const [step, type, question, values] of steps)
  for (const value of values)
    test(`the style sheet hides what the rules do not ask in "${step}" after the answer "${value}"`, () => {
      const fieldsOf = (sections: ReturnType<typeof askedIn>) =>
        sections
          .flatMap(({ fields }) => fields.map(([field]) => field))
          .filter((field) => !fieldsSetByServer.includes(field));
      const isHidden = (className: string) =>
        hidingRules.some(
          (rule) =>
            rule.className === className && rule.field === question && rule.isHiddenWithout === (rule.value !== value),
        );
      const visibleFields = fieldsOf(askedInAnyCase(step, type, {}, anySituation)).filter(
        (field) => !isHidden(conditionClass(field)),
      );
      expect(visibleFields).toEqual(fieldsOf(askedIn(step, type, { [question]: value }, anySituation)));
    });

test("every class that hides a question has one rule in the style sheet", () => {
  expect(hidingRules.map(({ className }) => className)).toEqual([
    "when-at-work",
    "when-retired",
    "when-tried",
    "when-active",
  ]);
});
