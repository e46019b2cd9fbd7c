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

/** Rules for saving the exercises of a programme. Exercises can be linked in chains; broken links are refused. */
export const exerciseArea: AreaRules<ProgrammeExercise, ExerciseItem> = {
  area: "exercise",
  read: readExercises,
  refuse: (rows, passedRows) => {
    const knownIds = new Set([...rows, ...passedRows].map(({ _id }) => _id));
    const rowsWithoutLostLinks = passedRows.map((row) =>
      row.nextexerciseid && knownIds.has(row.nextexerciseid) ? row : { ...row, nextexerciseid: null },
    );
    return refuseExerciseLinks([...rows, ...rowsWithoutLostLinks]);
  },
  rowOf: (item) => exerciseRowOf(item, item),
  itemOf: (row, validity) => ({ ...exercisePlan(row), ...validity, contentId: row.exercise, regimenId: row.regimen }),
  contentOf: ({ exercise }) => exercise,
};

/** Rules for saving the devices of a programme. */
export const deviceArea: AreaRules<ProgrammeDevice, DeviceItem> = {
  area: "measurement",
  read: readDevices,
  refuse: () => null,
  rowOf: (item) => deviceRowOf(item, item),
  itemOf: (row, validity) => ({ ...devicePlan(row), ...validity, contentId: row.deviceid }),
  contentOf: ({ deviceid }) => deviceid,
};

/** Rules for saving the questionnaires of a programme. */
export const questionnaireArea: AreaRules<ProgrammeQuestionnaire, ProgrammeQuestionnaireItem> = {
  area: "questionnaire",
  read: readQuestionnaires,
  refuse: () => null,
  rowOf: (item) => questionnaireRowOf(item, item),
  itemOf: (row, validity) => ({ ...questionnairePlan(row), ...validity, contentId: row.formid }),
  contentOf: ({ formid }) => formid,
};
