import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Joint } from "@restride/domain/content/fits.ts";
import type { QuestionnaireKind } from "@restride/domain/questionnaires/score.ts";
import type { Gender } from "@restride/domain/patients/person-name.ts";
import type { AgeGroup } from "@restride/domain/patients/age-group.ts";
import type { Pace } from "@restride/domain/programmes/pace.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { FeedSchedule, NamedContent } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import { isOfferedTo, knownTo } from "./offered.queries.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

export interface ExerciseRow {
  readonly _id: Id;
  readonly name: string;
  readonly image: string | null;
  readonly purpose: string;
  readonly caution: string;
  readonly video: string | null;
  readonly holdseconds: number;
  readonly repeat: number;
  readonly set: number;
  readonly time: number;
  readonly interval: number;
}

/** Whether the clinic is offered the version now. */
const offeredRow = row({
  isOffered: column.boolean,
});

const regimenRow = row({
  surgery_type: column.textOf<Joint>().nullable(),
  gender: column.textOf<Gender>().nullable(),
  age_groups: column.list(column.textOf<AgeGroup>()),
  ...offeredRow,
  _id: column.id,
  name: column.text,
  startdate: column.number,
  enddate: column.number,
  entries: column.json<
    {
      readonly exercise: ExerciseRow;
      readonly startdate: number;
      readonly enddate: number;
      readonly next: number | null;
      readonly holdseconds: number;
      readonly repeat: number;
      readonly set: number;
      readonly time: number;
      readonly interval: number;
    }[]
  >(),
});

export type RegimenRow = Row<typeof regimenRow>;

const deviceRow = row({
  ...offeredRow,
  _id: column.id,
  display_name: column.text,
  image: column.text.nullable(),
  surgery_type: column.textOf<Joint>().nullable(),
  /** Schedules of the device by care plan. */
  criteria: column.json<
    {
      readonly careplan: Id;
      readonly start_date: number;
      readonly end_date: number;
      readonly interval: number;
      readonly time: number;
      readonly skiponsurgerydate: boolean;
    }[]
  >(),
});

export type DeviceRow = Row<typeof deviceRow>;

const formRow = row({
  ...offeredRow,
  formid: column.id,
  shortname: column.text,
  image: column.text.nullable(),
  licence: column.text,
  kind: column.textOf<QuestionnaireKind>(),
  questions: column.number,
});

export type FormRow = Row<typeof formRow>;

const carePlanRow = row({
  surgery_type: column.textOf<Joint>().nullable(),
  ...offeredRow,
  _id: column.id,
  name: column.text,
  description: column.text,
  age_groups: column.list(column.textOf<AgeGroup>()),
  pace: column.textOf<Pace>(),
  include_regimens: column.boolean,
  regimens: column.json<NamedContent[]>(),
  feedback: column.json<FeedSchedule[]>(),
});

export type CarePlanRow = Row<typeof carePlanRow>;

/** SQL object of an exercise `e`. */
const exerciseObject = sql`json_build_object('_id', e.exercise_id, 'name', e.name, 'image', e.image, 'purpose', e.purpose,
  'caution', e.caution, 'video', e.video, 'holdseconds', e.hold_seconds, 'repeat', e.repeats, 'set', e.sets, 'time', e.times, 'interval', e.interval)`;

/** SQL with the dose of an exercise `e` in an entry `x` of a regimen. */
const entryDose = sql`'holdseconds', coalesce(x.hold_seconds, e.hold_seconds), 'repeat', coalesce(x.repeats, e.repeats),
  'set', coalesce(x.sets, e.sets), 'time', coalesce(x.times, e.times), 'interval', coalesce(x.interval, e.interval)`;

/** SQL objects of the spans of a care plan `p`. */
const feedObjects = sql`(
  select coalesce(json_agg(json_build_object('formid', f.questionnaire_id, 'shortname', q.short_name, 'image', q.image,
    'scheduletype', f.schedule_type, 'schedule', case f.schedule_type when 'weekly' then f.weekdays else f.days end,
    'startdate', f.start_day, 'enddate', f.end_day, 'weekdays', f.weekdays, 'skiponsurgerydate', f.skip_on_surgery_date)
    order by f.position), '[]')
  from care_plan_questionnaires f join questionnaires q using (questionnaire_id) where f.care_plan_id = p.care_plan_id)`;

const carePlans = ({ customerId }: CustomerScope) => typedSql(carePlanRow)`
  select p.care_plan_id as _id, p.name, p.description, p.surgery_type, p.age_groups, p.pace, p.include_regimens, (
      select coalesce(json_agg(json_build_object('_id', r.regimen_id, 'name', r.name) order by c.position), '[]')
      from care_plan_regimens c join regimens r using (regimen_id) where c.care_plan_id = p.care_plan_id) as regimens,
    ${feedObjects} as feedback, ${isOfferedTo(customerId)} as "isOffered"
  from care_plans p ${knownTo(customerId, "p.care_plan_id")} order by p.name, v.number`;

