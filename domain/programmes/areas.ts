import type { QuestionnaireItem, ScheduleItem, Validity } from "../schedules/schedule-item.ts";
import type { Id } from "../values/id.ts";
import type { AreaRules } from "./plan-save.ts";
import {
  devicePlan,
  deviceRowOf,
  type ExercisePlan,
  exercisePlan,
  exerciseRowOf,
  type ProgrammeDevice,
  type ProgrammeExercise,
  type ProgrammeQuestionnaire,
  questionnairePlan,
  questionnaireRowOf,
} from "./programme.ts";
import { readDevices, readExercises, readQuestionnaires, refuseExerciseLinks } from "./read-programme.ts";

type OfContent = { readonly contentId: Id };

export type ExerciseItem = ExercisePlan & Validity & OfContent & { readonly regimenId: Id | null };
export type DeviceItem = ScheduleItem & OfContent;
export type ProgrammeQuestionnaireItem = QuestionnaireItem & OfContent;

/** Rules of exercises, which are linked in chains. */
export const exerciseArea: AreaRules<ProgrammeExercise, ExerciseItem> = {
  area: "exercise",
  read: readExercises,
  refuse: (rows, passed) => {
    const there = new Set([...rows, ...passed].map(({ _id }) => _id));
    const shownRows = passed.map((row) =>
      row.nextexerciseid && there.has(row.nextexerciseid) ? row : { ...row, nextexerciseid: null },
    );
    return refuseExerciseLinks([...rows, ...shownRows]);
  },
  rowOf: (item) => exerciseRowOf(item, item),
  itemOf: (row, begins) => ({ ...exercisePlan(row), ...begins, contentId: row.exercise, regimenId: row.regimen }),
  contentOf: ({ exercise }) => exercise,
};

/** Rules of devices. */
export const deviceArea: AreaRules<ProgrammeDevice, DeviceItem> = {
  area: "measurement",
  read: readDevices,
  refuse: () => null,
  rowOf: (item) => deviceRowOf(item, item),
  itemOf: (row, begins) => ({ ...devicePlan(row), ...begins, contentId: row.deviceid }),
  contentOf: ({ deviceid }) => deviceid,
};

/** Rules of questionnaires. */
export const questionnaireArea: AreaRules<ProgrammeQuestionnaire, ProgrammeQuestionnaireItem> = {
  area: "questionnaire",
  read: readQuestionnaires,
  refuse: () => null,
  rowOf: (item) => questionnaireRowOf(item, item),
  itemOf: (row, begins) => ({ ...questionnairePlan(row), ...begins, contentId: row.formid }),
  contentOf: ({ formid }) => formid,
};
