import { type CountQuery, complianceQuery, engagementQuery } from "@restride/domain/drill-down/metric-filter.ts";
import { readPatientFilter } from "@restride/domain/patients/list/read-patient-filter.ts";
import { type CompanyScope, type CustomerScope, openFor } from "@restride/domain/access/scope.ts";
import { ageGroupOf, ageOn } from "@restride/domain/patients/age-group.ts";
import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import {
  defaultPatientSort,
  type PatientSort,
  patientSortSchema,
} from "@restride/domain/patients/list/patient-sort.ts";
import { type CalendarDate, daysBetween, todayIn } from "@restride/domain/values/calendar-date.ts";
import { type Page, pageSchema } from "@restride/domain/values/page.ts";
import { maskPhone } from "@restride/domain/values/phone.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import type { QueryGetPatientListArgs } from "../../generated/resolvers.ts";
import type { ClinicClock, CompanyZones } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PeriodSums } from "../period-sums/period-sums.lookups.ts";
import type { CompanyListQueries } from "./company-list.queries.ts";
import { filterConditions, storedCountOf } from "./patient-conditions.lookups.ts";
import type { ListedPatient, PatientQueries } from "./patients.queries.ts";
import { customerTexts } from "@restride/domain/customers/customer-texts.ts";

interface Deps {
  readonly queries: PatientQueries;
  readonly clock: ClinicClock;
  readonly periodSums: PeriodSums;
}

type PatientListArgs = Pick<QueryGetPatientListArgs, "metadata" | "filters" | "sorter">;
type Selects = (field: "total") => boolean;

const readRequest = ({
  metadata,
  filters,
  sorter,
}: PatientListArgs): { filter: PatientFilter; page: Page; sort: PatientSort } | Refusal => {
  const filter = readPatientFilter(filters);
  if (isRefusal(filter)) return filter;
  const page = parseOrRefuse(pageSchema, metadata ?? {});
  if (isRefusal(page)) return page;
  const sort = parseOrRefuse(patientSortSchema, sorter ?? defaultPatientSort);
  return isRefusal(sort) ? sort : { filter, page, sort };
};

const toListed = ({ surgeryType, surgeryDate, phone, dob, ...row }: ListedPatient, today: CalendarDate) => ({
  ...row,
  phone: maskPhone(phone),
  age: ageGroupOf(ageOn(dob, today)),
  surgery: { type: surgeryType, date: surgeryDate, days: daysBetween(surgeryDate, today) },
});

/** Makes the use case that returns a page of the clinic's patients, and how many match if that is selected. */
export const makeListPatients = ({ queries, clock, periodSums }: Deps) => {
  const periodOf = async (scope: CustomerScope, query: CountQuery | undefined) =>
    query ? periodSums.find(scope, query) : null;
  return async (scope: CustomerScope, args: PatientListArgs, selects: Selects) => {
    const request = readRequest(args);
    if (isRefusal(request)) return request;
    const { filter } = request;
    const { today } = await clock(scope);
    const [compliance, engagement] = await Promise.all([
      periodOf(scope, complianceQuery(filter, today)),
      periodOf(scope, engagementQuery(filter, today)),
    ]);
    const periods = { compliance, engagement };
    const count = selects("total") ? storedCountOf(filterConditions(filter, today, undefined, periods)) : null;
    const [{ rows, total }, counted] = await Promise.all([
      queries.list(scope, { ...request, today, periods, withTotal: selects("total") && count === null }),
      count && periodSums.total(scope, count.period, count.list),
    ]);
    return { patients: rows.map((row) => toListed(row, today)), total: counted?.total ?? total };
  };
};

interface CompanyDeps {
  readonly companyList: CompanyListQueries;
  readonly companyZones: CompanyZones;
  readonly now: () => number;
}

/** Makes the use case that returns the same across the company's clinics; for a health coach across the coach's clinics. */
export const makeListPatientsOfCompany =
  ({ companyList, companyZones, now }: CompanyDeps) =>
  async (scope: CompanyScope, args: PatientListArgs, selects: Selects) => {
    const request = readRequest(args);
    if (isRefusal(request)) return request;
    const chosen = args.filters?.customer;
    const zones = await companyZones(scope);
    const customerIds = [...zones.keys()];
    const customers = chosen?.length ? customerIds.filter((id) => chosen.includes(id)) : customerIds;
    if (chosen?.length && customers.length === 0) return refuse(customerTexts.notFound);
    const instant = now();
    const today = todayIn(instant, defaultTimeZone); // counted weeks and days are the same in all clinics
    const dayIn = new Map([...new Set(zones.values())].map((zone) => [zone, todayIn(instant, zone)]));
    const days = new Map(customers.map((id) => [id, dayIn.get(zones.get(id)!)!]));
    const { rows, total } = await companyList.acrossCustomers(
      openFor(scope, customers),
      { ...request, today, days, withTotal: selects("total") },
      customers,
    );
    return { patients: rows.map((row) => toListed(row, days.get(row.customer)!)), total };
  };
