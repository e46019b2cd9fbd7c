import type { Id } from "@restride/domain/values/id.ts";
import type { EveryScope } from "@restride/domain/access/scope.ts";
import { type CompanyForm, companyForm } from "@restride/domain/companies/company-form.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { withoutNull } from "@restride/domain/values/without-null.ts";
import type { CompanyInput } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { MissingPicture } from "../images/images.lookups.ts";
import type { CompaniesStore } from "./companies.store.ts";
import type { CompaniesQueries } from "./companies.queries.ts";
import type { GetCompany } from "./get-company.ts";
import { companyTexts } from "@restride/domain/companies/companies-texts.ts";

interface Deps {
  readonly db: Database;
  readonly queries: CompaniesQueries;
  readonly store: CompaniesStore;
  readonly getCompany: GetCompany;
  readonly missingPicture: MissingPicture;
  readonly newId: () => Id;
}

const readForm = ({ address, ...rest }: CompanyInput): CompanyForm | Refusal =>
  parseOrRefuse(companyForm, { ...withoutNull(rest), address: withoutNull(address ?? {}) });

/** Makes the use case that adds a company, or changes the company that the input names. */
export const makeSaveCompany = ({ db, queries, store, getCompany, missingPicture, newId }: Deps) => {
  const add = async (scope: EveryScope, form: CompanyForm) => {
    const companyId = newId();
    await store.add(scope, companyId, form);
    return companyId;
  };

  const edit = async (scope: EveryScope, companyId: Id, { version }: CompanyInput, form: CompanyForm) => {
    const before = await queries.acrossCustomersById(scope, companyId);
    if (!before) return refuse(companyTexts.notFound);
    return (await store.edit(scope, companyId, version ?? before.version, form))
      ? companyId
      : refuse(companyTexts.changed);
  };

  return (scope: EveryScope, input: CompanyInput) =>
    db.transaction(scope, async () => {
      const form = readForm(input);
      if (isRefusal(form)) return form;
      const refusal = await missingPicture(form.logo);
      if (refusal) return refusal;
      const companyId = input._id ? await edit(scope, input._id, input, form) : await add(scope, form);
      if (isRefusal(companyId)) return companyId;
      const company = await getCompany(scope, companyId);
      return isRefusal(company) ? company : { ...company, message: companyTexts[input._id ? "updated" : "added"] };
    });
};
