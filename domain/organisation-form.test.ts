import { expect, test } from "vitest";
import { organisationFields, readOrganisationForm, writeOrganisationForm } from "#domain/organisation-form.ts";
import { checkFields } from "#domain/rules.ts";

const typed = {
  name: " De  Wilg ",
  region: "utrecht",
  postalCode: "3511ab",
  town: "Utrecht",
  legalForm: "nl_stichting",
  website: "dewilg.example",
  email: "",
};
const wrongFields = (values: Record<string, string>) =>
  checkFields(organisationFields, { ...typed, ...values }).map(({ field, problem }) => `${field} ${problem.code}`);

test("an organisation is read as it is written, and its country follows from its region", () => {
  expect(wrongFields({})).toEqual([]);
  const read = readOrganisationForm(typed);
  expect(read).toEqual({
    name: "De Wilg",
    region: "utrecht",
    country: "netherlands",
    postalCode: "3511 AB",
    town: "Utrecht",
    legalForm: "nl_stichting",
    website: "https://dewilg.example/",
    email: null,
  });
  expect(readOrganisationForm(writeOrganisationForm(read))).toEqual(read);
});

test("a postal code and a legal form of another country are refused", () => {
  expect(wrongFields({ region: "east-flanders" })).toEqual(["postalCode rule.postalCode.belgium", "legalForm rule.in"]);
  expect(wrongFields({ legalForm: "other" })).toEqual([]);
  expect(
    wrongFields({ name: " ", region: "atlantis", town: "", legalForm: "nv", website: "?", email: "wilg" }),
  ).toEqual([
    "name rule.required",
    "region rule.in",
    "town rule.required",
    "legalForm rule.in",
    "website rule.url",
    "email rule.email",
  ]);
});
