import { expect, test } from "vitest";
import { proposeHumanResources } from "#domain/fund-list.ts";

test("proposes the departments whose name sounds like human resources", () => {
  const names = ["Productie", "Personeelszaken", "HR", "Ressources humaines", "Human Resources Benelux", "Chrono"];
  const departments = names.map((nl, place) => ({ code: `d${place}`, names: { nl }, isActive: true }));
  expect(proposeHumanResources(departments)).toEqual(["d1", "d2", "d3", "d4"]);
});
