import { z } from "zod";
import { invalidPhone, requiredPhone } from "../values/phone-field.ts";
import { nameField, textField } from "../values/text-fields.ts";
import * as texts from "./callbacks-texts.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";

/** Maximum numbers of characters. */
export const callbackMessageLimit = 500;
const nameLimit = 100;

/** Schema of a callback request from a surgeon's public page. The phone is returned in international form. */
export const callbackForm = z.object({
  name: nameField(texts.pleaseEnterName).max(nameLimit, mustBeCharactersOrLess(texts.nameLabel, nameLimit)),
  phone: requiredPhone(invalidPhone),
  message: textField(texts.pleaseEnterMessage)
    .min(1, texts.pleaseEnterMessage)
    .max(callbackMessageLimit, mustBeCharactersOrLess(texts.messageLabel, callbackMessageLimit)),
});

export type CallbackForm = z.output<typeof callbackForm>;
