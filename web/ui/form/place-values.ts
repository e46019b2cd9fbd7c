import type { Address } from "@restride/domain/values/address.ts";
import { typedPhone } from "@restride/domain/values/phone.ts";

/** Contact person and address of a place, as records and forms store them. */
export interface PlaceValues {
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string };
  readonly address: Omit<Address, "country">;
}

export const placeLabels = {
  "contact.name": "Contact name",
  "contact.email": "Contact email",
  "contact.phone": "Contact phone",
  "address.line1": "Address line 1",
  "address.line2": "Address line 2",
  "address.city": "City",
  "address.state": "State",
  "address.zip": "Zip",
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
