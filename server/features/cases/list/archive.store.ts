import type { CompanyScope, CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../../platform/database/typed-sql.ts";
import { isInSight, type SightLimits } from "../../sight/sight.lookups.ts";

const reachedCaseRow = row({
  caseId: column.id,
  customerId: column.id,
  patientId: column.id.nullable(),
  isArchived: column.boolean,
});

/** A case with the fields that archiving and deleting need. */
export type ReachedCase = Row<typeof reachedCaseRow>;

/** The clinics and limits whose cases may be reached. */
export interface CaseReach extends SightLimits {
  readonly customerIds: readonly Id[];
}

type ArchiveScope = CompanyScope | CustomerScope;

export const makeArchiveStore = (db: Database) => ({
  /** Locks those of the cases that are in reach, always in the same order. */
  acrossCustomersLock: (scope: ArchiveScope, { customerIds, ...limits }: CaseReach, ids: readonly Id[]) =>
    db.rows(
      scope,
      "lockCasesAcrossCustomers",
      typedSql(reachedCaseRow)`
        select c.case_id as "caseId", c.customer_id as "customerId", c.patient_id as "patientId",
          c.archived_at is not null as "isArchived"
        from cases c left join patients p on p.customer_id = c.customer_id and p.patient_id = c.patient_id
        where c.customer_id = any(${customerIds}::uuid[]) and c.case_id = any(${ids}::uuid[])
          and ${isInSight(limits, "p")}
        order by c.case_id for update of c`,
    ),

  /** Locks the counts of the cases' patients, after the cases and always in the same order, so that there is no deadlock. */
  acrossCustomersHoldPatients: (scope: ArchiveScope, customerIds: readonly Id[], ids: readonly Id[]): void =>
    db.write(
      scope,
      "holdPatientsOfCasesAcrossCustomers",
      sql`select from message_patients m where m.customer_id = any(${customerIds}::uuid[]) and m.patient_id in (
            select l.patient_id from unnest(${customerIds}::uuid[]) customer, unnest(${ids}::uuid[]) id, lateral (
              select patient_id from listed_cases where customer_id = customer and case_id = id limit 1) l)
          order by m.customer_id, m.patient_id for update`,
    ),

  /** Archives cases, or restores them with null. */
  acrossCustomersArchive: (
    scope: ArchiveScope,
    customerIds: readonly Id[],
    ids: readonly Id[],
    at: string | null,
  ): void =>
    db.write(
      scope,
      "archiveCasesAcrossCustomers",
      sql`update cases set archived_at = ${at}::timestamptz
          where customer_id = any(${customerIds}::uuid[]) and case_id = any(${ids}::uuid[])`,
    ),

  acrossCustomersDelete: (scope: ArchiveScope, customerIds: readonly Id[], ids: readonly Id[]): void =>
    db.write(
      scope,
      "deleteCasesAcrossCustomers",
      sql`delete from cases where customer_id = any(${customerIds}::uuid[]) and case_id = any(${ids}::uuid[])`,
    ),
});

export type ArchiveStore = ReturnType<typeof makeArchiveStore>;
