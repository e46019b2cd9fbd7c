import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { StoredRow } from "@restride/domain/activity-log/log-fields.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const logRow = row({
  id: column.number,
  at: column.text,
  actor: column.text,
  table: column.text,
  action: column.text,
  source: column.text,
  event: column.text,
  before: column.json<StoredRow>().nullable(),
  after: column.json<StoredRow>().nullable(),
});

/** A change as the audit log stores it. */
export type LogRow = Row<typeof logRow>;

/** Values of the conditions of a list of entries. `from` is the first instant; `to` is excluded. */
export interface LogConditions {
  readonly patientId: Id;
  readonly from: string;
  readonly to: string;
  readonly events: readonly string[];
  readonly sources: readonly string[];
}

/** Position of a page: the entry at which it begins, the direction, and the number of entries to skip. */
export interface PagePosition {
  readonly at: string;
  readonly id: number;
  readonly including: boolean;
  readonly newer: boolean;
  readonly skip: number;
  readonly size: number;
}

type ClinicConditions = LogConditions & { readonly customerId: Id };

const isSelectedEntry = ({ customerId, patientId, from, to }: ClinicConditions) => sql`
  l.customer_id = ${customerId} and l.about_patient = ${patientId} and l.at >= ${from} and l.at < ${to}`;

/**
 * The index has the entries of each pair of an event and a source in order, so the first entries of each pair are enough for a page. The
 * condition on the time alone sets where the index scan begins; that on time and number excludes other entries of the same time.
 */
const page = compiledPerShape(
  (
    {
      at,
      id,
      skip,
      size,
      limit,
      ...conditions
    }: ClinicConditions & Pick<PagePosition, "at" | "id" | "skip" | "size"> & { limit: number },
    { newer, including }: Pick<PagePosition, "newer" | "including">,
  ) => {
    const order = newer ? sql`asc` : sql`desc`;
    const beyond = sql.raw(`${newer ? ">" : "<"}${including ? "=" : ""}`);
    return typedSql(logRow)`
    with page_keys as materialized (
      select first.at, first.entry_id from unnest(${conditions.events}::text[]) e (event), unnest(${conditions.sources}::text[]) s (source), lateral (
        select l.at, l.entry_id from audit_log l
        where ${isSelectedEntry(conditions)} and l.event = e.event and l.source = s.source
          and l.at ${sql.raw(newer ? ">=" : "<=")} ${at}::timestamptz and (l.at, l.entry_id) ${beyond} (${at}::timestamptz, ${id}::bigint)
        order by l.at ${order}, l.entry_id ${order} limit (select ${limit}::bigint)) first
      order by at ${order}, entry_id ${order} offset (select ${skip}::bigint) limit (select ${size}::bigint)
    )
    select l.entry_id as id, to_char(l.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, l.actor, l.table_name as table, l.action, l.source, l.event, l.before, l.after
    from page_keys f join audit_log l on l.customer_id = ${conditions.customerId} and l.entry_id = f.entry_id
    order by f.at ${order}, f.entry_id ${order}`;
  },
);

const countRow = row({ count: column.number });

const count = compiledPerShape(
  ({ limit, ...conditions }: ClinicConditions & { limit: number }) => typedSql(countRow)`
    select count(*)::int as count from (
      select from audit_log l where ${isSelectedEntry(conditions)} and l.event = any(${conditions.events}::text[]) and l.source = any(${conditions.sources}::text[])
      limit (select ${limit}::bigint)) counted`,
);

const namedIdRow = row({
  id: column.text,
  name: column.text,
});

/** The name of an id in the log. */
export type NamedId = Row<typeof namedIdRow>;

interface NamesOf {
  readonly customerId: Id;
  readonly patientId: Id;
  readonly ids: readonly string[];
}

const itemsOf = ({ customerId, patientId, ids }: NamesOf, table: string) => sql`
  ${sql.table(table)} i where i.customer_id = ${customerId} and i.patient_id = ${patientId} and i.item_id = any(${ids}::uuid[])`;

const names = compiledPerShape(
  (of: NamesOf) => typedSql(namedIdRow)`
    select exercise_id::text as id, name from exercises where exercise_id = any(${of.ids}::uuid[])
    union all select i.item_id::text, (select name from exercises e where e.exercise_id = i.exercise_id) from ${itemsOf(of, "patient_exercises")}
    union all select device_id::text, display_name from devices where device_id = any(${of.ids}::uuid[])
    union all select i.item_id::text, (select display_name from devices d where d.device_id = i.device_id) from ${itemsOf(of, "patient_devices")}
    union all select 'metrics ' || i.item_id, (select string_agg(m.metric || ' # ' || m.unit, '|' order by m.value_index)
      from device_metrics m where m.device_id = i.device_id) from ${itemsOf(of, "patient_devices")}
    union all select 'times ' || r.item_id, string_agg(r.valid_from || ' ' || r.times, '|' order by r.valid_from) from item_revisions r
      where r.customer_id = ${of.customerId} and r.patient_id = ${of.patientId} and r.item_id = any(${of.ids}::uuid[]) and r.times is not null
      group by r.item_id
    union all select questionnaire_id::text, short_name from questionnaires where questionnaire_id = any(${of.ids}::uuid[])
    union all select category_id::text, name from note_categories where category_id = any(${of.ids}::uuid[])
    union all select care_plan_id::text, name from care_plans where care_plan_id = any(${of.ids}::uuid[])
    union all select surgeon_id::text, name from surgeons where customer_id = ${of.customerId} and surgeon_id = any(${of.ids}::uuid[])
    union all select notification_id::text, header || ': ' || message from notifications
      where customer_id = ${of.customerId} and notification_id = any(${of.ids}::uuid[])
    union all select c._id::text, c.firstname || ' ' || c.lastname from unnest(${of.ids}::uuid[]) u (id), staff_card(u.id) c
    union all select 'role ' || u.id, staff_role(u.id)::text from unnest(${of.ids}::uuid[]) u (id) where staff_role(u.id) is not null
    union all select patient_id::text, first_name || ' ' || last_name from patients
      where customer_id = ${of.customerId} and patient_id = ${of.patientId}`,
);

export const makeActivityLogQueries = (db: Database) => ({
  page: (
    { rls, customerId }: CustomerScope,
    conditions: LogConditions,
    { newer, including, skip, size, at, id }: PagePosition,
  ) =>
    db.rows(
      { rls },
      "activityLogPage",
      page({ customerId, ...conditions, at, id, skip, size, limit: skip + size }, { newer, including }),
    ),

  /** Returns the number of entries, up to a maximum. */
  count: async ({ rls, customerId }: CustomerScope, conditions: LogConditions, limit: number) =>
    (await db.one({ rls }, "activityLogCount", count({ customerId, ...conditions, limit }))).count,

  /** Returns the number of entries that are newer than an entry, up to a maximum. */
  newer: async ({ rls, customerId }: CustomerScope, conditions: LogConditions, walk: PagePosition) =>
    (
      await db.rows(
        { rls },
        "activityLogNewer",
        page(
          { customerId, ...conditions, at: walk.at, id: walk.id, skip: 0, size: walk.size, limit: walk.size },
          { newer: true, including: false },
        ),
      )
    ).length,

  names: ({ rls, customerId }: CustomerScope, patientId: Id, ids: readonly string[]) =>
    db.rows({ rls }, "activityLogNames", names({ customerId, patientId, ids })),
});

export type ActivityLogQueries = ReturnType<typeof makeActivityLogQueries>;
