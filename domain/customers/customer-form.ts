import { z } from "zod";
import { pictureField } from "../images/image.ts";
import { addressLine } from "../values/address-fields.ts";
import { emptyAddress } from "../values/address.ts";
import { emailField } from "../values/email.ts";
import { phoneField } from "../values/phone-field.ts";
import { timeZoneField } from "../values/time-zone.ts";
import { accessCodeField } from "./access-code.ts";
import { nameField } from "../values/text-fields.ts";
import * as texts from "./customers-texts.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";

/** Maximum numbers of characters. */
export const nameLimit = 50;
export const zipLimit = 9;

const text = (label: string, missing: string) =>
  nameField(missing).max(nameLimit, mustBeCharactersOrLess(label, nameLimit));

/** Schema of a customer's or company's address: each line may be empty, and the zip is short. */
export const addressFields = z.object({
  line1: addressLine({ label: texts.addressLine1, maxLength: 100 }),
  line2: addressLine({ label: texts.addressLine2, maxLength: 100 }),
  city: addressLine({ label: texts.cityLabel, maxLength: 50 }),
  state: addressLine({ label: texts.stateLabel, maxLength: 50 }),
  zip: addressLine({ label: texts.zipLabel, maxLength: zipLimit }),
});

/** Schema of a customer. `coach` is the id of a health coach, or empty for none. */
export const customerForm = z.object({
  name: text(texts.nameLabel, texts.pleaseEnterName),
  accesscode: accessCodeField,
  timezone: timeZoneField,
  contact: z.object({
    name: text(texts.contactNameLabel, texts.pleaseEnterContactName),
    email: emailField(texts.pleaseEnterContactEmail, 100),
    phone: phoneField(texts.pleaseEnterContactPhone),
  }),
  address: addressFields.prefault(emptyAddress),
  logo: pictureField,
  coach: z.string().default(""),
  autoimportevent: z.boolean().default(false),
});

export type CustomerForm = z.output<typeof customerForm>;
