import type { Id } from "@restride/domain/values/id.ts";
import type { CompanyScope, CustomerScope } from "@restride/domain/access/scope.ts";
import { type CalendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";
import { LRUCache } from "lru-cache";
import { maxEntries } from "../../platform/cache-limits.ts";
import { build, type Database } from "../../platform/database/database.ts";

/** A clinic's local time. */
export interface ClinicTime {
  readonly timeZone: string;
  readonly today: CalendarDate;
  /** Now, in milliseconds. */
  readonly now: number;
}

/** Returns a clinic's local time. After a change of a clinic's zone, `forget` removes the old zone from this process's cache. */
export type ClinicClock = ((scope: CustomerScope) => Promise<ClinicTime>) & {
  readonly forget: (customerId: Id) => void;
};

/** Milliseconds. Time zones rarely change; other processes see a change within a minute. */
const cacheDuration = 60_000;

export const makeClinicClock = (db: Database, now: () => number): ClinicClock => {
  const zones = new LRUCache<string, string>({ ...maxEntries(5_000), ttl: cacheDuration, perf: { now } });
  const zoneOf = async (scope: CustomerScope): Promise<string> => {
    const knownZone = zones.get(scope.customerId);
    if (knownZone) return knownZone;
    const zone = await db.row(
      scope,
      "timeZone",
      build.selectFrom("customers").select("time_zone").where("customer_id", "=", scope.customerId),
    );
    zones.set(scope.customerId, zone!.time_zone);
    return zone!.time_zone;
  };
  const readTime = async (scope: CustomerScope): Promise<ClinicTime> => {
    const timeZone = await zoneOf(scope);
    return { timeZone, now: now(), today: todayIn(now(), timeZone) };
  };
  return Object.assign(readTime, { forget: (customerId: Id) => void zones.delete(customerId) });
};

/** Returns the clinics that a company scope reaches, all of the company's or those of a health coach: their ids, and the zone of each. */
export const makeCompanyClinics = (db: Database) => {
  const companyZones = async (scope: CompanyScope): Promise<ReadonlyMap<Id, string>> => {
    const rows = await db.rows(
      scope,
      "customersOfCompany",
      build
        .selectFrom("customers")
        .select(["customer_id as id", "time_zone as zone"])
        .where("company_id", "=", scope.companyId),
    );
    const reached = rows.filter(({ id }) => scope.customerIds === null || scope.customerIds.includes(id));
    return new Map(reached.map(({ id, zone }) => [id, zone]));
  };
  const companyCustomers = async (scope: CompanyScope): Promise<Id[]> => [...(await companyZones(scope)).keys()];
  return { companyZones, companyCustomers };
};

type CompanyClinics = ReturnType<typeof makeCompanyClinics>;
export type CompanyZones = CompanyClinics["companyZones"];
export type CompanyCustomers = CompanyClinics["companyCustomers"];
