import type { ContentKind } from "@restride/domain/content/kinds.ts";
import type { QuestionnaireKind } from "@restride/domain/questionnaires/score.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { type EditorScope, knownToEditor, places } from "./kinds.conditions.queries.ts";
import type { HeadRow } from "./own-content.queries.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

export type Body = Record<string, unknown>;

const carePlan = sql`
  select v.version_id as version, json_build_object('name', p.name, 'description', p.description, 'surgery_type', coalesce(p.surgery_type, ''),
    'age_groups', p.age_groups, 'pace', p.pace, 'customers', c.customer_ids, 'regimens', (
      select coalesce(json_agg(x.regimen_id order by x.position), '[]') from care_plan_regimens x where x.care_plan_id = p.care_plan_id),
    'devices', (
      select coalesce(json_agg(json_build_object('deviceid', x.device_id, 'start_date', x.start_day, 'end_date', x.end_day,
        'interval', x.interval, 'time', x.times, 'skiponsurgerydate', x.skip_on_surgery_date) order by d.display_name, x.device_id), '[]')
      from care_plan_devices x join devices d using (device_id) where x.care_plan_id = p.care_plan_id),
    'feedback', (
      select coalesce(json_agg(json_build_object('formid', x.questionnaire_id, 'scheduletype', x.schedule_type,
        'schedule', case x.schedule_type when 'weekly' then x.weekdays else x.days end, 'startdate', x.start_day, 'enddate', x.end_day,
        'skiponsurgerydate', x.skip_on_surgery_date) order by x.position), '[]')
      from care_plan_questionnaires x where x.care_plan_id = p.care_plan_id)) as body
  from care_plans p join content_versions v on v.version_id = p.care_plan_id join content c on c.content_id = v.content_id`;

const exercise = sql`
  select v.version_id as version, json_build_object('name', e.name, 'purpose', e.purpose, 'caution', e.caution, 'image', coalesce(e.image, ''),
    'video', coalesce(e.video, ''), 'holdseconds', e.hold_seconds, 'repeat', e.repeats, 'set', e.sets, 'time', e.times,
    'interval', e.interval) as body
  from exercises e join content_versions v on v.version_id = e.exercise_id join content c on c.content_id = v.content_id`;

const regimen = sql`
  select v.version_id as version, json_build_object('name', r.name, 'surgery_type', coalesce(r.surgery_type, ''), 'gender', coalesce(r.gender, ''),
    'age_groups', r.age_groups, 'startdate', r.start_day, 'enddate', r.end_day, 'exercises', (
      select coalesce(json_agg(json_build_object('exercise', x.exercise_id, 'startdate', x.start_day, 'enddate', x.end_day,
        'holdseconds', coalesce(x.hold_seconds, e.hold_seconds), 'repeat', coalesce(x.repeats, e.repeats),
        'set', coalesce(x.sets, e.sets), 'time', coalesce(x.times, e.times), 'interval', coalesce(x.interval, e.interval),
        'next', x.next_position) order by x.position), '[]')
      from regimen_exercises x join exercises e using (exercise_id) where x.regimen_id = r.regimen_id)) as body
  from regimens r join content_versions v on v.version_id = r.regimen_id join content c on c.content_id = v.content_id`;

const questionnaire = sql`
  select v.version_id as version, json_build_object('name', q.short_name, 'licence', q.licence_line, 'image', coalesce(q.image, ''),
    'recalldays', q.recall_days, 'questions', (
      select coalesce(json_agg(json_build_object('question', x.question, 'options', x.options) order by x.quest_number), '[]')
      from questions x where x.questionnaire_id = q.questionnaire_id)) as body
  from questionnaires q join content_versions v on v.version_id = q.questionnaire_id join content c on c.content_id = v.content_id`;

