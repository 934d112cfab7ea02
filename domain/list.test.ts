import { expect, test } from "vitest";
import { addressOfList, changeList, type ListDefinition, readList, sortedBy, withoutValue } from "#domain/list.ts";

const definition: ListDefinition = {
  columns: { name: { isSortable: true }, branch: { isSortable: true }, email: {}, letter: { isExtra: true } },
  filters: { branch: "branches", state: ["open", "closed"], from: "day" },
  sort: "name",
  hasSearch: true,
};
const knownValues = { branches: ["gent", "brussel"] };
const read = (address: string) => readList(definition, new URLSearchParams(address), knownValues);
const roundTrip = (address: string) => addressOfList(definition, read(address).question);

test("an address without a choice is the usual list", () => {
  expect(read("")).toEqual({
    question: {
      search: "",
      filters: {},
      sort: { column: "name", isDescending: false },
      columns: ["name", "branch", "email"],
      size: 50,
      after: null,
      before: null,
      open: null,
    },
    remarks: [],
  });
  expect(roundTrip("")).toBe("");
  expect(roundTrip("sort=name&size=50&column=email&column=branch")).toBe("");
});

test("an address comes back as it was, in one order", () => {
  const address = "?q=zo%C3%AB+p&branch=gent&branch=brussel&from=2026-11-17&sort=-branch&column=letter&size=500&open=1";
  expect(roundTrip(address)).toBe(address);
  expect(roundTrip("open=1&branch=gent&q=a")).toBe("?q=a&branch=gent&open=1");
});

test("leaves out the parts of an address that the list does not have, and names them", () => {
  const { question, remarks } = read(
    "colour=red&branch=mars&state=ajar&from=2026-02-31&sort=email&column=wage&size=9&constructor=1&branch=gent",
  );
  expect(question).toMatchObject({
    filters: { branch: ["gent"] },
    sort: { column: "name" },
    columns: ["name"],
    size: 50,
  });
  expect(remarks).toEqual([
    { kind: "filter", name: "colour" },
    { kind: "value", name: "mars" },
    { kind: "value", name: "ajar" },
    { kind: "value", name: "2026-02-31" },
    { kind: "filter", name: "constructor" },
    { kind: "sort", name: "email" },
    { kind: "column", name: "wage" },
    { kind: "size", name: "9" },
  ]);
});

test("a page may have parameters of its own, which are no filters", () => {
  expect(read("justDone=role&editPerson=1").remarks).toEqual([]);
});

test("another order or filter goes back to the first page and closes the open row", () => {
  const { question } = read("after=abc&open=7&branch=gent&branch=brussel");
  expect(addressOfList(definition, sortedBy(question, "name"))).toBe("?branch=gent&branch=brussel&sort=-name");
  expect(addressOfList(definition, sortedBy(sortedBy(question, "branch"), "branch"))).toContain("sort=-branch");
  expect(addressOfList(definition, withoutValue(question, "branch", "gent"))).toBe("?branch=brussel");
  expect(addressOfList(definition, withoutValue(withoutValue(question, "branch", "gent"), "branch", "brussel"))).toBe(
    "",
  );
  expect(addressOfList(definition, changeList(question, { search: "x" }))).toBe("?q=x&branch=gent&branch=brussel");
});
