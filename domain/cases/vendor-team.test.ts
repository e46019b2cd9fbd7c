import { expect, test } from "vitest";
import { vendorTexts } from "./vendor-texts.ts";

test("C061 C062: the button names the team, the question names the vendor", () => {
  expect(vendorTexts.button).toBe("Assign to vendor-team");
  expect(vendorTexts.confirm("MoveAI")).toBe("Are you sure you want to assign to MoveAI?");
  expect(vendorTexts.confirm("Gait Lab")).toBe("Are you sure you want to assign to Gait Lab?");
});
