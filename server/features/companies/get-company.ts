import type { Id } from "@restride/domain/values/id.ts";
import type { EveryScope } from "@restride/domain/access/scope.ts";
import { addressOf, contactOf } from "@restride/domain/values/contact.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { CompaniesQueries } from "./companies.queries.ts";
import { companyTexts } from "@restride/domain/companies/companies-texts.ts";

/** Makes the use case that returns one company. */
export const makeGetCompany =
  ({ queries }: { readonly queries: CompaniesQueries }) =>
  async (scope: EveryScope, companyId: Id) => {
    const company = await queries.acrossCustomersById(scope, companyId);
    if (!company) return refuse(companyTexts.notFound);
    return {
      company: { ...company, contact: contactOf(company.contact), address: addressOf(company.address) },
    };
  };

export type GetCompany = ReturnType<typeof makeGetCompany>;
