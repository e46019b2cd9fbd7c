import { defaultPatientFilter, patientFilterParams, type PatientFilter } from "./patient-filter.ts";
import { defaultPatientSort, type PatientSort, patientSortParam } from "./patient-sort.ts";
import * as texts from "./quick-view-texts.ts";

/** Frequently used view of the whole list. It replaces every filter and the sort order. */
export interface QuickView {
  readonly label: string;
  readonly filter: PatientFilter;
  readonly sort: PatientSort;
}

const viewWithFilter = (filter: Partial<PatientFilter>): Omit<QuickView, "label"> => ({
  filter: { ...defaultPatientFilter, ...filter },
  sort: defaultPatientSort,
});
const lowestFirst = (field: PatientSort["field"]): Omit<QuickView, "label"> => ({
  filter: defaultPatientFilter,
  sort: { field, order: "ascend" },
});

/** Quick views of the patient list in the order of their menu: patients who may need help, then all. */
export const quickViews: readonly QuickView[] = [
  { label: texts.noMeasurementFor3Days, ...viewWithFilter({ engagement: "measurement.untouched", days: 3 }) },
  { label: texts.noExerciseFor3Days, ...viewWithFilter({ engagement: "exercise.untouched", days: 3 }) },
  {
    label: texts.nothingFinishedLastWeek,
    ...viewWithFilter({ compliance: "overall.skipped", weeks: 1, joint: "all" }),
  },
  { label: texts.lowestExerciseProgressFirst, ...lowestFirst("progress") },
  { label: texts.lowestMeasurementProgressFirst, ...lowestFirst("deviceprogress") },
  { label: texts.allPatients, ...viewWithFilter({}) },
];

/** Returns whether a list shows exactly this quick view, without any other filter or sort order. */
export const isQuickView = (view: QuickView, filter: PatientFilter, sort: PatientSort): boolean =>
  patientSortParam(view.sort) === patientSortParam(sort) &&
  String(patientFilterParams(view.filter)) === String(patientFilterParams(filter));
