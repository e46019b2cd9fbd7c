import type { Scope } from "@restride/domain/access/scope.ts";
import type { ListedState, UnitSort } from "@restride/domain/fulfilment/unit-filter.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";
import { beginsWith, inCustomers, namedIds } from "../names/name-parts.lookups.ts";
import { silentUnits } from "./silent-devices.lookups.ts";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const listedUnitRow = row({
  _id: column.id,
  orderid: column.id,
  name: column.text,
  hardware_uuid: column.text,
  status: column.textOf<ListedState>(),
  since: column.date.nullable(),
  overOn: column.date.nullable(),
  /** The current day of the clinic. */
  today: column.date,
  customer: column.json<{ readonly _id: Id; readonly name: string; readonly logo: string | null }>(),
  patient: column.json<{ readonly _id: Id; readonly name: string }>(),
});

/** A unit as the list shows it. */
export type ListedUnit = Row<typeof listedUnitRow>;

/** Values of the conditions of a list of units. An undefined condition has no effect. */
export interface UnitConditions {
  readonly customerIds: readonly Id[];
  /** The company, if these are all of its clinics. */
  readonly companyId?: Id | undefined;
  readonly states: readonly ListedState[];
  readonly now: string;
  /** Minimum number of days since the last day on which the unit was needed. */
  readonly daysOver?: number | undefined;
  /** Only delivered units that have sent no reading since. */
  readonly isSilent?: boolean | undefined;
  /** Beginning of the hardware id, or parts of the patient's name. */
  readonly search?: string | undefined;
  readonly nameParts?: readonly string[] | undefined;
}
type UnitPage = UnitConditions & { readonly limit: number; readonly offset: number };

const clinics = ({ customerIds, now }: UnitConditions) => sql`
  clinics as materialized (select k.customer_id, (${now}::timestamptz at time zone k.time_zone)::date as today
    from customers k where k.customer_id = any(${customerIds}::uuid[]))`;

/** SQL with the units of a clinic `c` in a state `s` that meet the conditions. */
const unitsOfClinic = ({ customerIds, daysOver, isSilent = false, search, nameParts }: UnitConditions) => {
  const over = daysOver === undefined ? sql`` : sql`and u.over_on < c.today - ${daysOver}::int`;
  const silent = isSilent ? sql`and u.item_id in (select u.item_id ${silentUnits(sql`= c.customer_id`)})` : sql``;
  const inState = sql`u.customer_id = c.customer_id and u.status = s.status ${over} ${silent}`;
  if (search === undefined) return sql`select u.* from listed_units u where ${inState}`;
  const ofPatients = namedIds("patient", nameParts ?? [], inCustomers(sql`${customerIds}::uuid[]`));
  return sql`
    select u.* from listed_units u where ${inState} and ${beginsWith(sql`u.hardware_id`, sql`upper(${search})`)}
    union select u.* from listed_units u where ${inState} and u.patient_id = any(${ofPatients})`;
};

/** SQL with the day at an offset from UTC: no place is more than 14 hours ahead, or more than 12 behind. */
const dayAt = (now: string, offset: "14 hours" | "-12 hours") =>
  sql`(${now}::timestamptz at time zone 'UTC' + ${sql.lit(offset)}::interval)::date`;

/**
 * SQL with the units of a company in a state `s`, in the order of an index, and those whose company `join-units` has not written yet. The day of the
 * clinic is looked up for each unit that may be over.
 */
const unitsOfCompany = ({ companyId, customerIds, daysOver, now }: UnitConditions, bounds: RawBuilder<unknown>) => {
  const today = sql`(select (${now}::timestamptz at time zone k.time_zone)::date from customers k where k.customer_id = u.customer_id)`;
  const over = sql`and u.over_on < ${dayAt(now, "14 hours")} - ${daysOver}::int and u.over_on < ${today} - ${daysOver}::int`;
  const inState = sql`u.status = s.status ${daysOver === undefined ? sql`` : over}`;
  return sql`
    (select u.* from listed_units u where u.company_id = ${companyId} and ${inState} ${bounds}) union all
    (select u.* from listed_units u where u.company_id is null and u.customer_id = any(${customerIds}::uuid[]) and ${inState} ${bounds})`;
};

