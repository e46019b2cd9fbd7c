import { z } from "zod";
import { addressLine, countryField } from "../values/address-fields.ts";
import { hasStates } from "../values/address.ts";
import { defaultCountry } from "../values/countries.ts";
import * as texts from "./patients-texts.ts";

/** Returns whether an address has the state that it needs; only addresses in the US need one. */
const hasState = ({ country, state }: { country: string; state: string }): boolean =>
  !hasStates(country) || state !== "";

/** Schema of a patient's shipping address, with the field names of the GraphQL schema. */
export const shipAddressForm = z
  .object({
    addressline1: addressLine({ label: texts.addressLine1, maxLength: 100, missing: texts.pleaseEnterYourAddress }),
    addressline2: addressLine({ label: texts.addressLine2, maxLength: 100 }),
    city: addressLine({ label: texts.cityLabel, maxLength: 20, missing: texts.pleaseSelectYourCityName }),
    state: addressLine({ label: texts.stateLabel, maxLength: 50 }),
    zip: addressLine({ label: texts.zipLabel, maxLength: 20, missing: texts.pleaseEnterYourZipCode }),
    country: countryField,
  })
  .refine(hasState, {
    path: ["state"],
    message: texts.pleaseSelectYourState,
    when: ({ value }) => value instanceof Object,
  });

export type ShipAddress = z.output<typeof shipAddressForm>;

export const emptyShipAddress: ShipAddress = {
  addressline1: "",
  addressline2: "",
  city: "",
  state: "",
  zip: "",
  country: defaultCountry,
};

/** Field of the shipping address for each address line of a form. */
export const shipLines = {
  line1: "addressline1",
  line2: "addressline2",
  city: "city",
  state: "state",
  zip: "zip",
} as const;