const device = sql`
  select v.version_id as version, json_build_object('name', d.display_name, 'surgery_type', coalesce(d.surgery_type, ''), 'image', coalesce(d.image, ''), 'values', (
      select coalesce(json_agg(json_build_object('metric', m.metric, 'unit', m.unit, 'min', m.plausible_min, 'max', m.plausible_max,
        'thresholds', (
          select coalesce(json_agg(json_build_object('fromday', t -> 'fromDay', 'min', t -> 'min', 'max', t -> 'max') order by n), '[]')
          from jsonb_array_elements(m.thresholds) with ordinality g (t, n))) order by m.value_index), '[]')
      from device_metrics m where m.device_id = d.device_id)) as body
  from devices d join content_versions v on v.version_id = d.device_id join content c on c.content_id = v.content_id`;

/** SQL with the content of each kind, in the shape of its form. */
export const bodies = { carePlan, regimen, exercise, questionnaire, device } as const satisfies Record<
  ContentKind,
  RawBuilder<unknown>
>;

const knownValueRow = row({
  metric: column.text,
  unit: column.text,
  min: column.number,
  max: column.number,
  parameter: column.text,
  isOutput: column.boolean,
  axisMin: column.number.nullable(),
  axisMax: column.number.nullable(),
});

/** A published value of a device, with the keys by which the product identifies it. */
export type KnownValue = Row<typeof knownValueRow>;

const partRow = row({
  _id: column.id,
  content: column.id,
  name: column.text,
  number: column.number,
  image: column.text.nullable(),
  startdate: column.number.nullable(),
  enddate: column.number.nullable(),
  exercises: column.number.nullable(),
  newest: column.id.nullable(),
});

/** A version that other content contains, and the content that it belongs to. */
export type PartRow = Row<typeof partRow>;

const entryRow = row({
  regimen: column.id,
  exercise: column.id,
  startdate: column.number,
  enddate: column.number,
  hold: column.number,
  repeat: column.number,
  set: column.number,
  time: column.number,
  interval: column.number,
});

/** An exercise of a version of a regimen: its content and its dose. */
export type EntryRow = Row<typeof entryRow>;

const holdable = ["regimen", "exercise", "device", "questionnaire"] as const satisfies readonly ContentKind[];

/** SQL with the fields of a kind for content that other content contains. */
const containedContent = (kind: (typeof holdable)[number], scope: EditorScope, ids: readonly Id[]) => {
  const { table, id, name, image } = places[kind];
  const days =
    kind === "regimen"
      ? sql`t.start_day::int as startdate, t.end_day::int as enddate,
          (select count(*)::int from regimen_exercises x where x.regimen_id = t.regimen_id) as exercises`
      : sql`null::int as startdate, null::int as enddate, null::int as exercises`;
  return sql`
    select v.version_id as _id, v.content_id as content, t.${sql.ref(name)} as name, v.number, ${image ? sql`t.image` : sql`null`} as image, ${days},
      case when c.retired_at is null then (
        select n.version_id from content_versions n where n.content_id = c.content_id order by n.number desc limit 1) end as newest
    from ${sql.table(table)} t join content_versions v on v.version_id = t.${sql.ref(id)} join content c on c.content_id = v.content_id
    where v.version_id = any(${[...ids]}::uuid[]) and ${knownToEditor(scope)}`;
};

const contentOfVersionsRow = row({ version: column.id, content: column.id });

const formKindRow = row({ kind: column.textOf<QuestionnaireKind>() });

const bodyRow = row({ version: column.id, body: column.json<Body>() });

