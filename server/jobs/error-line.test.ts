import { expect, test } from "vitest";
import { errorLine } from "#server/jobs/error-line.ts";

test("what is kept of an error names no one", () => {
  const refused = Object.assign(new Error("550 <anna.peeters@amandel.example> unknown"), { code: "EENVELOPE" });
  expect(errorLine(refused)).toBe("Error EENVELOPE: 550 …@… unknown");
});

test("a failed query is told by its cause, without the values it was given", () => {
  const query = new Error("Failed query: insert into people values ($1)\nparams: Anna", {
    cause: new Error("the connection was closed"),
  });
  expect(errorLine(query)).toBe("Error: the connection was closed");
});
