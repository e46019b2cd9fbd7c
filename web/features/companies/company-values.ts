import type { CompanyForm } from "@restride/domain/companies/company-form.ts";
import type { CompanyInput, CompanyRecordFragment } from "../../generated/operations.ts";

export type CompanyRecord = CompanyRecordFragment;

/** What stands in the fields of the form. */
export interface CompanyValues {
  readonly name: string;
  readonly description: string;
  readonly phone: string;
  readonly email: string;
  readonly contactname: string;
  readonly contactemail: string;
  readonly contactphone: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly logo: string;
  readonly autoimportevent: boolean;
}

export const companyLabels: Record<keyof CompanyValues, string> = {
  name: "Name",
  description: "Description",
  phone: "Phone",
  email: "Email",
  contactname: "Contact name",
  contactemail: "Contact email",
  contactphone: "Contact phone",
  line1: "Address line 1",
  line2: "Address line 2",
  city: "City",
  state: "State",
  zip: "Zip",
  logo: "Logo",
  autoimportevent: "Auto Import",
};

const empty = { name: "", email: "", phone: "" };
const nowhere = { line1: "", line2: "", city: "", state: "", zip: "" };

/** The fields as a record fills them. */
export const valuesOf = (company: CompanyRecord | null): CompanyValues => {
  const { name, email, phone } = company?.contact ?? empty;
  const { line1, line2, city, state, zip } = company?.address ?? nowhere;
  return {
    name: company?.name ?? "",
    description: company?.description ?? "",
    phone: company?.phone ?? "",
    email: company?.email ?? "",
    contactname: name,
    contactemail: email,
    contactphone: phone,
    line1,
    line2,
    city,
    state,
    zip,
    logo: company?.logo ?? "",
    autoimportevent: company?.autoimportevent ?? false,
  };
};

/** What is sent for a filled form. */
export const inputOf = (
  { contactname, contactemail, contactphone, line1, line2, city, state, zip, ...form }: CompanyForm,
  more: Pick<CompanyInput, "_id" | "version">,
): CompanyInput => ({
  ...form,
  ...more,
  contact: { name: contactname, email: contactemail, phone: contactphone },
  address: { line1, line2, city, state, zip },
});

/** A value of the form as text, for telling what differs. */
export const shownValue = (value: CompanyValues[keyof CompanyValues]): string =>
  typeof value === "string" ? value : `Auto import is ${value ? "on" : "off"}.`;
