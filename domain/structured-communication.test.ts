import { expect, test } from "vitest";
import {
  formatStructuredCommunication,
  isStructuredCommunication,
  makeStructuredCommunication,
  mostReferences,
  readStructuredCommunication,
} from "#domain/structured-communication.ts";

const samples = ["+++090/9337/55493+++", "+++202/3000/00111+++", "+++010/8068/17183+++"];

test.each(samples)("reads %s and writes it the same way again", (sample) => {
  const digits = readStructuredCommunication(sample) ?? "";
  expect(digits).toMatch(/^\d{12}$/);
  expect(formatStructuredCommunication(digits)).toBe(sample);
  expect(makeStructuredCommunication(Number(digits.slice(0, 10)))).toBe(digits);
});

test("reads the forms of paper, bank statements and copied text", () => {
  for (const written of [
    "***090/9337/55493***",
    "090933755493",
    " 090 9337 55493 ",
    "090.9337.55493",
    "090-9337-55493",
  ]) {
    expect(readStructuredCommunication(written), written).toBe("090933755493");
  }
});

test.each(["+++010/8068/17180+++", "000000000000", "+++090/9337/5549+++", "0909337554930", "Gift", "", "09093375549O"])(
  "refuses %s",
  (text) => {
    expect(readStructuredCommunication(text)).toBeNull();
  },
);

test("gives a multiple of 97 the check digits 97", () => {
  expect(makeStructuredCommunication(97)).toBe("000000009797");
  expect(isStructuredCommunication("000000009700")).toBe(false);
});

test("gives the smallest and the largest number twelve digits", () => {
  expect(makeStructuredCommunication(1)).toBe("000000000101");
  expect(isStructuredCommunication(makeStructuredCommunication(mostReferences))).toBe(true);
});

test("refuses one wrong digit and two swapped digits", () => {
  const right = "202300000111";
  for (let place = 0; place < 12; place++) {
    for (const digit of "0123456789") {
      const wrong = right.slice(0, place) + digit + right.slice(place + 1);
      if (wrong !== right) expect(isStructuredCommunication(wrong), wrong).toBe(false);
    }
    const [digit = "", next = ""] = right.slice(place, place + 2);
    const swapped = right.slice(0, place) + next + digit + right.slice(place + 2);
    if (swapped !== right && next) expect(isStructuredCommunication(swapped), swapped).toBe(false);
  }
});

test.each([0, -1, 1.5, mostReferences + 1, Number.NaN])("makes none from %d", (number) => {
  expect(() => makeStructuredCommunication(number)).toThrow(RangeError);
});
