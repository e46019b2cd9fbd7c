import { newExercise } from "@restride/domain/programmes/assign-content.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import { regimenGroups } from "./regimen-groups.ts";

const id = (number: number) => readId(`00000000-0000-4000-8000-00000000000${number}`);
const row = (number: number, regimen: number | null, startdate: number, enddate: number) => ({
  ...newExercise,
  _id: id(number),
  exercise: id(9),
  regimen: regimen === null ? null : id(regimen),
  startdate,
  enddate,
});

test("exercises are grouped by regimen in order of first day; what was added for the patient is one group", () => {
  const rows = [row(1, 7, 15, 42), row(2, 8, -28, -1), row(3, 7, 16, 50), row(4, null, 3, 9)];
  expect(regimenGroups(rows)).toEqual([
    { id: id(8), rows: [rows[1]], window: { startdate: -28, enddate: -1 } },
    { id: null, rows: [rows[3]], window: { startdate: 3, enddate: 9 } },
    { id: id(7), rows: [rows[0], rows[2]], window: { startdate: 15, enddate: 50 } },
  ]);
});

test("what two versions of a regimen brought is one group", () => {
  const rows = [row(1, 7, 1, 14), row(2, 8, 1, 21), row(3, 6, 15, 42)];
  const contentOf = (version: string): string => (version === id(8) ? id(7) : version);
  expect(regimenGroups(rows, contentOf)).toEqual([
    { id: id(7), rows: [rows[0], rows[1]], window: { startdate: 1, enddate: 21 } },
    { id: id(6), rows: [rows[2]], window: { startdate: 15, enddate: 42 } },
  ]);
});
