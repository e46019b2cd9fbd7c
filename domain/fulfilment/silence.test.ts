import { expect, test } from "vitest";
import { silenceField, silentCase } from "./silence.ts";
import { silenceTexts } from "./silence-texts.ts";

const problem = (hours: unknown): string | undefined => silenceField.safeParse(hours).error?.issues[0]?.message;

test("a clinic waits half a day to a month for a device, or for ever", () => {
  for (const hours of [12, 48, 720, null]) expect(problem(hours), `${hours}`).toBeUndefined();
  expect(problem(11)).toBe("Please enter at least 12 hours.");
  expect(problem(721)).toBe("Please enter at most 720 hours.");
  expect(problem(12.5)).toBe("Please enter whole hours.");
  expect(silenceTexts.saved(null)).toBe("No case is opened for silent devices.");
  expect(silenceTexts.saved(48)).toBe("A case is opened after 48 hours without a reading.");
});

test("a silent device opens a case that says what to ask", () =>
  expect(silentCase("Thermometer")).toEqual({
    type: "Patient Technical",
    priority: "P3",
    summary: "Thermometer is silent",
    description:
      "Thermometer was delivered and has not sent a reading yet. Ask the patient whether it is switched on and linked.",
  }));
