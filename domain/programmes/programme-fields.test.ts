import { expect, test } from "vitest";
import { countField } from "./programme-fields.ts";

test("a count is a whole number inside its bounds, and one sentence says so", () => {
  const messageOf = (typed: unknown) => countField("sets", 1, 50).safeParse(typed).error?.issues[0]?.message;
  for (const right of [1, 50]) expect(messageOf(right)).toBeUndefined();
  for (const wrong of [0, 51, 1.5, "7", null]) expect(messageOf(wrong)).toBe("Please enter sets from 1 to 50.");
});
