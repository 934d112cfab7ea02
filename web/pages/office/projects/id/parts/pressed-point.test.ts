import { expect, test } from "vitest";
import { pressedPoint } from "#web/pages/office/projects/id/parts/pressed-point.ts";

const middle = { x: 50, y: 50 };

test("a press in a picture that is shown whole gives its distance from the left and the top", () => {
  const size = { width: 400, height: 300 };
  expect(pressedPoint({ x: 100, y: 240 }, size, { width: 1600, height: 1200 }, middle)).toEqual({ x: 25, y: 80 });
  expect(pressedPoint({ x: -3, y: 301 }, size, size, middle)).toEqual({ x: 0, y: 100 });
});

test("a press in a picture that is cut off counts the part that nobody sees", () => {
  const [box, picture] = [
    { width: 400, height: 300 },
    { width: 1600, height: 600 },
  ];
  // The box shows the middle half of this wide picture.
  expect(pressedPoint({ x: 0, y: 150 }, box, picture, middle)).toEqual({ x: 25, y: 50 });
  expect(pressedPoint({ x: 400, y: 150 }, box, picture, middle)).toEqual({ x: 75, y: 50 });
});

test("a press on the ring changes nothing", () => {
  const box = { width: 400, height: 300 };
  for (const picture of [
    { width: 1600, height: 600 },
    { width: 600, height: 1600 },
  ])
    expect(pressedPoint({ x: 80, y: 210 }, box, picture, { x: 20, y: 70 })).toEqual({ x: 20, y: 70 });
});