const devices = ({ customerId }: CustomerScope) => typedSql(deviceRow)`
  select d.device_id as _id, d.display_name, d.image, d.surgery_type, (
      select coalesce(json_agg(json_build_object('careplan', c.care_plan_id, 'start_date', c.start_day, 'end_date', c.end_day,
        'interval', c.interval, 'time', c.times, 'skiponsurgerydate', c.skip_on_surgery_date)), '[]')
      from care_plan_devices c where c.device_id = d.device_id) as criteria, ${isOfferedTo(customerId)} as "isOffered"
  from devices d ${knownTo(customerId, "d.device_id")} order by d.display_name, v.number`;

const regimens = ({ customerId }: CustomerScope) => typedSql(regimenRow)`
  select r.regimen_id as _id, r.name, r.surgery_type, r.gender, r.age_groups, r.start_day as startdate, r.end_day as enddate, (
      select coalesce(json_agg(json_build_object('exercise', ${exerciseObject}, 'startdate', x.start_day, 'enddate', x.end_day,
        'next', x.next_position, ${entryDose}) order by x.position), '[]')
      from regimen_exercises x join exercises e using (exercise_id) where x.regimen_id = r.regimen_id) as entries,
    ${isOfferedTo(customerId)} as "isOffered"
  from regimens r ${knownTo(customerId, "r.regimen_id")} order by r.start_day, r.name, v.number`;

const exercisesRow = row({ exercise: column.json<ExerciseRow>(), isOffered: column.boolean });

const exercises = ({ customerId }: CustomerScope) => typedSql(exercisesRow)`
  select ${exerciseObject} as exercise, ${isOfferedTo(customerId)} as "isOffered"
  from exercises e ${knownTo(customerId, "e.exercise_id")} order by e.name, v.number`;

const forms = ({ customerId }: CustomerScope) => typedSql(formRow)`
  select questionnaire_id as formid, short_name as shortname, image, licence_line as licence, q.kind, (
    select count(*)::int from questions s where s.questionnaire_id = q.questionnaire_id) as questions,
    ${isOfferedTo(customerId)} as "isOffered"
  from questionnaires q ${knownTo(customerId, "q.questionnaire_id")} order by short_name, v.number`;

const nameRow = row({
  _id: column.id,
  content: column.id,
  number: column.number,
  name: column.text,
  image: column.text.nullable(),
  questions: column.number.nullable(),
  recalldays: column.number.nullable(),
  measures: column.list(column.text).nullable(),
  retired: column.boolean,
  newest: column.boolean,
});

/** A version as rows and cards name it. */
export type NameRow = Row<typeof nameRow>;

/** SQL with the number of the version, and whether it is retired or the newest. */
const since = sql`v.content_id as content, v.number, o.retired_at is not null as retired,
  not exists (select from content_versions n where n.content_id = v.content_id and n.number > v.number) as newest`;

const names = ({ customerId }: CustomerScope) => typedSql(nameRow)`
  select e.exercise_id as _id, e.name, e.image, null::int as questions, null::int as recalldays, null::text[] as measures, ${since}
  from exercises e ${knownTo(customerId, "e.exercise_id")}
  union all select p.care_plan_id, p.name, null, null, null, null, ${since} from care_plans p ${knownTo(customerId, "p.care_plan_id")}
  union all select r.regimen_id, r.name, null, null, null, null, ${since} from regimens r ${knownTo(customerId, "r.regimen_id")}
  union all select d.device_id, d.display_name, d.image, null, null,
    array(select m.metric from device_metrics m where m.device_id = d.device_id and m.is_output order by m.value_index), ${since}
  from devices d ${knownTo(customerId, "d.device_id")}
  union all select q.questionnaire_id, q.short_name, q.image,
    (select count(*)::int from questions s where s.questionnaire_id = q.questionnaire_id), q.recall_days, null, ${since}
  from questionnaires q ${knownTo(customerId, "q.questionnaire_id")}`;

/**
 * Returns the queries of a clinic's catalog, which is small and read as a whole. It includes versions that are not offered any more,
 * because offered content may contain them.
 */
export const makeContentQueries = (db: Database) => ({
  carePlans: (scope: CustomerScope) => db.rows(scope, "carePlans", carePlans(scope)),
  devices: (scope: CustomerScope) => db.rows(scope, "catalogueDevices", devices(scope)),
  regimens: (scope: CustomerScope) => db.rows(scope, "regimens", regimens(scope)),
  exercises: (scope: CustomerScope) => db.rows(scope, "catalogueExercises", exercises(scope)),
  names: (scope: CustomerScope) => db.rows(scope, "contentNames", names(scope)),
  forms: (scope: CustomerScope) => db.rows(scope, "feedbackForms", forms(scope)),
});

export type ContentQueries = ReturnType<typeof makeContentQueries>;
