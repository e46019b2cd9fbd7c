import { expect, test } from "vitest";
import {
  programmeCountText,
  onHoldText,
  outcomeText,
  affectedProgrammeFilterSchema,
  unchangedPartsText,
} from "./affected-programmes.ts";

test("what becomes of a programme is said with what was changed by hand", () => {
  const textOf = (outcome: string, onhold: boolean, ...stays: string[]) => outcomeText({ outcome, onhold, stays });
  expect(textOf("change", false)).toBe("Changes");
  expect(textOf("change", true)).toBe("Changes, on technical hold");
  expect(textOf("change", false, "Thermometer")).toBe("Changes; stays, changed by hand: Thermometer");
  expect(textOf("stay", false, "Thermometer", "Scale")).toBe("Stays, changed by hand: Thermometer, Scale");
  expect(textOf("passed", false)).toBe("Nothing left to change");
});

test("who stays is named with one thing, and with several", () => {
  expect(unchangedPartsText("Ada Park", ["Scale"])).toBe("Ada Park: Scale stays as it was changed there.");
  expect(unchangedPartsText("Ada Park", ["Scale", "Cuff"])).toBe(
    "Ada Park: Scale, Cuff stay as they were changed there.",
  );
});

test("how many are on technical hold is said of none, one, some and all", () => {
  expect(onHoldText(0, 32)).toBe("");
  expect(onHoldText(1, 32)).toBe("1 of the 32 is on technical hold; it changes too.");
  expect(onHoldText(2, 32)).toBe("2 of the 32 are on technical hold; they change too.");
  expect(onHoldText(2, 2)).toBe("All 2 are on technical hold; they change too.");
  expect(onHoldText(1, 1)).toBe("It is on technical hold; it changes too.");
});

test("a number of programmes says what it counts", () => {
  expect([programmeCountText(1, "change"), programmeCountText(12, "change")]).toEqual([
    "1 programme changes",
    "12 programmes change",
  ]);
  expect([programmeCountText(1, "stay"), programmeCountText(0, "stay")]).toEqual([
    "1 programme stays",
    "0 programmes stay",
  ]);
  expect(programmeCountText(2, "passed")).toBe("2 programmes have nothing left to change");
  expect(programmeCountText(2000, null)).toBe("2,000 programmes run an earlier version");
});

test("only what a version does to programmes can be asked for", () => {
  expect(affectedProgrammeFilterSchema.safeParse({ outcome: "stay" }).success).toBe(true);
  expect(affectedProgrammeFilterSchema.safeParse({}).success).toBe(true);
  expect(affectedProgrammeFilterSchema.safeParse({ outcome: "other" }).success).toBe(false);
});
