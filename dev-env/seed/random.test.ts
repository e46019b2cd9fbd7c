import { expect, test } from "vitest";
import { makeRandom } from "./random.ts";

const mean = (count: number, draw: () => number): number =>
  Array.from({ length: count }, draw).reduce((a, b) => a + b, 0) / count;

test("the same keys give the same chance, other keys another", () => {
  const draw = (...keys: (string | number)[]) => Array.from({ length: 5 }, makeRandom(...keys).next);
  expect(draw(1, "patient", 7)).toEqual(draw(1, "patient", 7));
  expect(draw(1, "patient", 7)).not.toEqual(draw(1, "patient", 8));
});

test("distributions have their means", () => {
  const random = makeRandom("means");
  expect(mean(20_000, random.next)).toBeCloseTo(0.5, 1);
  expect(mean(20_000, () => random.int(1, 6))).toBeCloseTo(3.5, 1);
  expect(mean(20_000, () => random.normal(10, 2))).toBeCloseTo(10, 1);
  expect(mean(20_000, () => random.beta(0.8, 2.5))).toBeCloseTo(0.8, 1);
  expect(
    mean(20_000, () =>
      random.weighted([
        [1, 3],
        [0, 1],
      ]),
    ),
  ).toBeCloseTo(0.75, 1);
});
