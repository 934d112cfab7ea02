import decode from "qr/decode.js";
import { expect, test } from "vitest";
import { mostBytes, sepaQrText } from "#domain/sepa-qr.ts";
import { drawQr, type QrDrawing } from "#server/platform/qr.ts";

const transfer = {
  name: "Sociaal Fonds Zonnebloem vzw",
  iban: "BE68539007547034",
  amountInCents: 25_00,
  reference: "090933755493",
};

/** Paints the drawing as a browser does, with `scale` pixels per module, and decodes it. */
function scan({ size, path }: QrDrawing, scale = 6): string {
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const start = (row * width + Number(x) * scale) * 4;
      for (let offset = start; offset < start + Number(length) * scale * 4; offset += 4)
        data.fill(0, offset, offset + 3);
    }
  }
  return decode({ width, height: width, data });
}

test("a decoder reads back exactly the text of the code", () => {
  const text = sepaQrText(transfer) ?? "";
  expect(scan(drawQr(text))).toBe(text);
});

test("draws the sample of the standard as version 6 with a quiet zone of four modules", () => {
  const { size, path } = drawQr(sepaQrText(transfer) ?? "");
  expect(size).toBe(41 + 2 * 4);
  const corners = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => ({
    left: Number(x),
    right: Number(x) + Number(length),
    y: Number(y),
  }));
  expect(Math.min(...corners.map(({ left }) => left))).toBe(4);
  expect(Math.max(...corners.map(({ right }) => right))).toBe(size - 4);
  expect(Math.min(...corners.map(({ y }) => y))).toBe(4);
  expect(Math.max(...corners.map(({ y }) => y))).toBe(size - 5);
});

test.each([
  ["with accents", { name: "Fonds social Été à Liège asbl" }],
  ["with characters of four bytes, cut to fit", { name: "🌻".repeat(70), amountInCents: 999_999_999_99 }],
  ["to the Netherlands", { iban: "NL91 ABNA 0417 1643 00", amountInCents: 1 }],
])("a transfer %s is read back too", (_what, other) => {
  const text = sepaQrText({ ...transfer, ...other }) ?? "";
  expect(scan(drawQr(text))).toBe(text);
});

test("accepts the longest text of the standard, but not one byte more", () => {
  const longest = "a".repeat(mostBytes);
  expect(drawQr(longest).size).toBe(69 + 2 * 4);
  expect(scan(drawQr(longest))).toBe(longest);
  expect(() => drawQr(`${longest}a`)).toThrow();
});
