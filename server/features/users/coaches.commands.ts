import type { Id } from "@restride/domain/values/id.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { CompanyScope, Scope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

const setCoachRow = row({ id: column.id });

/**
 * Makes the function that maps a clinic to one coach of its company, or to none, and removes it from every other coach. It returns the coaches whose
 * mapping changed.
 */
export const makeSetCoach = (db: Database) => async (scope: Scope, companyId: Id, customerId: Id, coachId: Id | null) =>
  (
    await db.rows(
      scope,
      "setCoach",
      typedSql(setCoachRow)`
          update users set version = version + 1, associate_customers = case when user_id = ${coachId}::uuid
            then associate_customers || ${customerId}::uuid else array_remove(associate_customers, ${customerId}::uuid) end
          where company_id = ${companyId} and role = ${Role.healthCoach}
            and (user_id is not distinct from ${coachId}::uuid) <> (${customerId}::uuid = any(associate_customers))
          returning user_id as id`,
    )
  ).map(({ id }) => id);

/** Makes the function that returns whether a user is an active health coach of a company. */
export const makeCoachOfCompany = (db: Database) => (scope: CompanyScope, coachId: Id) =>
  db.returnsRow(
    scope,
    "coachOfCompany",
    build
      .selectFrom("users")
      .select("user_id")
      .where("user_id", "=", coachId)
      .where("company_id", "=", scope.companyId)
      .where("role", "=", Role.healthCoach)
      .where("active", "=", true),
  );

export type CoachOfCompany = ReturnType<typeof makeCoachOfCompany>;
