import { expect, test } from "vitest";
import { orderOf, ordersOf, readChoice, variablesOf, writeChoice } from "#web/components/catalogue-address.ts";

test("writes a choice into the address in readable words and reads it back", () => {
  const query = "?call=2025&theme=care&region=east-flanders&status=winner&q=tuin+gent&sort=title&page=3";
  expect(writeChoice(readChoice(query))).toBe(query);
  expect(writeChoice(readChoice(""))).toBe("");
});

test("a form with empty fields chooses nothing", () => {
  expect(writeChoice(readChoice("?q=&theme=&region=&status=&sort=&call="))).toBe("");
});

test("ignores values that none of our forms writes", () => {
  expect(writeChoice(readChoice("?theme=World+War&region=mars&status=lost&sort=random&page=-2"))).toBe("");
  for (const page of ["0", "1.5", "x", "1e99", ""]) expect(readChoice(`?page=${page}`).page, page).toBe(1);
  // The list never has more than a thousand projects.
  for (const page of ["43", "2147483648", "9999999999"]) expect(readChoice(`?page=${page}`).page, page).toBe(42);
  expect(readChoice(`?q=${"x".repeat(10_000)}`).q).toHaveLength(200);
});

test("a search shows the best match first, unless another order was chosen", () => {
  expect(orderOf(readChoice(""), "/projects")).toBe("winners");
  expect(orderOf(readChoice("?sort=relevance"), "/projects")).toBe("winners");
  expect(orderOf(readChoice("?q=!"), "/projects")).toBe("winners");
  expect(orderOf(readChoice("?q=tuin"), "/projects")).toBe("relevance");
  expect(orderOf(readChoice("?q=tuin&sort=amount"), "/projects")).toBe("amount");
  // The fund's own selection has no winners.
  expect(orderOf(readChoice("?sort=winners"), "/selection-asf")).toBe("newest");
});

test("offers only the orders that make a difference in the list", () => {
  const orders = (query: string) => ordersOf(readChoice(query), "/projects");
  expect(orders("?call=2025")).toEqual(["winners", "amount", "title"]);
  expect(orders("?call=all")).toEqual(["winners", "newest", "amount", "title"]);
  // Filters that leave no winners.
  expect(orders("?call=2025&status=not_elected")).toEqual(["amount", "title"]);
  expect(orders("?call=all&status=selected")).toEqual(["newest", "amount", "title"]);
  // The candidates of an open vote have a random order.
  expect(orders("?call=2026&status=shortlisted")).toEqual(["winners", "amount", "title"]);
});

test("a search looks in all calls unless one was chosen; otherwise the open project decides on the call", () => {
  const callVariables = (query: string, project?: string) => {
    const { call, allCalls, project: openProject } = variablesOf(readChoice(query), "/projects", project);
    return { call, allCalls, project: openProject };
  };
  expect(callVariables("", "hives")).toEqual({ call: null, allCalls: false, project: "hives" });
  expect(callVariables("?q=tuin", "hives")).toEqual({ call: null, allCalls: true, project: null });
  expect(callVariables("?q=tuin&call=2022")).toEqual({ call: "2022", allCalls: false, project: null });
  expect(callVariables("?call=all")).toEqual({ call: null, allCalls: true, project: null });
  expect(variablesOf(readChoice("?region=limburg-be"), "/projects").region).toBe("limburg_be");
});
