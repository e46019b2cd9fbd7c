import type { EveryScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import type { Wide } from "./customers.conditions.views.ts";

const switched = (flag: boolean) => ({ auto_import_events: flag, version: sql<number>`version + 1` });

/** Both answer whether there was something to switch. */
export const makeAutoImportStore = (db: Database) => ({
  switchCustomer: async (scope: Wide, customerId: string, flag: boolean) => {
    const customer = build
      .updateTable("customers")
      .set(switched(flag))
      .where("customer_id", "=", customerId)
      .returning("customer_id");
    const own = scope.kind === "company" ? customer.where("company_id", "=", scope.companyId) : customer;
    return (await db.row(scope, "switchCustomerImport", own)) !== undefined;
  },

  switchCompany: async (scope: EveryScope, companyId: string, flag: boolean) =>
    (await db.row(
      scope,
      "switchCompanyImport",
      build.updateTable("companies").set(switched(flag)).where("company_id", "=", companyId).returning("company_id"),
    )) !== undefined,
});

export type AutoImportStore = ReturnType<typeof makeAutoImportStore>;
