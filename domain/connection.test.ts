import { expect, test } from "vitest";
import { checkChoices, isToldOutside, webhookFields } from "#domain/connection.ts";
import { checkFields } from "#domain/rules.ts";

const isAccepted = (address: string) => checkFields(webhookFields, { address }).length === 0;

test("a webhook goes to a named host on the public internet, by HTTPS and without a password", () => {
  expect(isAccepted("https://hooks.partner.example/samen?fund=1")).toBe(true);
  for (const address of [
    "http://hooks.partner.example",
    "https://localhost/hook",
    "https://intranet/hook",
    "https://10.0.0.1/hook",
    "https://[::1]/hook",
    "https://printer.local/hook",
    "https://metadata.google.internal/hook",
    "https://me:secret@partner.example/",
    "ftp://partner.example",
    "partner.example",
  ])
    expect(isAccepted(address), address).toBe(false);
});

test("a token or a webhook without a choice, or beyond the most there may be, is refused", () => {
  expect(checkChoices([], 0, 2)).toEqual({ code: "connection.nothingChosen" });
  expect(checkChoices(["voteOpened"], 2, 2)).toEqual({ code: "connection.tooMany", most: 2 });
  expect(checkChoices(["voteOpened"], 1, 2)).toBeNull();
});

test("no webhook hears about a confidential dossier, a request for help or a draft", () => {
  const ordinary = { type: "external", isConfidential: false, number: "2026-0001" } as const;
  expect(isToldOutside(ordinary)).toBe(true);
  expect(isToldOutside({ ...ordinary, isConfidential: true })).toBe(false);
  expect(isToldOutside({ ...ordinary, type: "internal" })).toBe(false);
  expect(isToldOutside({ ...ordinary, number: null })).toBe(false);
});
