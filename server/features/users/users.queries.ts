import type { Id } from "@restride/domain/values/id.ts";
import type { CompanyScope, CustomerScope } from "@restride/domain/access/scope.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { UsersScope } from "@restride/domain/users/users-scope.ts";
import { searchParts } from "@restride/domain/names/search-form.ts";
import { sql } from "kysely";
import { build, compiledPerShape, type Database } from "../../platform/database/database.ts";
import type { RowOf } from "../../platform/database/row-of.ts";
import { idsByContact, inCompanies, inCustomers, namedIds } from "../names/name-parts.lookups.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

/** A request for users: filter and order. `active` null selects both. */
export interface UserListRequest {
  readonly search: string;
  readonly active: boolean | null;
  readonly role: Role | null;
  /** Leaves out the accounts of surgeons. */
  readonly onlyUsers: boolean;
  readonly descending: boolean;
}

const coachedCustomerRow = row({
  coachId: column.id,
  coach: column.text,
  customer: column.text,
});

/** A customer that another coach has. */
export type CoachedCustomer = Row<typeof coachedCustomerRow>;

type Place = { customerId: Id; companyId?: undefined } | { companyId: Id; customerId?: undefined };

const placeOf = (scope: UsersScope): Place =>
  scope.kind === "customer" ? { customerId: scope.customerId } : { companyId: scope.companyId };

const usersAt = ({ customerId, companyId }: Place) => {
  const users = build.selectFrom("users as u");
  return customerId === undefined
    ? users.where("u.company_id", "=", companyId)
    : users.where("u.customer_id", "=", customerId);
};

/** SQL with the users of a clinic, or the company users of a company. */
const usersOf = (scope: UsersScope) => usersAt(placeOf(scope));

const matchingUsers = (scope: UsersScope, { search, active, role, onlyUsers }: UserListRequest) => {
  let query = usersOf(scope);
  if (active !== null) query = query.where("u.active", "=", active);
  if (role !== null) query = query.where("u.role", "=", role);
  if (onlyUsers) query = query.where("u.role", "<>", Role.surgeon);
  if (search === "") return query;
  const place =
    scope.kind === "customer"
      ? inCustomers(sql`array[${scope.customerId}]::uuid[]`)
      : inCompanies(sql`array[${scope.companyId}]::uuid[]`);
  return query.where(
    sql<boolean>`u.user_id = any(${namedIds("user", searchParts(search), place)} || ${idsByContact("userEmail", search, place)})`,
  );
};

const associates = sql<Id[]>`case when u.role = ${sql.lit(Role.medicalAssociate)} then u.associate_surgeons
  else u.associate_customers end`;

/** SQL with the number of active patients of the surgeons who limit a user, otherwise of the clinic. */
const patientsCount = sql<number>`(select count(*)::int from patients p where p.customer_id = u.customer_id and p.active
  and (case when u.role = ${sql.lit(Role.medicalAssociate)} then p.surgeon_id = any(u.associate_surgeons)
    else u.surgeon_id is null or p.surgeon_id = u.surgeon_id end))`;

const record = (users: ReturnType<typeof usersOf>, withPatients: boolean) =>
  users
    .select(["u.user_id as _id", "u.email", "u.first_name as firstname", "u.last_name as lastname", "u.role"])
    .select(["u.active", "u.customer_id as customer", "u.company_id as company"])
    .select(["u.surgeon_id as surgeon", "u.signature", "u.version", associates.as("associateids")])
    .select([sql<string>`coalesce(u.phone, '')`.as("phone"), sql<string>`coalesce(u.photo, '')`.as("userimage")])
    .select((withPatients ? patientsCount : sql.lit(0)).as("patients_count"));

/** A user as it is read. */
export type UserRecord = RowOf<typeof record>;

const page = compiledPerShape(({ ids, ...place }: Place & { ids: readonly Id[] }, withPatients: boolean) =>
  record(usersAt(place).where(sql<boolean>`u.user_id = any(${ids}::uuid[])`), withPatients).orderBy(
    sql`array_position(${ids}::uuid[], u.user_id)`,
  ),
);

export const makeUsersQueries = (db: Database) => ({
  /** Returns the ids of all matching users, by last name. */
  ids: async (scope: UsersScope, request: UserListRequest) => {
    const order = request.descending ? "desc" : "asc";
    const idsStatement = matchingUsers(scope, request)
      .select("u.user_id as id")
      .orderBy("u.last_name", order)
      .orderBy("u.first_name", order)
      .orderBy("u.user_id", order);
    return (await db.rows(scope, "userIds", idsStatement)).map(({ id }) => id);
  },

  /** Returns the rows of a page, in the order of its ids. The patients are counted on request only, because counting is slow. */
  list: (scope: UsersScope, ids: readonly Id[], withPatients: boolean) =>
    db.rows(scope, "userList", page({ ...placeOf(scope), ids }, withPatients)),

  byId: (scope: UsersScope, userId: Id) =>
    db.row(scope, "userById", record(usersOf(scope), true).where(sql<boolean>`u.user_id = ${userId}`)),

  /** Returns those of the named surgeons who belong to the clinic. */
  surgeonsAmong: async (scope: CustomerScope, surgeonIds: readonly Id[]) =>
    (
      await db.rows(
        scope,
        "surgeonsAmong",
        build
          .selectFrom("surgeons")
          .select("surgeon_id as id")
          .where("customer_id", "=", scope.customerId)
          .where("deleted_at", "is", null)
          .where(sql<boolean>`surgeon_id = any(${[...surgeonIds]}::uuid[])`),
      )
    ).map(({ id }) => id),

  /** Returns the other coaches of the company who have the named customers. */
  coachesOf: (scope: CompanyScope, customerIds: readonly Id[], exceptUserId: Id) =>
    db.rows(
      scope,
      "coachesOf",
      typedSql(coachedCustomerRow)`
        select u.user_id as "coachId", u.first_name || ' ' || u.last_name as coach, c.name as customer
        from users u join customers c on c.company_id = u.company_id and c.customer_id = any(u.associate_customers)
        where u.company_id = ${scope.companyId} and u.role = ${Role.healthCoach} and u.user_id <> ${exceptUserId}
          and c.customer_id = any(${[...customerIds]}::uuid[])
        order by c.name`,
    ),
});

export type UsersQueries = ReturnType<typeof makeUsersQueries>;
