import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { makeSwitchCompany } from "../companies/auto-import.commands.ts";
import type { CustomersScope } from "./customers.conditions.queries.ts";

/** Returns the store of the switch for automatic imports. Both functions return whether there was a row to switch. */
export const makeAutoImportStore = (db: Database) => ({
  switchCustomer: async (scope: CustomersScope, customerId: Id, flag: boolean) => {
    const customer = build
      .updateTable("customers")
      .set({ auto_import_events: flag, version: sql<number>`version + 1` })
      .where("customer_id", "=", customerId)
      .returning("customer_id");
    const ownCustomer = scope.kind === "company" ? customer.where("company_id", "=", scope.companyId) : customer;
    return db.returnsRow(scope, "switchCustomerImport", ownCustomer);
  },

  switchCompany: makeSwitchCompany(db),
});

export type AutoImportStore = ReturnType<typeof makeAutoImportStore>;
