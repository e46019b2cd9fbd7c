import type { ContentKind } from "@restride/domain/content/kinds.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Insertable } from "kysely";
import type { DB } from "../generated/database.ts";
import { type CarePlan, carePlans } from "./care-plans.ts";
import { contentIdOf, versionIdOf, versionNumberOf } from "./content-ids.ts";
import { type Device, devices } from "./devices.ts";
import { type Exercise, exercises } from "./exercises.ts";
import { type Questionnaire, questionnaires } from "./questionnaires.ts";
import { type Regimen, regimens } from "./regimens.ts";

/** Tables that hold versions of content and their parts. */
export type ContentTable =
  | "exercises"
  | "regimens"
  | "regimen_exercises"
  | "devices"
  | "device_metrics"
  | "questionnaires"
  | "questions"
  | "care_plans"
  | "care_plan_regimens"
  | "care_plan_devices"
  | "care_plan_questionnaires";

/** A row and its table. */
export type ContentRow = {
  readonly [Table in ContentTable]: { readonly table: Table; readonly row: Insertable<DB[Table]> };
}[ContentTable];

/** A piece of ready content in its newest version. */
export interface Piece {
  readonly kind: ContentKind;
  readonly code: string;
  readonly contentId: Id;
  readonly versionId: Id;
  readonly number: number;
  /** The rows of the piece, each after the rows that it refers to. */
  readonly rows: readonly ContentRow[];
}

const pieceOf = (kind: ContentKind, code: string, rowsOf: (versionId: Id) => readonly ContentRow[]): Piece => {
  const versionId = versionIdOf(kind, code);
  return {
    kind,
    code,
    contentId: contentIdOf(kind, code),
    versionId,
    number: versionNumberOf(kind, code),
    rows: rowsOf(versionId),
  };
};

const exercisePiece = ({ code, name, purpose, caution, hold, repeats, sets, times, interval }: Exercise): Piece =>
  pieceOf("exercise", code, (exercise_id) => [
    {
      table: "exercises",
      row: { exercise_id, code, name, purpose, caution, hold_seconds: hold, repeats, sets, times, interval },
    },
  ]);

const regimenPiece = ({ code, name, joint, start, end, exercises: entries }: Regimen): Piece =>
  pieceOf("regimen", code, (regimen_id) => [
    { table: "regimens", row: { regimen_id, code, name, surgery_type: joint, start_day: start, end_day: end } },
    ...entries.map(({ exercise, start: first, end: last, next }, position): ContentRow => ({
      table: "regimen_exercises",
      row: {
        regimen_id,
        position,
        exercise_id: versionIdOf("exercise", exercise.code),
        start_day: first,
        end_day: last,
        next_position: next,
      },
    })),
  ]);

const devicePiece = ({ code, name, joint, metrics }: Device): Piece =>
  pieceOf("device", code, (device_id) => [
    { table: "devices", row: { device_id, code, display_name: name, surgery_type: joint } },
    ...metrics.map(({ parameter, metric, unit, plausible, axis, thresholds, isOutput }, value_index): ContentRow => ({
      table: "device_metrics",
      row: {
        device_id,
        value_index,
        parameter,
        metric,
        unit,
        is_output: isOutput,
        plausible_min: plausible[0],
        plausible_max: plausible[1],
        axis_min: axis?.[0] ?? null,
        axis_max: axis?.[1] ?? null,
        thresholds: JSON.stringify(thresholds),
      },
    })),
  ]);

const questionnairePiece = ({ code, name, kind, licence, recallDays, questions }: Questionnaire): Piece =>
  pieceOf("questionnaire", code, (questionnaire_id) => [
    {
      table: "questionnaires",
      row: { questionnaire_id, code, short_name: name, kind, licence_line: licence, recall_days: recallDays ?? null },
    },
    ...questions.map(({ question, options }, at): ContentRow => ({
      table: "questions",
      row: { questionnaire_id, quest_number: at + 1, question, options: JSON.stringify(options) },
    })),
  ]);

const planQuestionnaires = (care_plan_id: Id, codes: readonly string[]): ContentRow[] =>
  questionnaires
    .filter(({ code }) => codes.includes(code))
    .flatMap(({ code, spans }) => spans.map((schedule) => ({ code, schedule })))
    .map(({ code, schedule }, position) => ({
      table: "care_plan_questionnaires",
      row: {
        care_plan_id,
        questionnaire_id: versionIdOf("questionnaire", code),
        position,
        schedule_type: schedule.type,
        weekdays: schedule.type === "weekly" ? [...schedule.weekdays] : [],
        days: schedule.type === "custom" ? [...schedule.days] : [],
        start_day: schedule.start,
        end_day: schedule.end,
        skip_on_surgery_date: true,
      },
    }));

const carePlanPiece = (plan: CarePlan): Piece =>
  pieceOf("carePlan", plan.code, (care_plan_id) => [
    {
      table: "care_plans",
      row: {
        care_plan_id,
        code: plan.code,
        name: plan.name,
        description: plan.description,
        surgery_type: plan.joint,
        age_groups: [...plan.ages],
        pace: plan.pace,
        include_regimens: plan.regimens.length > 0,
      },
    },
    ...plan.regimens.map((code, position): ContentRow => ({
      table: "care_plan_regimens",
      row: { care_plan_id, regimen_id: versionIdOf("regimen", code), position },
    })),
    ...plan.devices.map(({ code, start, end, interval, times }): ContentRow => ({
      table: "care_plan_devices",
      row: {
        care_plan_id,
        device_id: versionIdOf("device", code),
        start_day: start,
        end_day: end,
        interval,
        times,
        skip_on_surgery_date: true,
      },
    })),
    ...planQuestionnaires(care_plan_id, plan.questionnaires),
  ]);

/** The content that comes with the product, for every company to use or to copy; each piece stands after the pieces that it refers to. */
export const readyMade: readonly Piece[] = [
  ...exercises.map(exercisePiece),
  ...regimens.map(regimenPiece),
  ...devices.map(devicePiece),
  ...questionnaires.map(questionnairePiece),
  ...carePlans.map(carePlanPiece),
];
