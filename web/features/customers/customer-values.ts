import { type CustomerForm, customerTexts } from "@restride/domain/customers/customer-form.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import type { CustomerInput, CustomerRecordFragment } from "../../generated/operations.ts";

export type CustomerRecord = CustomerRecordFragment;

/** What stands in the fields of the form. */
export interface CustomerValues {
  readonly name: string;
  readonly accesscode: string;
  readonly timezone: string;
  readonly contactname: string;
  readonly contactemail: string;
  readonly contactphone: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly logo: string;
  readonly coach: string;
  readonly autoimportevent: boolean;
}

export const customerLabels: Record<keyof CustomerValues, string> = {
  name: "Name",
  accesscode: "Access code",
  timezone: "Time zone",
  contactname: "Contact name",
  contactemail: "Contact email",
  contactphone: "Contact phone",
  line1: "Address line 1",
  line2: "Address line 2",
  city: "City",
  state: "State",
  zip: "Zip",
  logo: "Logo",
  coach: "Health coach",
  autoimportevent: "Auto Import",
};

const empty = { name: "", email: "", phone: "" };
const nowhere = { line1: "", line2: "", city: "", state: "", zip: "" };

/** The fields as a record fills them; a new customer begins with the code that was drawn. */
export const valuesOf = (customer: CustomerRecord | null, code: string): CustomerValues => {
  const { name, email, phone } = customer?.contact ?? empty;
  const { line1, line2, city, state, zip } = customer?.address ?? nowhere;
  return {
    name: customer?.name ?? "",
    accesscode: customer?.accesscode ?? code,
    timezone: customer?.timezone ?? defaultTimeZone,
    contactname: name,
    contactemail: email,
    contactphone: phone,
    line1,
    line2,
    city,
    state,
    zip,
    logo: customer?.logo ?? "",
    coach: customer?.associatehealthcoach?._id ?? "",
    autoimportevent: customer?.autoimportevent ?? false,
  };
};

/** What is sent for a filled form. */
export const inputOf = (
  { contactname, contactemail, contactphone, line1, line2, city, state, zip, coach, ...form }: CustomerForm,
  more: Pick<CustomerInput, "_id" | "company" | "version" | "override">,
): CustomerInput => ({
  ...form,
  ...more,
  contact: { name: contactname, email: contactemail, phone: contactphone },
  address: { line1, line2, city, state, zip },
  associatehealthcoach: coach === "" ? null : coach,
});

/** A value of the form as text, for telling what differs. */
export const shownValue = (value: CustomerValues[keyof CustomerValues]): string =>
  typeof value === "string" ? value : customerTexts.autoImport(value);
