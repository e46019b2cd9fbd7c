import { expect, test } from "vitest";
import { broughtBy, type Listed, runningHead } from "./content-state-texts.ts";

test("what a plan brings is said in words, with one and with none", () => {
  expect(broughtBy({ regimens: 4, devices: 1, questionnaires: 5 })).toBe("4 regimens, 1 device, 5 questionnaires");
  expect(broughtBy({ regimens: 0, devices: 3, questionnaires: 0 })).toBe("3 devices, no exercises");
});

test("who runs a plan is headed by how many they are, and by its name once that is known", () => {
  const plan = { name: "Knee Standard" } as Listed;
  expect(runningHead(1, plan)).toBe("1 patient runs Knee Standard");
  expect(runningHead(1200, undefined)).toBe("1,200 patients run this care plan");
  expect(runningHead(null, plan)).toBe("Who runs Knee Standard");
});
