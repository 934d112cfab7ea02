import { expect, test } from "vitest";
import { compileCatalogue, compileText } from "#i18n/compile.ts";
import { createText } from "#i18n/text.ts";

const catalogue = {
  "test.plain": "Samen",
  "test.greeting": "Dag {name}, je stem telt.",
  "test.votes": "{count, plural, one {# stem} other {# stemmen}}",
  "test.closes": "De stemming sluit op {moment, date, dateTime}.",
  "test.turnout": "{turnout, number, percent} heeft gestemd.",
};

const written = compileText("nl", catalogue);
const shipped = createText("nl", compileCatalogue(catalogue));

test.each([
  ["as written", written],
  ["compiled for the browser", shipped],
])("a catalogue %s gives complete sentences", (_name, text) => {
  expect(text("test.plain")).toBe("Samen");
  expect(text("test.greeting", { name: "Zoë <b>" })).toBe("Dag Zoë <b>, je stem telt.");
  expect(text("test.votes", { count: 1 })).toBe("1 stem");
  expect(text("test.votes", { count: 12345 })).toBe("12.345 stemmen");
  expect(text("test.closes", { moment: new Date("2024-01-12T22:59:00Z") })).toBe(
    "De stemming sluit op 12 januari 2024 om 23:59.",
  );
  expect(text("test.turnout", { turnout: 0.256 })).toBe("26% heeft gestemd.");
});

test("zero and one are singular in French", () => {
  const text = compileText("fr", { "test.votes": "{count, plural, one {# voix exprimée} other {# voix exprimées}}" });
  expect(text("test.votes", { count: 0 })).toBe("0 voix exprimée");
  expect(text("test.votes", { count: 2 })).toBe("2 voix exprimées");
});

test("keeps French punctuation on the line of its word", () => {
  const text = compileText("fr", {
    "test.question": "Une question ? Choisissez « Samen » : c’est {n, number, ::percent}.",
  });
  expect(text("test.question", { n: 0.5 })).toBe(
    "Une question\u00a0? Choisissez «\u00a0Samen\u00a0»\u00a0: c’est 50\u00a0%.",
  );
});

test("shows a key without a sentence as it is, instead of breaking the page", () => {
  expect(createText("nl", {} as Record<"test.unknown", string>)("test.unknown")).toBe("test.unknown");
});
