import type { Id } from "@restride/domain/values/id.ts";
import type { EveryScope } from "@restride/domain/access/scope.ts";
import type { CompanyForm } from "@restride/domain/companies/company-form.ts";
import { sql, type Updateable } from "kysely";
import type { Companies } from "../../generated/database.ts";
import { build, type Database } from "../../platform/database/database.ts";
import { saveName } from "../names/name-parts.commands.ts";

const columnsOf = (form: CompanyForm) =>
  ({
    name: form.name,
    description: form.description,
    phone: form.phone === "" ? null : form.phone,
    email: form.email === "" ? null : form.email,
    contact: JSON.stringify(form.contact),
    logo: form.logo === "" ? null : form.logo,
    auto_import_events: form.autoimportevent,
  }) satisfies Updateable<Companies>;

export const makeCompaniesStore = (db: Database) => ({
  add: async (scope: EveryScope, companyId: Id, form: CompanyForm) => {
    await db.rows(
      scope,
      "addCompany",
      build
        .insertInto("companies")
        .values({ company_id: companyId, ...columnsOf(form), address: JSON.stringify(form.address) }),
    );
    saveName(db, scope, "company", companyId, [form.name]);
  },

  /** Changes the company if the version is still the newest; returns whether it was. */
  edit: async (scope: EveryScope, companyId: Id, version: number, form: CompanyForm) => {
    const isEdited = await db.returnsRow(
      scope,
      "editCompany",
      build
        .updateTable("companies")
        .set({
          ...columnsOf(form),
          address: sql`address || ${JSON.stringify(form.address)}::jsonb`,
          version: sql`version + 1`,
        })
        .where("company_id", "=", companyId)
        .where("version", "=", version)
        .returning("company_id"),
    );
    if (isEdited) saveName(db, scope, "company", companyId, [form.name]);
    return isEdited;
  },
});

export type CompaniesStore = ReturnType<typeof makeCompaniesStore>;
