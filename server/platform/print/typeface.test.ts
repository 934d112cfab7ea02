import { expect, test } from "vitest";
import { writable } from "#server/platform/print/typeface.ts";

test("keeps characters that our fonts have, line by line", () => {
  const text = "Zoë d’Ĳzendoorn: € 5 – “Łódź”\nTweede regel";
  expect(writable(text)).toBe(text);
  expect(writable("Zoe\u0308\r\nen\tik\u2009wij\u2011zij")).toBe("Zoë\nen ik wij-zij");
});

test("leaves out missing characters, or replaces a row of them with one mark", () => {
  expect(writable("Ştefan 中文")).toBe("Ştefan ");
  expect(writable("Dag 中文 en 😀\ufe0f\u200d👍🏽!", "[…]")).toBe("Dag […] en […]!");
});

test("removes invisible characters without a mark", () => {
  expect(writable("be\u00adhoed\u200bzaam\ufeff\u0007", "[…]")).toBe("behoedzaam");
});
