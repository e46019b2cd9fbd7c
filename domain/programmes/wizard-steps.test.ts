import { expect, test } from "vitest";
import { stepAfter, stepBefore, type WizardStep, stepsOf } from "./wizard-steps.ts";

const full = { hasDevices: true, includesRegimens: true };
const devicesOnly = { hasDevices: true, includesRegimens: false };
const regimensOnly = { hasDevices: false, includesRegimens: true };
const neither = { hasDevices: false, includesRegimens: false };

test("B056 B168 B169: the info step always leads to the care plan", () => {
  for (const plan of [null, full, devicesOnly, regimensOnly, neither]) expect(stepAfter("info", plan)).toBe("careplan");
});

test("B170 B171 B172 B174: what follows the care plan is what it brings, questionnaires last", () => {
  const order = (plan: typeof full): readonly WizardStep[] => stepsOf(plan).slice(2);
  expect(order(full)).toEqual(["devices", "regimens", "schedule", "questionnaire"]);
  expect(order(devicesOnly)).toEqual(["devices", "questionnaire"]);
  expect(order(regimensOnly)).toEqual(["regimens", "schedule", "questionnaire"]);
  expect(order(neither)).toEqual([]);
  expect(stepAfter("careplan", neither)).toBeNull();
  expect(stepAfter("devices", devicesOnly)).toBe("questionnaire");
  expect(stepAfter("questionnaire", full)).toBeNull();
});

test("before a care plan is chosen all six steps are shown, and Back goes the same way", () => {
  expect(stepsOf(null)).toHaveLength(6);
  expect(stepBefore("info", full)).toBeNull();
  expect(stepBefore("questionnaire", devicesOnly)).toBe("devices");
  expect(stepBefore("regimens", regimensOnly)).toBe("careplan");
});
