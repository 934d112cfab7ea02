import { expect, test } from "vitest";
import {
  changedTexts,
  chosenName,
  compareVersions,
  type RecordField,
  readValuesName,
  revisionIn,
  sharedTexts,
  withChosenVersions,
} from "#web/components/record-version.ts";

const fields: RecordField[] = [
  { name: "name", label: "Name" },
  { name: "claim", label: "Claim" },
  { name: "opens", label: "Opens", controls: ["day", "hour"], show: ({ day, hour }) => `${day} at ${hour}` },
];
const read = { name: "Amandel", claim: "Help\nafter work", day: "1 May", hour: "8:00" };
const sentForm = (typed: Record<string, string>) => ({
  ...typed,
  revision: "3",
  [readValuesName]: JSON.stringify(read),
});

test("shows only the fields that differ, and chooses the version of the person who changed it", () => {
  const saved = { ...read, name: "Amandel Fund", hour: "9:00" };
  const typed = sentForm({ ...read, claim: "Help\r\nafter work ", day: "2 May" });

  const versions = compareVersions(fields, saved, typed);

  expect(
    versions.map(({ field, theirs, mine, first, isUntouched }) => [
      field.name,
      theirs.text,
      mine.text,
      first,
      isUntouched,
    ]),
  ).toEqual([
    ["name", "Amandel Fund", "Amandel", "theirs", true],
    ["opens", "1 May at 9:00", "2 May at 8:00", "mine", false],
  ]);
});

test("my version is chosen if nobody knows what the form said before", () => {
  for (const nonsense of ["", "{", "null", "[]", "7"]) {
    const typed = { ...read, name: "Amandel", [readValuesName]: nonsense };
    const [version] = compareVersions(fields, { ...read, name: "Amandel Fund" }, typed);
    expect(version?.first, nonsense).toBe("mine");
  }
});

test("the choice sends what is the same, and the chosen version with all its controls and line breaks", () => {
  const saved = { ...read, name: "Amandel Fund", hour: "9:00", claim: "" };
  const typed = sentForm({ ...read, intent: "fund" });
  const versions = compareVersions(fields, saved, typed);
  const form = new FormData();
  for (const [name, value] of sharedTexts(versions, typed)) form.append(name, value);
  for (const { field, theirs, mine } of versions)
    form.append(chosenName(field), field.name === "claim" ? mine.value : theirs.value);
  form.append("revision", "4");

  const chosen = withChosenVersions(form);

  expect(Object.fromEntries(chosen)).toEqual({
    intent: "fund",
    name: "Amandel Fund",
    claim: "Help\nafter work",
    day: "1 May",
    hour: "9:00",
    revision: "4",
  });
  expect(revisionIn(chosen)).toBe(4);
});

test("a form without a readable revision was never read", () => {
  expect(revisionIn(new FormData())).toBe(-1);
  for (const revision of ["", "x", "1.5", "-3"]) {
    const form = new FormData();
    form.append("revision", revision);
    expect(revisionIn(form), revision).toBe(-1);
  }
});

test("lists what someone typed when the record is gone: only what they changed, and no hidden values", () => {
  const typed = { ...read, claim: "Help\r\nafter work", name: "Hazelaar", day: "2 June", more: "Hazelaar" };
  const hidden = { intent: "text", call: "0198a000-0000-7000-8000-000000000000" };
  expect(changedTexts(Object.entries({ ...sentForm(typed), ...hidden }))).toEqual(["Hazelaar", "2 June"]);
  // A form that says nothing of earlier values gives back all texts.
  expect(changedTexts([["title", " Bijen "]])).toEqual(["Bijen"]);
});
