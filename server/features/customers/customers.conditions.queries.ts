import { type Id, noId } from "@restride/domain/values/id.ts";
import type { CompanyScope, EveryScope } from "@restride/domain/access/scope.ts";
import { openStatuses } from "@restride/domain/case-states/case-list-path.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { sql } from "kysely";
import { build } from "../../platform/database/database.ts";
import type { RowOf } from "../../platform/database/row-of.ts";

/** Scope of a company's clinics, or of every clinic. */
export type CustomersScope = CompanyScope | EveryScope;

/**
 * SQL with the clinics of a scope: the company's, of which a coach sees their own; for a super admin those of the named company, or all.
 */
export const visibleCustomers = (scope: CustomersScope, companyId: Id | null) => {
  const customers = build.selectFrom("customers as c");
  if (scope.kind === "every")
    return companyId === null ? customers : customers.where(sql<boolean>`c.company_id = ${companyId}`);
  const companyCustomers = customers.where("c.company_id", "=", scope.companyId);
  if (scope.customerIds === null) return companyCustomers;
  return companyCustomers.where(sql<boolean>`c.customer_id = any(${[...scope.customerIds]}::uuid[])`);
};

export interface Coach {
  readonly _id: Id;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

const patients = sql<number>`(select coalesce(sum(a.patients), 0)::int from active_patient_counters a
  where a.customer_id = c.customer_id and a.active)`;

const coach = sql<Coach | null>`(select json_build_object('_id', u.user_id, 'firstname', u.first_name,
    'lastname', u.last_name, 'email', u.email)
  from users u where u.company_id = c.company_id and u.role = ${sql.lit(Role.healthCoach)}
    and c.customer_id = any(u.associate_customers) limit 1)`;

/** Counts of a clinic's cases by state. */
interface CaseCounts {
  readonly opencases: number;
  readonly assigned: number;
  readonly unassigned: number;
  readonly resolved: number;
  readonly unresolved: number;
  readonly notanissue: number;
}

const casesIn = (...statuses: readonly string[]) =>
  sql`coalesce(sum(t.cases) filter (where t.status in (${sql.join(statuses.map((status) => sql.lit(status)))})), 0)::int`;

/** SQL with the counts of a clinic's cases, from the counters of all cases. */
const cases = sql<CaseCounts>`lateral (select ${casesIn(...openStatuses)} as opencases, ${casesIn("Assigned")} as assigned,
    ${casesIn("Unassigned")} as unassigned, ${casesIn("Resolved")} as resolved, ${casesIn("Unresolved")} as unresolved,
    ${casesIn("NotAnIssue")} as notanissue
  from case_counters t where t.customer_id = c.customer_id and t.user_id = ${sql.lit(noId)}::uuid and not t.is_archived)`;

/** SQL with the columns of clinics, and their counts of patients and cases. */
export const customerRows = (customers: ReturnType<typeof visibleCustomers>) =>
  customers
    .innerJoin(cases.as("k"), (join) => join.onTrue())
    .select(["c.customer_id as _id", "c.name", "c.access_code as accesscode", "c.time_zone as timezone", "c.logo"])
    .select(["c.company_id as company", "c.contact", "c.address", "c.auto_import_events as autoimportevent"])
    .select(["c.version", patients.as("patients"), coach.as("associatehealthcoach")])
    .selectAll("k");

/** A clinic as it is read, without the counts that are expensive. */
export type CustomerRow = RowOf<typeof customerRows>;
