import { expect, test } from "vitest";
import { patientFilterChips } from "./patient-filter-chips.ts";
import { parsePatientFilter, patientFilterParams } from "./patient-filter.ts";
import { parsePatientSort, patientSortParam } from "./patient-sort.ts";
import { isQuickView, quickViews } from "./quick-views.ts";

test("screens S18: quick views ask what filters and order can ask, and their chips say it", () => {
  const chipsOfViews = quickViews.map(({ label, filter, sort }) => [
    label,
    String(patientFilterParams(filter)),
    patientSortParam(sort),
    ...patientFilterChips(filter, () => undefined).map((chip) => `${chip.label} ${chip.value}`),
  ]);
  const byDefault = "surgerydate.descend";
  expect(chipsOfViews).toEqual([
    [
      "No measurement for 3 days",
      "engagement=measurement.untouched&days=3",
      byDefault,
      "Engagement No measurements at all, 3 days",
    ],
    [
      "No exercise for 3 days",
      "engagement=exercise.untouched&days=3",
      byDefault,
      "Engagement No exercises at all, 3 days",
    ],
    [
      "Nothing finished last week",
      "compliance=overall.skipped&weeks=1&joint=all",
      byDefault,
      "Compliance Overall, nothing finished, 1 week, Knee & Hip",
    ],
    ["Lowest exercise progress first", "", "progress.ascend"],
    ["Lowest measurement progress first", "", "deviceprogress.ascend"],
    ["All patients", "", byDefault],
  ]);
});

test.each([
  ["", ["All patients"]],
  ["sort=progress.ascend", ["Lowest exercise progress first"]],
  ["sort=progress.descend", []],
  ["days=3&engagement=exercise.untouched", ["No exercise for 3 days"]],
  ["engagement=exercise.skipped&days=7", []],
  ["engagement=exercise.untouched&days=3&surgerytype=hip", []],
  ["engagement=exercise.untouched&days=3&sort=name.ascend", []],
  ["compliance=overall.skipped&weeks=1&joint=all", ["Nothing finished last week"]],
  ["compliance=overall.skipped&weeks=1&joint=knee", []],
  ["type=all", []],
])("screens S18: the address ?%s shows the quick view %j", (address, labels) => {
  const params = new URLSearchParams(address);
  const [filter, sort] = [parsePatientFilter(params), parsePatientSort(params.get("sort"))];
  expect(quickViews.filter((view) => isQuickView(view, filter, sort)).map(({ label }) => label)).toEqual(labels);
});
