import type { CompanyScope, CustomerScope } from "@restride/domain/access/scope.ts";
import type { PatientFilter } from "@restride/domain/patients/patient-filter.ts";
import type { PatientSort } from "@restride/domain/patients/patient-sort.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { filtered, type PatientQuery, patientsWithProgress, visible } from "./patients.conditions.views.ts";

/** What the list is asked for. */
export interface ListRequest {
  readonly filter: PatientFilter;
  readonly sort: PatientSort;
  readonly page: Page;
  readonly today: CalendarDate;
}

/** A row of the list as it lies in the database; the phone is not masked yet. */
export interface ListedPatient {
  readonly _id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly surgeon: string;
  readonly provider: string;
  readonly customer: string;
  readonly customername: string;
  readonly surgeryType: string;
  readonly surgeryDate: CalendarDate;
  readonly active: boolean;
  readonly progress: number | null;
  readonly deviceprogress: number | null;
}

const columns = [
  "p.patient_id as _id",
  "p.first_name as firstname",
  "p.last_name as lastname",
  "p.phone",
  "p.surgeon_id as surgeon",
  "s.name as provider",
  "p.customer_id as customer",
  "p.surgery_type as surgeryType",
  "p.surgery_date as surgeryDate",
  "p.active",
  "g.exercise_percent as progress",
  "g.measurement_percent as deviceprogress",
] as const;

const sorted = <Row>(query: PatientQuery<Row>, { field, order }: PatientSort): PatientQuery<Row> => {
  const direction = order === "ascend" ? "asc" : "desc";
  return field === "name"
    ? query.orderBy("p.last_name", direction).orderBy("p.first_name", direction).orderBy("p.patient_id")
    : query.orderBy("p.surgery_date", direction).orderBy("p.patient_id");
};

const counted = <Row>(query: PatientQuery<Row>) => query.select(sql<number>`count(*)::int`.as("total"));

export const makePatientViews = (db: Database) => ({
  list: async (scope: CustomerScope, { filter, sort, page, today }: ListRequest): Promise<ListedPatient[]> =>
    db.rows(
      scope,
      "patientList",
      sorted(filtered(visible(scope), filter, today), sort)
        .select([...columns, sql<string>`''`.as("customername")])
        .limit(page.pageSize)
        .offset(offsetOf(page))
        .$castTo<ListedPatient>(),
    ),

  total: async (scope: CustomerScope, { filter, today }: ListRequest): Promise<number> =>
    (await db.row(scope, "patientTotal", counted(filtered(visible(scope), filter, today))))!.total,

  stats: async (scope: CustomerScope) =>
    (await db.row(
      scope,
      "patientStats",
      visible(scope)
        .where("p.active", "=", true)
        .select([
          sql<number>`count(*)::int`.as("active"),
          sql<number>`count(*) filter (where p.surgery_type = 'knee')::int`.as("knee"),
          sql<number>`count(*) filter (where p.surgery_type = 'hip')::int`.as("hip"),
        ]),
    ))!,

  acrossCustomersList: (scope: CompanyScope, request: ListRequest, customers: readonly string[]) =>
    db.rows(
      scope,
      "patientListAcrossCustomers",
      sorted(filtered(ofCustomers(customers), request.filter, request.today), request.sort)
        .select([
          ...columns,
          sql<string>`(select c.name from customers c where c.customer_id = p.customer_id)`.as("customername"),
        ])
        .limit(request.page.pageSize)
        .offset(offsetOf(request.page))
        .$castTo<ListedPatient>(),
    ),

  acrossCustomersTotal: async (scope: CompanyScope, request: ListRequest, customers: readonly string[]) =>
    (await db.row(
      scope,
      "patientTotalAcrossCustomers",
      counted(filtered(ofCustomers(customers), request.filter, request.today)),
    ))!.total,
});

const ofCustomers = (customers: readonly string[]): PatientQuery<object> =>
  patientsWithProgress().where(sql<boolean>`p.customer_id = any(${[...customers]}::uuid[])`);

export type PatientViews = ReturnType<typeof makePatientViews>;
