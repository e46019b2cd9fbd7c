import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import type { PatientSort } from "@restride/domain/patients/list/patient-sort.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { type RawBuilder, sql } from "kysely";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import type { RowOf } from "../../platform/database/row-of.ts";
import { basicColumns } from "./patient-columns.lookups.ts";
import { withCustomPlan } from "../../platform/database/row-level-security.ts";
import {
  type ClinicDays,
  dependsOnProgress,
  dependsOnStoredCount,
  filterConditions,
  type PatientConditions,
  type PatientQuery,
  matchingPatients,
  scopeConditions,
  withProgress,
} from "./patient-conditions.lookups.ts";
import type { StoredPeriods } from "./count-conditions.lookups.ts";

/** A request for the list. */
export interface PatientListRequest {
  readonly filter: PatientFilter;
  readonly sort: PatientSort;
  readonly page: Page;
  readonly today: CalendarDate;
  /** Whether the number of all matching patients is wanted. */
  readonly withTotal: boolean;
  /** The current day of each clinic, for a list across clinics. */
  readonly days?: ClinicDays;
  /** The stored periods of the counts of the filter. */
  readonly periods?: StoredPeriods;
}

export type PatientPage = PatientConditions & { limit: number; offset: number };

/** Adds the requested order to a query; progress is a column of `g`, or of `p` when that contains the sort columns. */
export const sortPatients = <Row>(
  query: PatientQuery<Row>,
  { field, order }: PatientSort,
  progress: "g" | "p" = "g",
): PatientQuery<Row> => {
  const direction = order === "ascend" ? "asc" : "desc";
  if (field === "name")
    return query.orderBy("p.last_name", direction).orderBy("p.first_name", direction).orderBy("p.patient_id");
  if (field === "surgerydate") return query.orderBy("p.surgery_date", direction).orderBy("p.patient_id");
  const percent = sql.ref(`${progress}.${percents[field]}`);
  return query
    .orderBy(percent, (order) => (direction === "asc" ? order.asc() : order.desc()).nullsLast())
    .orderBy("p.surgery_date", "desc")
    .orderBy("p.patient_id");
};

export const percents = { progress: "exercise_percent", deviceprogress: "measurement_percent" } as const;

export type ByProgress = PatientSort & { readonly field: keyof typeof percents };

export const isByProgress = (sort: PatientSort): sort is ByProgress => sort.field in percents;

export const selectListed = (query: PatientQuery<object>, customername: RawBuilder<string>) =>
  query.select([...basicColumns, customername.as("customername")]);

/** A row of the list as the database returns it; the phone is not masked yet. */
export type ListedPatient = RowOf<typeof selectListed>;

/** SQL with a number that is read when the statement runs, and not when it is planned, so that one plan serves every page. */
export const whenRun = (value: number) => sql<number>`(select ${value}::bigint)`;

/** SQL of a page of all patients in a state by progress: their progress has all that the order needs, so nobody else's record is read. */
const pageByProgress = ({ customerId, active, limit, offset }: PatientPage, { field, order }: ByProgress) => sql`(
  select p.* from (
    select g.patient_id from patient_progress g where g.customer_id = ${customerId} ${active === undefined ? sql`` : sql`and g.active = ${active}`}
    order by ${sql.ref(`g.${percents[field]}`)} ${sql.raw(order === "ascend" ? "asc" : "desc")} nulls last, g.surgery_date desc, g.patient_id
    limit ${whenRun(limit)} offset ${whenRun(offset)}) k
  cross join lateral (select * from patients where patient_id = k.patient_id limit 1) p)`;

const isOfState = (slice: PatientPage): boolean =>
  Object.entries(slice).every(
    ([name, value]) => value === undefined || ["customerId", "active", "limit", "offset"].includes(name),
  );

