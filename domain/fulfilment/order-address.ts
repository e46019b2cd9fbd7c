import { z } from "zod";
import { isCountry } from "../values/countries.ts";
import type { ShipAddress } from "../patients/ship-address.ts";
import { lineField } from "../values/text-fields.ts";
import * as texts from "./fulfilment-texts.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";

const limitedLine = (label: string, maxLength: number, missing: string) =>
  lineField(missing).min(1, missing).max(maxLength, mustBeCharactersOrLess(label, maxLength));

const noCountry = texts.pleaseSelectCountry;

/**
 * Schema of the address of one order, with the field names of the GraphQL schema. Every line is required, and a state is required in every country.
 */
export const orderAddressForm = z.object({
  shipping_address: limitedLine(texts.addressLabel, 150, texts.pleaseEnterAddress),
  shipping_city: limitedLine(texts.cityLabel, 50, texts.pleaseSelectCityName),
  shipping_state: limitedLine(texts.stateLabel, 50, texts.pleaseSelectState),
  shipping_zip_code: limitedLine(texts.zipLabel, 50, texts.pleaseEnterZipCode),
  country: z.string(noCountry).refine(isCountry, noCountry),
});

export type OrderAddress = z.output<typeof orderAddressForm>;

/** Returns a patient's address as the address of an order; unknown lines are empty. */
export const orderAddressOf = (patient: Partial<ShipAddress>): OrderAddress => ({
  shipping_address: [patient.addressline1, patient.addressline2].filter(Boolean).join(", "),
  shipping_city: patient.city ?? "",
  shipping_state: patient.state ?? "",
  shipping_zip_code: patient.zip ?? "",
  country: patient.country ?? "",
});

/** Returns an order's address as a patient's address, without limits on the lengths of lines. */
export const shipAddressOf = (order: OrderAddress): ShipAddress => ({
  addressline1: order.shipping_address,
  addressline2: "",
  city: order.shipping_city,
  state: order.shipping_state,
  zip: order.shipping_zip_code,
  country: order.country,
});
