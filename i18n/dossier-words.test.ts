import { expect, test } from "vitest";
import { projectTypes } from "#domain/dossier.ts";
import { type AskedSection, askedIn, stepsAsking } from "#domain/dossier-check.ts";
import { type Answers, anySituation, type DossierField, type DossierSection } from "#domain/dossier-form.ts";
import { choiceKey, fieldKeys, neverRequired, sectionKey, sectionLead } from "#i18n/dossier-words.ts";
import { texts as questions } from "#i18n/nl/dossier-form.ts";
import { texts as site } from "#i18n/nl/site.ts";

const words: Record<string, string> = { ...site, ...questions };

/** Together, these answers make the form ask every field, and require every field that can be required. */
const situations: Answers[] = [
  {
    employment_status: "employed",
    active_in_organisation: "yes",
    tried_other_options: "yes",
    project_type: "internal",
  },
  { employment_status: "retired", headquarter_country: "netherlands", iban_code: "FR7630006000011234567890189" },
];

const askedSections: (AskedSection & { section: DossierSection })[] = situations.flatMap((answers) =>
  projectTypes.flatMap((type) =>
    stepsAsking(type).flatMap((step) =>
      askedIn(step, type, answers, anySituation).map((section) => ({
        ...section,
        section: `${step}.${section.name}` as DossierSection,
      })),
    ),
  ),
);
const fields = askedSections.flatMap((section) => section.fields) as [
  DossierField,
  AskedSection["fields"][number][1],
][];

test("every section has a title, and some have an introduction", () => {
  for (const { section } of askedSections) {
    expect(words[sectionKey(section)], section).toBeTruthy();
    const lead = sectionLead(section);
    if (lead) expect(words[lead], section).toBeTruthy();
  }
});

test("every field has a label, and every choice has a name", () => {
  for (const [field, { choices = [] }] of fields) {
    const { label, hint } = fieldKeys(field);
    expect(words[label], field).toBeTruthy();
    if (hint) expect(words[hint], field).toBeTruthy();
    for (const choice of choices) expect(words[choiceKey(field, choice)], `${field} ${choice}`).toBeTruthy();
  }
});

test("every required field has a sentence that asks for it, and other fields are never required", () => {
  for (const [field, { isRequired }] of fields) {
    const { ask } = fieldKeys(field);
    if (isRequired) expect(words[ask ?? ""], field).toBeTruthy();
  }
  const required = new Set(fields.flatMap(([field, { isRequired }]) => (isRequired ? [field] : [])));
  for (const field of neverRequired) expect(required.has(field), field).toBe(false);
});

test("the seat of an organisation uses the texts of any address", () => {
  expect(fieldKeys("headquarter_street")).toEqual(fieldKeys("street"));
  expect(fieldKeys("headquarter_email").label).toBe("dossier.headquarter_email");
  expect(choiceKey("headquarter_country", "netherlands")).toBe("country.netherlands");
});
