import { expect, test } from "vitest";
import { whenDone } from "./when-done.ts";

const morning = Date.UTC(2026, 10, 11, 15, 42);
const evening = Date.UTC(2026, 10, 12, 0, 5);
const zone = "America/Chicago";

test("what is kept of an item says how often, when and from where", () => {
  const exercise = { area: "exercise", times: 3, timesDone: 2, doneAt: [morning] } as const;
  expect(whenDone(exercise, zone)).toBe("2 of 3, the last at 11/11/2026, 9:42 AM, in the patient app");
  expect(whenDone({ ...exercise, times: 1, timesDone: 1 }, zone)).toBe(
    "1 of 1, at 11/11/2026, 9:42 AM, in the patient app",
  );
  expect(whenDone({ area: "measurement", times: 2, timesDone: 2, doneAt: [morning, evening] }, zone)).toBe(
    "2 of 2, at 11/11/2026, 9:42 AM and 11/11/2026, 6:05 PM, from the device",
  );
  expect(whenDone({ area: "questionnaire", times: 1, timesDone: 1, doneAt: [evening] }, zone)).toBe(
    "Submitted at 11/11/2026, 6:05 PM, in the patient app",
  );
});
