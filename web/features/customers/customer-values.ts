import { type CustomerForm } from "@restride/domain/customers/customer-form.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import type { CustomerInput } from "../../generated/inputs.ts";
import type { LeafPath } from "../../ui/form/path.ts";
import { placeLabels, type PlaceValues, placeValuesOf } from "../../ui/form/place-values.ts";
import type { SentForm } from "../../ui/form/sent-form.ts";
import type { CustomerRecordFragment } from "./customers.graphql.ts";
import { customerTexts } from "@restride/domain/customers/customer-texts.ts";
import * as texts from "./customers-texts.ts";

export type CustomerRecord = CustomerRecordFragment;

/** Values of the form's fields. */
export interface CustomerValues extends PlaceValues {
  readonly name: string;
  readonly accesscode: string;
  readonly timezone: string;
  readonly logo: string;
  readonly coach: string;
  readonly autoimportevent: boolean;
}

export const customerLabels: Record<LeafPath<CustomerValues>, string> = {
  name: texts.name,
  accesscode: texts.accessCodeText,
  timezone: texts.timeZone,
  ...placeLabels,
  logo: texts.logo,
  coach: texts.healthCoach,
  autoimportevent: texts.autoImport,
};

/** Returns the form's values of a record; a new customer has the generated code. */
export const valuesOf = (customer: CustomerRecord | null, code: string): CustomerValues => ({
  name: customer?.name ?? "",
  accesscode: customer?.accesscode ?? code,
  timezone: customer?.timezone ?? defaultTimeZone,
  ...placeValuesOf(customer),
  logo: customer?.logo ?? "",
  coach: customer?.associatehealthcoach?._id ?? "",
  autoimportevent: customer?.autoimportevent ?? false,
});

/** Returns the input of the mutation for a valid form. */
export const inputOf = (
  { coach, ...form }: CustomerForm,
  more: Pick<CustomerInput, "_id" | "company" | "version" | "override">,
): CustomerInput => {
  const own: SentForm<CustomerInput, typeof form> = form;
  return { ...own, ...more, associatehealthcoach: coach === "" ? null : coach };
};

/** Formats a value of the form as text, for the comparison of differences. */
export const shownValue = (value: string | boolean): string =>
  typeof value === "string" ? value : customerTexts.autoImport(value);
