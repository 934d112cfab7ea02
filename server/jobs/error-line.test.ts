import { expect, test } from "vitest";
import { errorLine } from "#server/jobs/error-line.ts";

test("removes addresses from an error", () => {
  const refused = Object.assign(new Error("550 <anna.peeters@amandel.example> unknown"), { code: "EENVELOPE" });
  expect(errorLine(refused)).toBe("Error EENVELOPE: 550 …@… unknown");
});

test("describes a failed query by its cause, without its parameters", () => {
  const query = new Error("Failed query: insert into people values ($1)\nparams: Anna", {
    cause: new Error("the connection was closed"),
  });
  expect(errorLine(query)).toBe("Error: the connection was closed");
});
