import type { ContentKind } from "@restride/domain/content/kinds.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";
import type { ContentPart } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import { type Keeper, knownToKeeper, places } from "./kinds.conditions.views.ts";

export type Body = Record<string, unknown>;

const carePlan = sql`
  select json_build_object('name', p.name, 'description', p.description, 'surgery_type', coalesce(p.surgery_type, ''),
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
  select json_build_object('name', e.name, 'purpose', e.purpose, 'caution', e.caution, 'image', coalesce(e.image, ''),
    'video', coalesce(e.video, ''), 'holdseconds', e.hold_seconds, 'repeat', e.repeats, 'set', e.sets, 'time', e.times,
    'interval', e.interval) as body
  from exercises e join content_versions v on v.version_id = e.exercise_id join content c on c.content_id = v.content_id`;

/** The kinds that can be made. */
export const bodies = { carePlan, exercise } as const satisfies Partial<Record<ContentKind, RawBuilder<unknown>>>;
export type MadeKind = keyof typeof bodies;

const holdable = ["regimen", "device", "questionnaire"] as const satisfies readonly ContentKind[];

/** What a kind says of the content that something else holds. */
const part = (kind: (typeof holdable)[number], scope: Keeper, ids: readonly Id[]) => {
  const { table, id, name, image } = places[kind];
  const days =
    kind === "regimen"
      ? sql`t.start_day::int as startdate, t.end_day::int as enddate,
          (select count(*)::int from regimen_exercises x where x.regimen_id = t.regimen_id) as exercises`
      : sql`null::int as startdate, null::int as enddate, null::int as exercises`;
  return sql`
    select v.version_id as _id, t.${sql.ref(name)} as name, v.number, ${image ? sql`t.image` : sql`null`} as image, ${days},
      case when c.retired_at is null then (
        select n.version_id from content_versions n where n.content_id = c.content_id order by n.number desc limit 1) end as newest
    from ${sql.table(table)} t join content_versions v on v.version_id = t.${sql.ref(id)} join content c on c.content_id = v.content_id
    where v.version_id = any(${[...ids]}::uuid[]) and ${knownToKeeper(scope)}`;
};

/** What content says, as its form has it, and what it holds. */
export const makeBodyViews = (db: Database) => ({
  /** A published version as its form would have it. */
  acrossCustomersBody: async (scope: Keeper, kind: MadeKind, versionId: Id): Promise<Body> =>
    (
      await db.one(
        scope,
        `${kind}Body`,
        sql<{ body: Body }>`${bodies[kind]} where v.version_id = ${versionId} and ${knownToKeeper(scope)}`,
      )
    ).body,

  /** The versions of these ids that the keeper knows. */
  acrossCustomersParts: (scope: Keeper, ids: readonly Id[]) =>
    db.rows(
      scope,
      "contentParts",
      sql<ContentPart>`${sql.join(
        holdable.map((kind) => part(kind, scope, ids)),
        sql` union all `,
      )}`,
    ),
});

export type BodyViews = ReturnType<typeof makeBodyViews>;
