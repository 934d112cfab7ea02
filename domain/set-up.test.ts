import { expect, test } from "vitest";
import { checkOpening, mayWait, missingSteps, resumeAt, stepAfter } from "#domain/set-up.ts";
import { setUpSteps } from "#domain/set-up-step.ts";
import { checkLevels, levelsOfField, visibility } from "#domain/visibility.ts";

test("a site opens once it has a name, mails, people and lists; the other steps can wait", () => {
  expect(setUpSteps.filter(mayWait)).toEqual(["brand", "roster", "call"]);
  expect(missingSteps({})).toEqual(["fund", "mail", "people", "lists"]);
  expect(checkOpening({ fund: "done", mail: "done", people: "done", brand: "done" })).toEqual({
    code: "setUp.unfinished",
  });
  expect(checkOpening({ fund: "done", mail: "done", people: "done", lists: "done", roster: "later" })).toBeNull();
});

test("someone resumes at the first step that was not left, and ends at the last", () => {
  expect(resumeAt({})).toBe("fund");
  expect(resumeAt({ fund: "done", brand: "later" })).toBe("mail");
  const all = Object.fromEntries(setUpSteps.map((step) => [step, "done"]));
  expect(resumeAt(all)).toBe("finish");
  expect(stepAfter("fund")).toBe("brand");
  expect(stepAfter("finish")).toBe("finish");
});

test("a browser that sets up sees and does nothing but what everyone may and what the set-up needs", () => {
  const fields = Object.entries(visibility).flatMap(([api, types]) =>
    Object.entries(types).flatMap(([type, levels]) =>
      Object.values(levels).flatMap((names) =>
        names
          .split(" ")
          .map((field) => ({ name: `${api} ${type}.${field}`, levels: levelsOfField(types, type, field) })),
      ),
    ),
  );
  const openFields = fields.filter(({ levels }) => checkLevels(null, levels, () => [], true) === null);
  const forVisitors = fields.filter(({ levels }) => checkLevels(null, levels, () => []) === null);
  const more = openFields.filter((field) => !forVisitors.includes(field)).map(({ name }) => name);
  expect(more.filter((name) => !/^system (?:Mutation|SetUp\w*|First\w+)\./.test(name))).toEqual([]);
  expect(more.filter((name) => name.includes("Mutation")).sort()).toEqual(
    (visibility.system.Mutation?.setUp ?? "").split(" ").map((name) => `system Mutation.${name}`),
  );
});
