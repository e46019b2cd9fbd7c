import { defaultCountry } from "./countries.ts";

/** Address as in every form; forms without a country are for the US. */
export interface Address {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
}

export const emptyAddress: Address = { line1: "", line2: "", city: "", state: "", zip: "", country: defaultCountry };

/** Returns whether addresses of a country have a state from the list. */
export const hasStates = (country: string): boolean => country === defaultCountry;
