import type { Id } from "@restride/domain/values/id.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { CustomerForm } from "@restride/domain/customers/customer-form.ts";
import { sql, type Updateable } from "kysely";
import type { Customers } from "../../generated/database.ts";
import { build, type Database } from "../../platform/database/database.ts";
import { saveName } from "../names/name-parts.commands.ts";
import { makeSetCoach } from "../users/coaches.commands.ts";
import type { CustomersScope } from "./customers.conditions.queries.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

const columnsOf = (form: CustomerForm) =>
  ({
    name: form.name,
    access_code: form.accesscode,
    time_zone: form.timezone,
    contact: JSON.stringify(form.contact),
    logo: form.logo === "" ? null : form.logo,
    auto_import_events: form.autoimportevent,
  }) satisfies Updateable<Customers>;

const healthCoachRow = row({ name: column.text });

export const makeCustomersStore = (db: Database) => ({
  /** Locks a clinic, so that its changes run one after the other. */
  lock: (scope: CustomersScope, customerId: Id) =>
    db.rows(scope, "lockCustomer", sql`select 1 from customers where customer_id = ${customerId} for update`),

  /** Locks a code until it is saved, so that a second request for it waits. */
  lockCode: (scope: CustomersScope, code: string) =>
    db.rows(scope, "lockCode", sql`select pg_advisory_xact_lock(hashtextextended(${`access code ${code}`}, 0))`),

  add: async (scope: CustomersScope, companyId: Id, customerId: Id, form: CustomerForm) => {
    await db.rows(
      scope,
      "addCustomer",
      build.insertInto("customers").values({
        company_id: companyId,
        customer_id: customerId,
        ...columnsOf(form),
        address: JSON.stringify(form.address),
      }),
    );
    saveName(db, scope, "customer", customerId, [form.name]);
    saveName(db, scope, "customerCode", customerId, [form.accesscode]);
  },

  edit: async (scope: CustomersScope, customerId: Id, form: CustomerForm) => {
    await db.rows(
      scope,
      "editCustomer",
      build
        .updateTable("customers")
        .set({
          ...columnsOf(form),
          address: sql`address || ${JSON.stringify(form.address)}::jsonb`,
          version: sql`version + 1`,
        })
        .where("customer_id", "=", customerId),
    );
    saveName(db, scope, "customer", customerId, [form.name]);
    saveName(db, scope, "customerCode", customerId, [form.accesscode]);
  },

  /** Returns the active health coach of a company. */
  coach: (scope: CustomersScope, companyId: Id, coachId: Id) =>
    db.row(
      scope,
      "healthCoach",
      typedSql(healthCoachRow)`
        select first_name || ' ' || last_name as name from users
        where user_id = ${coachId} and company_id = ${companyId} and role = ${Role.healthCoach} and active`,
    ),

  setCoach: makeSetCoach(db),
});

export type CustomersStore = ReturnType<typeof makeCustomersStore>;
