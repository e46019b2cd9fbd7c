import { typedPhone } from "@restride/domain/values/phone.ts";
import type { CompanyForm } from "@restride/domain/companies/company-form.ts";
import type { CompanyInput } from "../../generated/inputs.ts";
import type { LeafPath } from "../../ui/form/path.ts";
import type { SentForm } from "../../ui/form/sent-form.ts";
import { placeLabels, type PlaceValues, placeValuesOf } from "../../ui/form/place-values.ts";
import type { CompanyRecordFragment } from "./companies.graphql.ts";
import * as texts from "./companies-texts.ts";

export type CompanyRecord = CompanyRecordFragment;

/** Values of the form's fields. */
export interface CompanyValues extends PlaceValues {
  readonly name: string;
  readonly description: string;
  readonly phone: string;
  readonly email: string;
  readonly logo: string;
  readonly autoimportevent: boolean;
}

export const companyLabels: Record<LeafPath<CompanyValues>, string> = {
  name: texts.name,
  description: texts.description,
  phone: texts.phone,
  email: texts.email,
  ...placeLabels,
  logo: texts.logo,
  autoimportevent: texts.autoImport,
};

/** Returns the form's values of a record; empty values for a new one. */
export const valuesOf = (company: CompanyRecord | null): CompanyValues => ({
  name: company?.name ?? "",
  description: company?.description ?? "",
  phone: typedPhone(company?.phone ?? ""),
  email: company?.email ?? "",
  ...placeValuesOf(company),
  logo: company?.logo ?? "",
  autoimportevent: company?.autoimportevent ?? false,
});

/** Returns the input of the mutation for a valid form. */
export const inputOf = (
  form: SentForm<CompanyInput, CompanyForm>,
  more: Pick<CompanyInput, "_id" | "version">,
): CompanyInput => ({ ...form, ...more });

/** Formats a value of the form as text, for the comparison of differences. */
export const shownValue = (value: string | boolean): string =>
  typeof value === "string" ? value : texts.autoImportIsOnOff(value);
