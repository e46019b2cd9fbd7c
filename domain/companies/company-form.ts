import { z } from "zod";
import { addressFields, nameLimit } from "../customers/customer-form.ts";
import { pictureField } from "../images/image.ts";
import { emptyAddress } from "../values/address.ts";
import { optionalEmailField } from "../values/email.ts";
import { phoneField } from "../values/phone-field.ts";
import { nameField, optionalNameField, textField } from "../values/text-fields.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";
import * as texts from "./companies-texts.ts";

/** Maximum number of characters. */
export const descriptionLimit = 4_000;

const optionalEmail = (message: string) => optionalEmailField(message, 100);

/** Schema of a company; only the name is required. */
export const companyForm = z.object({
  name: nameField(texts.pleaseEnterName).max(nameLimit, mustBeCharactersOrLess(texts.nameLabel, nameLimit)),
  description: textField()
    .max(descriptionLimit, mustBeCharactersOrLess(texts.descriptionLabel, descriptionLimit))
    .default(""),
  phone: phoneField().default(""),
  email: optionalEmail(texts.pleaseEnterValidEmail),
  contact: z
    .object({
      name: optionalNameField(texts.contactNameLabel)
        .max(nameLimit, mustBeCharactersOrLess(texts.contactNameLabel, nameLimit))
        .default(""),
      email: optionalEmail(texts.pleaseEnterValidEmail),
      phone: phoneField().default(""),
    })
    .prefault({}),
  address: addressFields.prefault(emptyAddress),
  logo: pictureField,
  autoimportevent: z.boolean().default(false),
});

export type CompanyForm = z.output<typeof companyForm>;
