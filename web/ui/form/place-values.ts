import type { Address } from "@restride/domain/values/address.ts";
import { typedPhone } from "@restride/domain/values/phone.ts";
import * as texts from "./form-texts.ts";

/** Contact person and address of a place, as records and forms store them. */
export interface PlaceValues {
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string };
  readonly address: Omit<Address, "country">;
}

export const placeLabels = {
  "contact.name": texts.contactName,
  "contact.email": texts.contactEmail,
  "contact.phone": texts.contactPhone,
  "address.line1": texts.addressLine1,
  "address.line2": texts.addressLine2,
  "address.city": texts.city,
  "address.state": texts.state,
  "address.zip": texts.zip,
} as const;

const nowhere: PlaceValues = {
  contact: { name: "", email: "", phone: "" },
  address: { line1: "", line2: "", city: "", state: "", zip: "" },
};

/** Returns the form's values of a record; empty values for a new record. */
export const placeValuesOf = (record: PlaceValues | null): PlaceValues => {
  const { contact, address } = record ?? nowhere;
  return { contact: { ...contact, phone: typedPhone(contact.phone) }, address };
};
