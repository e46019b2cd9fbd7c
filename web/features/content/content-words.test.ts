import { expect, test } from "vitest";
import { broughtBy } from "./content-words.ts";

test("what a plan brings is said in words, with one and with none", () => {
  expect(broughtBy({ regimens: 4, devices: 1, questionnaires: 5 })).toBe("4 regimens, 1 device, 5 questionnaires");
  expect(broughtBy({ regimens: 0, devices: 3, questionnaires: 0 })).toBe("3 devices, no exercises");
});
