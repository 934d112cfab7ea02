import { expect, test } from "vitest";
import { checkRobot } from "#domain/robot.ts";

const person = { trap: "", seconds: 30, name: "Jan Peeters", text: "Dag, ik heb een vraag." };

test("accepts a form of a person, with scripts and without", () => {
  expect(checkRobot(person)).toBeNull();
  expect(checkRobot({ ...person, seconds: null })).toBeNull();
  expect(checkRobot({ ...person, text: "" })).toBeNull();
});

test("refuses a form with the hidden field filled in", () => {
  expect(checkRobot({ ...person, trap: "https://x.example" })).toEqual({ code: "robot.hiddenField" });
});

test("refuses a form that was filled in within two seconds", () => {
  for (const seconds of [0, 1.9, -5]) expect(checkRobot({ ...person, seconds })).toEqual({ code: "robot.tooFast" });
  expect(checkRobot({ ...person, seconds: 2 })).toBeNull();
});

test("accepts three links in a message, and refuses four", () => {
  const three = "Zie https://a.example, www.b.example en http://www.c.example/x?y=https.";
  expect(checkRobot({ ...person, text: three })).toBeNull();
  const tooMany = { code: "robot.tooManyLinks", most: 3 };
  expect(checkRobot({ ...person, text: `${three} HTTPS://D.example` })).toEqual(tooMany);
  expect(checkRobot({ ...person, text: "[url=x]a[/url] ".repeat(4) })).toEqual(tooMany);
});

test("refuses a link in a name", () => {
  expect(checkRobot({ ...person, name: "Win www.casino.example" })).toMatchObject({ code: "robot.tooManyLinks" });
  expect(checkRobot({ ...person, name: "Wwwillem" })).toBeNull();
});
