import type { Id } from "@restride/domain/values/id.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { CompanyScope } from "@restride/domain/access/scope.ts";
import type { UserForm } from "@restride/domain/users/user-form.ts";
import type { UsersScope } from "@restride/domain/users/users-scope.ts";
import { sql, type Updateable, type UpdateObject } from "kysely";
import type { DB, Users } from "../../generated/database.ts";
import { build, type Database } from "../../platform/database/database.ts";
import { saveName } from "../names/name-parts.commands.ts";
import { makeEndLinks } from "../sign-in/passwords/password-links.commands.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

/** A filled form, and the surgeon that the user is linked to. */
export interface UserColumns extends UserForm {
  readonly surgeonId: Id | null;
}

const columnsOf = (user: UserColumns) =>
  ({
    email: user.email,
    first_name: user.firstname,
    last_name: user.lastname,
    role: user.role,
    phone: user.phone === "" ? null : user.phone,
    photo: user.userimage === "" ? null : user.userimage,
    surgeon_id: user.surgeonId,
    associate_surgeons: user.role === Role.medicalAssociate ? [...user.associateids] : [],
    associate_customers: user.role === Role.healthCoach ? [...user.associateids] : [],
  }) satisfies Updateable<Users>;

const placeOf = (scope: UsersScope) =>
  scope.kind === "customer"
    ? ({ customer_id: scope.customerId } satisfies Updateable<Users>)
    : ({ company_id: scope.companyId } satisfies Updateable<Users>);

const nextVersion = { version: sql<number>`version + 1` } satisfies UpdateObject<DB, "users">;

const saveNameAndEmail = (db: Database, scope: UsersScope, userId: Id, user: UserColumns): void => {
  saveName(db, scope, "user", userId, [user.firstname, user.lastname]);
  saveName(db, scope, "userEmail", userId, [user.email]);
};

const lockCustomersRow = row({ id: column.id });

export const makeUsersStore = (db: Database) => ({
  /** Locks a user, so that changes run one after the other. */
  lock: (scope: UsersScope, userId: Id) =>
    db.rows(scope, "lockUser", sql`select 1 from users where user_id = ${userId} for update`),

  /** Returns false when another transaction took the email at the same time. */
  add: async (scope: UsersScope, userId: Id, user: UserColumns) => {
    const isAdded = await db.returnsRow(
      scope,
      "addUser",
      build
        .insertInto("users")
        .values({ user_id: userId, ...placeOf(scope), ...columnsOf(user) })
        .onConflict((same) => same.doNothing())
        .returning("user_id"),
    );
    if (isAdded) saveNameAndEmail(db, scope, userId, user);
    return isAdded;
  },

  edit: async (scope: UsersScope, userId: Id, user: UserColumns) => {
    await db.rows(
      scope,
      "editUser",
      build
        .updateTable("users")
        .set({ ...columnsOf(user), ...nextVersion })
        .where("user_id", "=", userId),
    );
    saveNameAndEmail(db, scope, userId, user);
  },

  endLinks: makeEndLinks(db),

  activate: (scope: UsersScope, userId: Id) =>
    db.rows(
      scope,
      "activateUser",
      build
        .updateTable("users")
        .set({ active: true, ...nextVersion })
        .where("user_id", "=", userId),
    ),

  /** Ends the user's sessions; a trigger ends secrets, and pushes to the user's devices. */
  deactivate: (scope: UsersScope, userId: Id, at: string) =>
    db.rows(
      scope,
      "deactivateUser",
      build
        .updateTable("users")
        .set({ active: false, tokens_valid_from: at, ...nextVersion })
        .where("user_id", "=", userId),
    ),

  /** Locks customers, so that changes of their coaches run one after the other; returns which of them belong to the company. */
  lockCustomers: async (scope: CompanyScope, customerIds: readonly Id[]) =>
    (
      await db.rows(
        scope,
        "lockCustomers",
        typedSql(lockCustomersRow)`
          select customer_id as id from customers
          where company_id = ${scope.companyId} and customer_id = any(${[...customerIds]}::uuid[])
          order by customer_id for update`,
      )
    ).map(({ id }) => id),

  /** Removes customers from every other coach. */
  takeCustomers: (scope: CompanyScope, userId: Id, customerIds: readonly Id[]) =>
    db.rows(
      scope,
      "takeCustomers",
      sql`
        update users set version = version + 1, associate_customers =
          array(select each from unnest(associate_customers) each where each <> all(${[...customerIds]}::uuid[]))
        where company_id = ${scope.companyId} and role = ${Role.healthCoach} and user_id <> ${userId}
          and associate_customers && ${[...customerIds]}::uuid[]`,
    ),
});

export type UsersStore = ReturnType<typeof makeUsersStore>;
