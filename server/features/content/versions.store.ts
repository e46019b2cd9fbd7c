import type { CarePlanForm } from "@restride/domain/content/care-plan-form.ts";
import type { ExerciseForm } from "@restride/domain/content/exercise-form.ts";
import type { RegimenForm } from "@restride/domain/content/regimen-form.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql, type Updateable } from "kysely";
import type { Exercises } from "../../generated/database.ts";
import { build, type Database } from "../../platform/database/database.ts";
import { recordset } from "../../platform/database/recordset.ts";
import type { EditorScope } from "./kinds.conditions.queries.ts";
import { makeDeviceVersions } from "./device-versions.store.ts";
import { makeQuestionnaireVersions } from "./questionnaire-versions.store.ts";
import { codeIn, withPositions, type VersionOf } from "./version-code.store.ts";

const deviceColumns = {
  deviceid: "uuid",
  start_date: "int",
  end_date: "int",
  interval: "int",
  time: "int",
  skiponsurgerydate: "boolean",
} as const;

const feedbackColumns = {
  formid: "uuid",
  position: "int",
  scheduletype: "text",
  schedule: "smallint[]",
  startdate: "int",
  enddate: "int",
  skiponsurgerydate: "boolean",
} as const;

const exerciseColumns = {
  position: "int",
  exercise: "uuid",
  startdate: "int",
  enddate: "int",
  next: "int",
  holdseconds: "int",
  repeat: "int",
  set: "int",
  time: "int",
  interval: "int",
} as const;

/** Adds the parts of a care plan. */
const addPlanParts = (
  db: Database,
  scope: EditorScope,
  versionId: Id,
  { regimens, devices, feedback }: CarePlanForm,
) => [
  db.rows(
    scope,
    "addPlanRegimens",
    sql`
      insert into care_plan_regimens (care_plan_id, regimen_id, position)
      select ${versionId}, g.id, g.position from ${recordset(withPositions(regimens.map((id) => ({ id }))), { id: "uuid", position: "int" })}`,
  ),
  db.rows(
    scope,
    "addPlanDevices",
    sql`
      insert into care_plan_devices (care_plan_id, device_id, start_day, end_day, interval, times, skip_on_surgery_date)
      select ${versionId}, deviceid, start_date, end_date, g.interval, g.time, skiponsurgerydate
      from ${recordset(devices, deviceColumns)}`,
  ),
  db.rows(
    scope,
    "addPlanQuestionnaires",
    sql`
      insert into care_plan_questionnaires (care_plan_id, questionnaire_id, position, schedule_type, weekdays, days, start_day, end_day,
        skip_on_surgery_date)
      select ${versionId}, formid, g.position, scheduletype, case scheduletype when 'weekly' then schedule else '{}' end,
        case scheduletype when 'custom' then schedule else '{}' end, startdate, enddate, skiponsurgerydate
      from ${recordset(withPositions(feedback), feedbackColumns)}`,
  ),
];

/** Adds the exercises of a regimen, in order. */
const addEntries = (db: Database, scope: EditorScope, versionId: Id, { exercises }: RegimenForm) =>
  db.rows(
    scope,
    "addRegimenExercises",
    sql`
      insert into regimen_exercises (regimen_id, position, exercise_id, start_day, end_day, next_position, hold_seconds, repeats, sets,
        times, interval)
      select ${versionId}, g.position, exercise, startdate, enddate, g.next, holdseconds, g.repeat, g.set, g.time, g.interval
      from ${recordset(withPositions(exercises), exerciseColumns)}`,
  );

/** Returns the store of versions in the catalog. Fields that take effect everywhere at once are written to the earlier versions too. */
export const makeVersionsStore = (db: Database) => ({
  carePlan: async (scope: EditorScope, { contentId, versionId }: VersionOf, form: CarePlanForm): Promise<void> => {
    const { name, description, surgery_type, age_groups, pace, regimens } = form;
    await db.rows(
      scope,
      "addCarePlan",
      build.insertInto("care_plans").values({
        care_plan_id: versionId,
        code: codeIn("care_plans", "care_plan_id", contentId),
        name,
        description,
        surgery_type,
        age_groups,
        pace,
        include_regimens: regimens.length > 0,
      }),
    );
    await Promise.all([
      ...addPlanParts(db, scope, versionId, form),
      db.rows(
        scope,
        "renameCarePlans",
        sql`
          update care_plans set name = ${name}, description = ${description}
          where care_plan_id in (select version_id from content_versions where content_id = ${contentId})`,
      ),
    ]);
  },

  regimen: async (scope: EditorScope, { contentId, versionId }: VersionOf, form: RegimenForm): Promise<void> => {
    const { name, surgery_type, gender, age_groups, startdate, enddate } = form;
    await db.rows(
      scope,
      "addRegimen",
      build.insertInto("regimens").values({
        regimen_id: versionId,
        code: codeIn("regimens", "regimen_id", contentId),
        name,
        surgery_type,
        gender,
        age_groups,
        start_day: startdate,
        end_day: enddate,
      }),
    );
    await Promise.all([
      addEntries(db, scope, versionId, form),
      db.rows(
        scope,
        "renameRegimens",
        sql`
          update regimens set name = ${name}
          where regimen_id in (select version_id from content_versions where content_id = ${contentId})`,
      ),
    ]);
  },

  exercise: async (scope: EditorScope, { contentId, versionId }: VersionOf, form: ExerciseForm): Promise<void> => {
    const atOnce = {
      name: form.name,
      purpose: form.purpose,
      caution: form.caution,
      image: form.image || null,
      video: form.video || null,
    } satisfies Updateable<Exercises>;
    await db.rows(
      scope,
      "addExercise",
      build.insertInto("exercises").values({
        exercise_id: versionId,
        code: codeIn("exercises", "exercise_id", contentId),
        ...atOnce,
        hold_seconds: form.holdseconds,
        repeats: form.repeat,
        sets: form.set,
        times: form.time,
        interval: form.interval,
      }),
    );
    await db.rows(
      scope,
      "renameExercises",
      build
        .updateTable("exercises")
        .set(atOnce)
        .where(
          "exercise_id",
          "in",
          build.selectFrom("content_versions").select("version_id").where("content_id", "=", contentId),
        ),
    );
  },

  questionnaire: makeQuestionnaireVersions(db),
  device: makeDeviceVersions(db),
});

export type VersionsStore = ReturnType<typeof makeVersionsStore>;
