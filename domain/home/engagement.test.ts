import { expect, test } from "vitest";
import { defaultEngagementRange, engagementOf, engagementRanges, engagementRangeSchema } from "./engagement.ts";

test("A118: engagement looks back on 1 to 365 days, 7 unless another range is chosen", () => {
  expect(engagementRanges).toEqual([1, 3, 7, 15, 30, 60, 90, 182, 365]);
  expect(defaultEngagementRange).toBe(7);
  expect([undefined, null, 30].map((range) => engagementRangeSchema.parse(range))).toEqual([7, 7, 30]);
  expect(engagementRangeSchema.safeParse(2).error?.issues[0]?.message).toBe(
    "Please choose one of these ranges of days: 1, 3, 7, 15, 30, 60, 90, 182, 365.",
  );
  for (const range of [0, 2, 366, 7.5, "7"]) expect(engagementRangeSchema.safeParse(range).success).toBe(false);
});

const patient = (_id: string, due: number, done: number) => ({ _id, name: `Pat ${_id}`, due, done });

test("A117: patients are skipped, partial or complete, who did least of much first, five of them by name", () => {
  const { skipped, partial, complete } = engagementOf([
    patient("none", 0, 0),
    patient("half", 4, 2),
    patient("third", 6, 2),
    patient("b", 7, 0),
    patient("a", 7, 0),
    patient("most", 9, 0),
    ...["d", "e", "f"].map((_id) => patient(_id, 1, 0)),
    patient("all", 3, 3),
  ]);
  expect(skipped.patientids).toEqual(["most", "a", "b", "d", "e", "f"]);
  expect([skipped.count, skipped.patients.map(({ _id }) => _id)]).toEqual([6, ["most", "a", "b", "d", "e"]]);
  expect(partial.patientids).toEqual(["third", "half"]);
  const [third, half] = [patient("third", 6, 2), patient("half", 4, 2)];
  expect(engagementOf([third, half]).partial.patientids).toEqual(["third", "half"]);
  expect(complete).toEqual({ count: 1, patientids: ["all"], patients: [patient("all", 3, 3)] });
});