/** SQL of a page: only what is shown is joined, after the limit, so that an index in the order of the list ends with the page. */
const clinicList = compiledPerShape((slice: PatientPage, sort: PatientSort) => {
  const { limit, offset, ...conditions } = slice;
  // A page of a stored count is planned for its values: an index in the order of the list, or in that of the count, whichever ends sooner.
  const ending = dependsOnStoredCount(slice) ? (value: number) => sql<number>`${value}::bigint` : whenRun;
  const page =
    isByProgress(sort) && isOfState(slice)
      ? pageByProgress(slice, sort)
      : sortPatients(matchingPatients(conditions, isByProgress(sort)), sort)
          .selectAll("p")
          .limit(ending(limit))
          .offset(ending(offset));
  return selectListed(sortPatients(withProgress(sql`${page}`), sort), sql`''`);
});

/** SQL of a page of the patients whose names match, each row with how many match: the name parts are read once for both. */
const clinicListByName = compiledPerShape(({ limit, offset, ...conditions }: PatientPage, sort: PatientSort) => {
  const page = sortPatients(matchingPatients(conditions, isByProgress(sort)), sort)
    .selectAll("p")
    .select(sql`count(*) over ()::int`.as("total"))
    .limit(whenRun(limit))
    .offset(whenRun(offset));
  return selectListed(sortPatients(withProgress(sql`${page}`), sort), sql`''`).select(sql<number>`p.total`.as("total"));
});

export const total = compiledPerShape((conditions: PatientConditions) =>
  matchingPatients(conditions).select(sql<number>`count(*)::int`.as("total")),
);

const stats = compiledPerShape((conditions: PatientConditions) =>
  matchingPatients(conditions).select([
    sql<number>`count(*)::int`.as("active"),
    sql<number>`count(*) filter (where p.surgery_type = 'knee')::int`.as("knee"),
    sql<number>`count(*) filter (where p.surgery_type = 'hip')::int`.as("hip"),
  ]),
);

const isByName = ({ namePart, nameParts }: PatientConditions): boolean => (namePart ?? nameParts) !== undefined;

export const requestConditions = (
  within: PatientConditions,
  { filter, today, days, periods }: PatientListRequest,
): PatientConditions => ({
  ...within,
  ...filterConditions(filter, today, days, periods),
});

export const patientPageOf = (within: PatientConditions, request: PatientListRequest): PatientPage => ({
  ...requestConditions(within, request),
  limit: request.page.pageSize,
  offset: offsetOf(request.page),
});

export const makePatientQueries = (db: Database) => ({
  /** Returns a page of the clinic's patients, and how many match; null when nobody wants to know. */
  list: async (
    scope: CustomerScope,
    request: PatientListRequest,
  ): Promise<{ rows: readonly ListedPatient[]; total: number | null }> => {
    const pageSlice = patientPageOf(scopeConditions(scope), request);
    const { withTotal } = request;
    // How many have such a progress, or are in such a count, depends on the clinic.
    const depends = dependsOnProgress(pageSlice) || dependsOnStoredCount(pageSlice);
    const planned = depends ? withCustomPlan(scope) : scope;
    const countAlone = async () =>
      (await db.one(planned, "patientTotal", total(requestConditions(scopeConditions(scope), request)))).total;
    if (withTotal && isByName(pageSlice)) {
      const rows = await db.rows(scope, "patientListByName", clinicListByName(pageSlice, request.sort));
      return { rows, total: rows[0]?.total ?? (pageSlice.offset === 0 ? 0 : await countAlone()) };
    }
    const [rows, counted] = await Promise.all([
      db.rows(planned, "patientList", clinicList(pageSlice, request.sort)),
      withTotal ? countAlone() : null,
    ]);
    return { rows, total: counted };
  },

  stats: async (scope: CustomerScope) =>
    (await db.row(scope, "patientStats", stats({ ...scopeConditions(scope), active: true })))!,
});

export type PatientQueries = ReturnType<typeof makePatientQueries>;
