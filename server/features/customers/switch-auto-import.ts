import { refuse } from "@restride/domain/values/refusal.ts";
import type { AutoImportInput } from "../../generated/resolvers.ts";
import type { AutoImportStore } from "./auto-import.store.ts";
import type { CustomersScope } from "./customers.conditions.queries.ts";
import { companyTexts } from "@restride/domain/companies/companies-texts.ts";
import { customerTexts } from "@restride/domain/customers/customer-texts.ts";

/** Makes the use case that switches the automatic import of reminders for a clinic or a company. Only a super admin may switch it for a company. */
export const makeSwitchAutoImport =
  ({ store }: { readonly store: AutoImportStore }) =>
  async (scope: CustomersScope, { customerid, companyid }: AutoImportInput, flag: boolean) => {
    const done = { message: customerTexts.autoImport(flag), error: false };
    if (customerid)
      return (await store.switchCustomer(scope, customerid, flag)) ? done : refuse(customerTexts.notFound);
    if (scope.kind !== "every" || !companyid) return refuse(companyTexts.notFound);
    return (await store.switchCompany(scope, companyid, flag)) ? done : refuse(companyTexts.notFound);
  };
