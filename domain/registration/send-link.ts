import { z } from "zod";
import { optionalEmailField } from "../values/email.ts";
import { requiredPhone } from "../values/phone-field.ts";
import * as texts from "./registration-texts.ts";

const notUs = texts.pleaseEnterAValidUs;
const isUsPhone = (phone: string): boolean => phone.startsWith("+1");

/** Schema of the recipient of a link: a US phone, and an optional email. */
export const sendLinkForm = z.object({
  phone: requiredPhone(notUs, isUsPhone),
  email: optionalEmailField(texts.pleaseEnterValidEmail, 200),
});

export type SendLink = z.output<typeof sendLinkForm>;