/** Returns SQL with parts of the list, such as the states of each clinic, and with the units of a part, which an index has in the list's order. */
const partsOf = (conditions: UnitConditions, bounds: RawBuilder<unknown> = sql``) => {
  const { companyId, customerIds, isSilent, search, states } = conditions;
  const inStates = sql`unnest(${states}::text[]) s (status)`;
  if (search !== undefined) return { parts: sql`clinics c cross join ${inStates}`, units: unitsOfClinic(conditions) };
  if (isSilent)
    return {
      parts: sql`(values (1)) one (part)`,
      units: sql`select u.* ${silentUnits(sql`= any(${customerIds}::uuid[])`)}`,
    };
  return companyId === undefined
    ? { parts: sql`clinics c cross join ${inStates}`, units: unitsOfClinic(conditions) }
    : { parts: inStates, units: unitsOfCompany(conditions, bounds) };
};

const orderOf = ({ field, order }: UnitSort) => {
  const direction = order === "ascend" ? "" : " desc";
  return sql.raw(`u.${field === "since" ? "stands_since" : "over_on"}${direction}, u.item_id${direction}`);
};

/** SQL of a page. No more rows are read of each part of the list than a page can show. */
const page = compiledPerShape(({ limit, offset, ...conditions }: UnitPage, sort: UnitSort) => {
  const order = orderOf(sort);
  const bounds = sql`order by ${order} limit ${limit}::bigint + ${offset}::bigint`;
  const { parts, units } = partsOf(conditions, bounds);
  return typedSql(listedUnitRow)`
    with ${clinics(conditions)}, page as (
      select u.* from ${parts} cross join lateral (select * from (${units}) u ${bounds}) u
      order by ${order} limit ${limit}::bigint offset ${offset}::bigint)
    select d.item_id as _id, d.order_id as orderid, n.display_name as name, coalesce(d.hardware_id, '') as hardware_uuid, u.status,
      u.stands_since as since, nullif(u.over_on, 'infinity') as "overOn", (${conditions.now}::timestamptz at time zone k.time_zone)::date as today,
      json_build_object('_id', k.customer_id, 'name', k.name, 'logo', k.logo) as customer,
      json_build_object('_id', p.patient_id, 'name', p.first_name || ' ' || p.last_name) as patient
    from page u join patient_devices d on (d.customer_id, d.patient_id, d.item_id) = (u.customer_id, u.patient_id, u.item_id)
    join devices n on n.device_id = d.device_id
    join customers k on k.customer_id = u.customer_id
    join patients p on p.customer_id = u.customer_id and p.patient_id = u.patient_id
    order by ${order}`;
});

const totalRow = row({ units: column.number });

/** SQL with the number of units in counters of a clinic `c` in a state `s`, which are stored by day. */
const countedInClinic = ({ daysOver }: UnitConditions) => sql`
  select u.units from unit_counters u where u.customer_id = c.customer_id and u.status = s.status
    ${daysOver === undefined ? sql`` : sql`and u.over_on < c.today - ${daysOver}::int`}`;

/** SQL with the number of a company's units in a state `s`, from counters. Units around the present day are looked at, since each clinic has its own. */
const countedInCompany = (conditions: UnitConditions) => {
  const { companyId, daysOver, now } = conditions;
  const counted = sql`select t.units from company_unit_counters t where t.company_id = ${companyId} and t.status = s.status`;
  if (daysOver === undefined) return sql`${counted} and t.over_on = '-infinity'`;
  const firstInDoubt = sql`${dayAt(now, "-12 hours")} - ${daysOver}::int`;
  return sql`${counted} and t.over_on > '-infinity' and t.over_on < ${firstInDoubt}
    union all select 1 from (${unitsOfCompany(conditions, sql``)}) u where u.over_on >= ${firstInDoubt}`;
};

/** SQL with the number of units. They are counted one by one only for a search or for silent units. */
const total = compiledPerShape((conditions: UnitConditions) => {
  const { companyId, isSilent, search } = conditions;
  const { parts, units } = partsOf(conditions);
  const counted = companyId === undefined ? countedInClinic(conditions) : countedInCompany(conditions);
  return typedSql(totalRow)`
    with ${clinics(conditions)}
    select coalesce(sum(t.units), 0)::int as units from ${parts}
    cross join lateral (${search === undefined && !isSilent ? counted : sql`select 1 as units from (${units}) u`}) t`;
});

/** Returns the queries of units of several clinics; the caller has checked that the clinics belong to the scope. */
export const makeUnitsQueries = (db: Database) => ({
  acrossCustomersUnits: (scope: Scope, slice: UnitPage, sort: UnitSort) =>
    db.rows(scope, "unitPageAcrossCustomers", page(slice, sort)),

  acrossCustomersUnitTotal: async (scope: Scope, conditions: UnitConditions): Promise<number> =>
    (await db.one(scope, "unitTotalAcrossCustomers", total(conditions))).units,
});

export type UnitsQueries = ReturnType<typeof makeUnitsQueries>;
