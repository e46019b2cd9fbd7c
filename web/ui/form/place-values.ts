import { typedPhone } from "@restride/domain/values/phone.ts";
/** The fields of a form that say who speaks for a place and where it is, flat as forms hold them. */
export interface PlaceValues {
  readonly contactname: string;
  readonly contactemail: string;
  readonly contactphone: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

interface Lines {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export const placeLabels: Readonly<Record<keyof PlaceValues, string>> = {
  contactname: "Contact name",
  contactemail: "Contact email",
  contactphone: "Contact phone",
  line1: "Address line 1",
  line2: "Address line 2",
  city: "City",
  state: "State",
  zip: "Zip",
};

const nobody: Contact = { name: "", email: "", phone: "" };
const nowhere: Lines = { line1: "", line2: "", city: "", state: "", zip: "" };

/** The fields as a record fills them; a new one leaves them empty. */
export const placeValuesOf = (record: { readonly contact: Contact; readonly address: Lines } | null): PlaceValues => {
  const { name, email, phone } = record?.contact ?? nobody;
  const { line1, line2, city, state, zip } = record?.address ?? nowhere;
  return { contactname: name, contactemail: email, contactphone: typedPhone(phone), line1, line2, city, state, zip };
};

/** A filled form with its contact and address put together as they are sent. */
export const withPlace = <Form extends PlaceValues>(form: Form) => {
  const { contactname, contactemail, contactphone, line1, line2, city, state, zip, ...rest } = form;
  return {
    ...rest,
    contact: { name: contactname, email: contactemail, phone: contactphone },
    address: { line1, line2, city, state, zip },
  };
};
