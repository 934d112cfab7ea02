import { expect, test } from "vitest";
import { isSameName } from "#domain/name.ts";

const same = (first: [string, string], second: [string, string]) =>
  isSameName({ firstname: first[0], lastname: first[1] }, { firstname: second[0], lastname: second[1] });

test.each([
  [
    ["Chloé", "Lefèvre"],
    ["CHLOE", "lefevre"],
  ],
  [
    ["Jean-Pierre", "D'Hondt"],
    ["Jean Pierre", "dhondt"],
  ],
  [
    ["Jean-Pierre", "D’Hondt"],
    ["jean pierre", "D Hondt"],
  ],
  [
    ["Lotte", "Van den Berghe"],
    ["Lotte", "Vandenberghe"],
  ],
  [
    ["Lotte", "Van den Berghe"],
    ["lotte", "van den BERGHE"],
  ],
  [
    ["Lotte", "Van den Berghe"],
    ["Berghe", "Lotte"],
  ],
  [
    ["Karim", "El Amrani"],
    ["El Amrani", "Karim"],
  ],
  [
    ["Joke", "in 't Veld"],
    ["Joke", "Veld"],
  ],
  [
    ["Anne", "'t Jampens"],
    ["Anne", "T Jampens"],
  ],
  [
    ["Søren", "Łukasz"],
    ["Soren", "Lukasz"],
  ],
  [
    ["Anne-Marie", "Vermeulen-Claes"],
    ["Anne Marie", "Claes Vermeulen"],
  ],
] as [[string, string], [string, string]][])("%j is the same person as %j", (first, second) => {
  expect(same(first, second)).toBe(true);
  expect(same(second, first)).toBe(true);
});

test.each([
  [
    ["Lotte", "Vermeulen"],
    ["Lotte", "Vermeiren"],
  ],
  [
    ["Lotte", "Vermeulen"],
    ["Lot", "Vermeulen"],
  ],
  [
    ["Jan", "De Smet"],
    ["Piet", "De Smet"],
  ],
  [
    ["Jan", "De Smet"],
    ["", ""],
  ],
  [
    ["", ""],
    ["", ""],
  ],
  [
    ["Jan", "Smet"],
    ["Jan Jan", "Smet"],
  ],
  [
    ["Jan", "De Van"],
    ["De", "Jan"],
  ],
] as [[string, string], [string, string]][])("%j is somebody else than %j", (first, second) => {
  expect(same(first, second)).toBe(false);
});
