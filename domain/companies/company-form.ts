import { z } from "zod";
import { addressFields, nameLimit } from "../customers/customer-form.ts";
import { pictureField } from "../images/image.ts";
import { emptyAddress } from "../values/address.ts";
import { optionalEmailField } from "../values/email.ts";
import { phoneField } from "../values/phone-field.ts";
import { nameField, optionalNameField, textField } from "../values/text-fields.ts";

/** Maximum number of characters. */
export const descriptionLimit = 4_000;

const optionalEmail = (message: string) => optionalEmailField(message, 100);

/** Schema of a company; only the name is required. */
export const companyForm = z.object({
  name: nameField("Please enter name").max(nameLimit, `Name must be ${nameLimit} characters or less`),
  description: textField()
    .max(descriptionLimit, `Description must be ${descriptionLimit} characters or less`)
    .default(""),
  phone: phoneField().default(""),
  email: optionalEmail("Please enter valid email"),
  contact: z
    .object({
      name: optionalNameField("Contact name")
        .max(nameLimit, `Contact name must be ${nameLimit} characters or less`)
        .default(""),
      email: optionalEmail("Please enter valid email"),
      phone: phoneField().default(""),
    })
    .prefault({}),
  address: addressFields.prefault(emptyAddress),
  logo: pictureField,
  autoimportevent: z.boolean().default(false),
});

export type CompanyForm = z.output<typeof companyForm>;
