import { expect, test } from "vitest";
import { checkRobot } from "#domain/robot.ts";

const person = { trap: "", seconds: 30, name: "Jan Peeters", text: "Dag, ik heb een vraag." };

test("what a person sends goes through, with scripts and without", () => {
  expect(checkRobot(person)).toBeNull();
  expect(checkRobot({ ...person, seconds: null })).toBeNull();
  expect(checkRobot({ ...person, text: "" })).toBeNull();
});

test("a field that nobody sees was filled in by no person", () => {
  expect(checkRobot({ ...person, trap: "https://x.example" })).toEqual({ code: "robot.hiddenField" });
});

test("nobody fills in a form within two seconds", () => {
  for (const seconds of [0, 1.9, -5]) expect(checkRobot({ ...person, seconds })).toEqual({ code: "robot.tooFast" });
  expect(checkRobot({ ...person, seconds: 2 })).toBeNull();
});

test("three links are a person with much to tell, four are an advertisement", () => {
  const three = "Zie https://a.example, www.b.example en http://www.c.example/x?y=https.";
  expect(checkRobot({ ...person, text: three })).toBeNull();
  const tooMany = { code: "robot.tooManyLinks", most: 3 };
  expect(checkRobot({ ...person, text: `${three} HTTPS://D.example` })).toEqual(tooMany);
  expect(checkRobot({ ...person, text: "[url=x]a[/url] ".repeat(4) })).toEqual(tooMany);
});

test("a name holds no link", () => {
  expect(checkRobot({ ...person, name: "Win www.casino.example" })).toMatchObject({ code: "robot.tooManyLinks" });
  expect(checkRobot({ ...person, name: "Wwwillem" })).toBeNull();
});