/** Returns the queries of content in the shape of its form, and of its parts. */
export const makeBodyQueries = (db: Database) => ({
  /** Returns a published version in the shape of its form. */
  acrossCustomersBody: async (scope: EditorScope, kind: ContentKind, versionId: Id): Promise<Body> =>
    (
      await db.one(
        scope,
        `${kind}Body`,
        typedSql(bodyRow)`${bodies[kind]} where v.version_id = ${versionId} and ${knownToEditor(scope)}`,
      )
    ).body,

  /** Returns the versions of content as their forms describe them, newest first: all versions, or the version with an id. */
  acrossCustomersBodies: (scope: EditorScope, { _id, kind }: Pick<HeadRow, "_id" | "kind">, versionId: Id | null) =>
    db.rows(
      scope,
      `${kind}Bodies`,
      typedSql(bodyRow)`${bodies[kind]}
        where v.content_id = ${_id} and (${versionId}::uuid is null or v.version_id = ${versionId}::uuid) and ${knownToEditor(scope)}
        order by v.number desc`,
    ),

  /** Returns the kind of a questionnaire, which all copies in its chain share; null when none of them is published, as for a new one. */
  acrossCustomersFormKind: async (scope: EditorScope, contentId: Id): Promise<QuestionnaireKind | null> =>
    (
      await db.row(
        scope,
        "formKind",
        typedSql(formKindRow)`
          with recursive line as (
            select content_id, copy_of from content where content_id = ${contentId}
            union all select c.content_id, c.copy_of from content c join line on c.content_id = line.copy_of)
          select q.kind from line join content_versions v using (content_id) join questionnaires q on q.questionnaire_id = v.version_id limit 1`,
      )
    )?.kind ?? null,

  /**
   * Returns the values of a device by their numbers: of its newest version, otherwise of the newest version of the nearest published
   * original in its chain of copies.
   */
  acrossCustomersKnownValues: (scope: EditorScope, contentId: Id) =>
    db.rows(
      scope,
      "knownValues",
      typedSql(knownValueRow)`
        with recursive line as (
          select content_id, copy_of, 0 as far from content where content_id = ${contentId}
          union all select c.content_id, c.copy_of, far + 1 from content c join line on c.content_id = line.copy_of)
        select m.metric, m.unit, m.plausible_min::float as min, m.plausible_max::float as max, m.parameter, m.is_output as "isOutput",
          m.axis_min::float as "axisMin", m.axis_max::float as "axisMax"
        from device_metrics m where m.device_id = (
          select v.version_id from line join content_versions v using (content_id) order by far, v.number desc limit 1)
        order by m.value_index`,
    ),

  /** Returns the exercises of versions of regimens, in their order. */
  acrossCustomersEntries: (scope: EditorScope, regimens: readonly Id[]) =>
    db.rows(
      scope,
      "regimenEntries",
      typedSql(entryRow)`
        select x.regimen_id as regimen, x.exercise_id as exercise, x.start_day as startdate, x.end_day as enddate,
          coalesce(x.hold_seconds, e.hold_seconds) as hold, coalesce(x.repeats, e.repeats) as repeat, coalesce(x.sets, e.sets) as set,
          coalesce(x.times, e.times) as time, coalesce(x.interval, e.interval) as interval
        from regimen_exercises x join exercises e using (exercise_id)
        join content_versions v on v.version_id = x.regimen_id join content c on c.content_id = v.content_id
        where x.regimen_id = any(${[...regimens]}::uuid[]) and ${knownToEditor(scope)} order by x.regimen_id, x.position`,
    ),

  /** Returns the content id of every known version. */
  acrossCustomersContentOf: async (scope: EditorScope): Promise<ReadonlyMap<Id, Id>> => {
    const rows = await db.rows(
      scope,
      "contentOfVersions",
      typedSql(contentOfVersionsRow)`
        select v.version_id as version, c.content_id as content from content_versions v join content c using (content_id)
        where ${knownToEditor(scope)}`,
    );
    return new Map(rows.map(({ version, content }) => [version, content]));
  },

  /** Returns the versions with these ids that the editor may see. */
  acrossCustomersParts: (scope: EditorScope, ids: readonly Id[]) =>
    db.rows(
      scope,
      "contentParts",
      typedSql(partRow)`${sql.join(
        holdable.map((kind) => containedContent(kind, scope, ids)),
        sql` union all `,
      )}`,
    ),
});

export type BodyQueries = ReturnType<typeof makeBodyQueries>;
