import { expect, test } from "vitest";
import { broughtBy, type Listed, runningHead, sharedText } from "./content-state-texts.ts";

test("what a plan brings is said in words, with one and with none", () => {
  expect(broughtBy({ regimens: 4, devices: 1, questionnaires: 5 })).toBe("4 regimens, 1 device, 5 questionnaires");
  expect(broughtBy({ regimens: 0, devices: 3, questionnaires: 0 })).toBe("3 devices, no exercises");
});

test("a change of what is used says where it shows at once, and what only new ones get", () => {
  expect(sharedText("exercise", 1)).toBe(
    "In 1 regimen. A new picture, video or text shows at once everywhere; a new dose only in new regimens.",
  );
  expect(sharedText("device", 9)).toBe(
    "In 9 care plans. A new name or picture shows at once everywhere; a new limit only in new care plans.",
  );
});

test("who runs a plan is headed by how many they are, and by its name once that is known", () => {
  const plan = { name: "Knee Standard" } as Listed;
  expect(runningHead(1, plan)).toBe("1 patient runs Knee Standard");
  expect(runningHead(1200, undefined)).toBe("1,200 patients run this care plan");
  expect(runningHead(null, plan)).toBe("Who runs Knee Standard");
});
