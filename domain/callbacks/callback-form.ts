import { z } from "zod";
import { invalidPhone, requiredPhone } from "../values/phone-field.ts";
import { nameField, textField } from "../values/text-fields.ts";

/** Maximum numbers of characters. */
export const callbackMessageLimit = 500;
const nameLimit = 100;

/** Schema of a callback request from a surgeon's public page. The phone is returned in international form. */
export const callbackForm = z.object({
  name: nameField("Please enter name").max(nameLimit, `Name must be ${nameLimit} characters or less`),
  phone: requiredPhone(invalidPhone),
  message: textField("Please enter message.")
    .min(1, "Please enter message.")
    .max(callbackMessageLimit, `Message must be ${callbackMessageLimit} characters or less`),
});

export type CallbackForm = z.output<typeof callbackForm>;

/** Texts about callback requests. */
export const callbackTexts = {
  received: "I'll call you back asap.",
  tooMany: "You have asked several times. Please call the number on this page, or try again in an hour.",
  notFound: "This callback request was not found.",
  called: "Called",
  open: "The request waits for a call again.",
  summary: (name: string): string => `Callback request from ${name}`,
  description: ({ message, phone }: CallbackForm): string => `${message}\n\nCall back: ${phone}`,
} as const;
