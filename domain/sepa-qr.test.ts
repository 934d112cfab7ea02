import { expect, test } from "vitest";
import { mostBytes, sepaQrText, type Transfer } from "#domain/sepa-qr.ts";

const transfer: Transfer = {
  name: "Sociaal Fonds Zonnebloem vzw",
  iban: "BE68539007547034",
  amountInCents: 25_00,
  reference: "090933755493",
};

const bytesOf = (text: string | null) => Buffer.byteLength(text ?? "");
const nameIn = (text: string | null) => text?.split("\n")[5];

test("writes every line as the standard requires", () => {
  const text = sepaQrText(transfer);
  expect(text).toBe("BCD\n002\n1\nSCT\n\nSociaal Fonds Zonnebloem vzw\nBE68539007547034\nEUR25.00\nCHAR\n090933755493");
  expect(bytesOf(text)).toBe(87);
});

test.each([
  [1, "EUR0.01"],
  [50, "EUR0.50"],
  [2_500_50, "EUR2500.50"],
  [1_010, "EUR10.10"],
  [999_999_999_99, "EUR999999999.99"],
])("%i cents are written as %s", (amountInCents, written) => {
  expect(sepaQrText({ ...transfer, amountInCents })?.split("\n")[7]).toBe(written);
});

test("leaves the line of the amount empty without an amount", () => {
  const text = sepaQrText({ ...transfer, amountInCents: null, reference: null });
  expect(text).toBe("BCD\n002\n1\nSCT\n\nSociaal Fonds Zonnebloem vzw\nBE68539007547034\n\nCHAR");
});

test("writes an IBAN without spaces", () => {
  expect(sepaQrText({ ...transfer, iban: "nl91 abna 0417 1643 00" })?.split("\n")[6]).toBe("NL91ABNA0417164300");
});

test("turns a line break in the name into a space, so that every line keeps its place", () => {
  const text = sepaQrText({ ...transfer, name: " Amandel\r\nSociaal\n Fonds\t" });
  expect(nameIn(text)).toBe("Amandel Sociaal Fonds");
  expect(text?.split("\n")).toHaveLength(10);
});

test("cuts a name to 70 characters, counted as people count them", () => {
  expect(nameIn(sepaQrText({ ...transfer, name: "a".repeat(70) }))).toHaveLength(70);
  expect(nameIn(sepaQrText({ ...transfer, name: "a".repeat(71) }))).toHaveLength(70);
  expect([...(nameIn(sepaQrText({ ...transfer, name: "é".repeat(90) })) ?? "")]).toHaveLength(70);
});

test("cuts a name of multi-byte characters until the text fits the limit in bytes", () => {
  const largest = { ...transfer, amountInCents: 999_999_999_99, iban: "NL91ABNA0417164300" };
  const text = sepaQrText({ ...largest, name: "🌻".repeat(70) });
  expect(bytesOf(text)).toBeLessThanOrEqual(mostBytes);
  expect(bytesOf(text)).toBeGreaterThan(mostBytes - 4);
  expect(nameIn(text)).toMatch(/^🌻+$/u);
});

test.each<[string, Partial<Transfer>]>([
  ["without a name", { name: " \n" }],
  ["without an account", { iban: "" }],
  ["with an account that cannot exist", { iban: "BE41 5390 0754 7035" }],
  ["of nothing", { amountInCents: 0 }],
  ["of less than nothing", { amountInCents: -5_00 }],
  ["of part of a cent", { amountInCents: 10.5 }],
  ["of more than a transfer can carry", { amountInCents: 1_000_000_000_00 }],
  ["with a reference that is none", { reference: "Gift" }],
])("gives no code for a transfer %s", (_what, wrong) => {
  expect(sepaQrText({ ...transfer, ...wrong })).toBeNull();
});
