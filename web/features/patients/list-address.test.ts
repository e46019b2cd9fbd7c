import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import { patientSortFields } from "@restride/domain/patients/list/patient-sort.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { patientListViewParams, nextSort, parsePatientListView } from "./list-address.ts";

test("B398 A293: a list starts on page 1 with 20 rows, and any offered size can be chosen", () => {
  expect(parsePatientListView(new URLSearchParams()).page).toEqual({ current: 1, pageSize: 20 });
  const sizes = [5, 10, 20, 50, 100].map(
    (size) => parsePatientListView(new URLSearchParams({ size: `${size}` })).page.pageSize,
  );
  expect(sizes).toEqual([5, 10, 20, 50, 100]);
  expect(parsePatientListView(new URLSearchParams({ size: "7", page: "-2" })).page).toEqual({
    current: 1,
    pageSize: 20,
  });
});

test("B150: the list starts with active patients", () => {
  expect(parsePatientListView(new URLSearchParams()).filter).toEqual({ type: "active" });
});

test("filter, page and order travel in the address and back", () => {
  const view = parsePatientListView(new URLSearchParams("surgerytype=knee&sort=name.ascend&page=3&size=50"));
  expect(parsePatientListView(patientListViewParams(view))).toEqual(view);
  expect(view).toMatchObject({ sort: { field: "name", order: "ascend" }, page: { current: 3, pageSize: 50 } });
});

test("a head sorts ascending first and turns around when pressed again", () => {
  const byDate = { field: "surgerydate", order: "descend" } as const;
  expect(nextSort(byDate, "name")).toEqual({ field: "name", order: "ascend" });
  expect(nextSort({ field: "name", order: "ascend" }, "name")).toEqual({ field: "name", order: "descend" });
});

const words = (most: number) =>
  fc
    .string({ unit: "grapheme", maxLength: most })
    .map((text) => text.slice(0, most).trim())
    .filter((text) => text !== "" && text.isWellFormed());
const limits = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }));
const dates = fc.tuple(fc.nat({ max: 900 }), fc.nat({ max: 900 })).map(([from, days]): [CalendarDate, CalendarDate] => {
  const first = addDays("2025-01-01" as CalendarDate, from);
  return [first, addDays(first, days)];
});
const ids = fc.uniqueArray(fc.uuid(), { maxLength: 3 });
const surgeryLimit = fc.oneof(
  fc.constant({}),
  fc.record({ surgeryrangetype: fc.constant("date" as const), surgeryDate: dates }),
  fc.record({
    surgeryrangetype: fc.constant("range" as const),
    optype: fc.constantFrom("Pre", "Post"),
    surgeryrange: fc.constantFrom(1, 2, 6, 52, 0),
  }),
);
const anyFilter = fc
  .tuple(
    fc.record(
      {
        surgeon: ids,
        lastdigitsofphone: fc.stringMatching(/^\d{4}$/),
        lastname_plain: words(40),
        name: words(80),
        painlevel: fc.subarray([0, 1, 2, 3, 4]),
        kneescore: limits,
        progress: limits,
        deviceprogress: limits,
        surgerytype: fc.constantFrom("knee", "hip", "all"),
        patients: ids,
        remember: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    surgeryLimit,
    fc.constantFrom("active", "inactive", "all"),
  )
  .map(([fields, surgery, type]) => ({ ...fields, ...surgery, type }) as PatientFilter);

test("any filter, order and page travel in the address and back", () => {
  const anyView = fc.record({
    filter: anyFilter,
    sort: fc.record({ field: fc.constantFrom(...patientSortFields), order: fc.constantFrom("ascend", "descend") }),
    page: fc.record({ current: fc.integer({ min: 1, max: 999_999 }), pageSize: fc.constantFrom(...pageSizes) }),
  });
  fc.assert(
    fc.property(anyView, (view) => {
      const read = parsePatientListView(new URLSearchParams(patientListViewParams(view).toString()));
      expect(read).toEqual(view);
    }),
  );
});
