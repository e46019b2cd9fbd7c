import { expect, test } from "vitest";
import { limitLabelSide } from "./limit-label.ts";

const limit = { word: "Min", value: 90, below: true };
const side = (...values: readonly (number | null)[]) => {
  const points = values.map((value) => ({ label: "", when: "", value }));
  return limitLabelSide(
    { title: "Flexion", unit: "°", points, limits: [limit], range: { min: 60, max: 110 } },
    points,
    limit,
  );
};

test("the word of a limit stands on the right, and on the left where the last point would lie under it", () => {
  expect(side(79, 84, 100)).toBe("right");
  expect(side(79, 84, 92)).toBe("left");
  expect(side(79, 84, 88)).toBe("left");
  expect(side(79, 84, 97)).toBe("left");
  expect(side(79, 84, 97.5)).toBe("right");
  expect(side(79, 84, null)).toBe("right");
});

test("between two ends that are both taken it stands where the point is farther away", () => {
  expect(side(91, 84, 93)).toBe("right");
  expect(side(93, 84, 91)).toBe("left");
  expect(side(90)).toBe("right");
});
