import { z } from "zod";
import { optionalEmailField } from "../values/email.ts";
import { requiredPhone } from "../values/phone-field.ts";
import * as texts from "./registration-texts.ts";

const notUs = texts.pleaseEnterAValidUs;
const isUsPhone = (phone: string): boolean => phone.startsWith("+1");

/** Schema of the recipient of a link: a US phone, and an optional email. */
export const sendLinkForm = z.object({
  phone: requiredPhone(notUs, isUsPhone),
  email: optionalEmailField("Please enter valid email", 200),
});

export type SendLink = z.output<typeof sendLinkForm>;

const invitations = {
  registration: texts.youAreInvitedToRegister,
  mobileApp: texts.thisIsHowYouBegin,
} as const;

/** Texts of the sent links and of the dialog that sends them. They name only the clinic, because the recipient may not be the patient. */
export const sendLinkTexts = {
  sent: texts.theLinkIsOnItsWay,
  registration: (clinic: string, url: string): string => `${clinic}: ${invitations.registration} ${url}`,
  mobileApp: (clinic: string, url: string): string => `${clinic}: ${invitations.mobileApp} ${url}`,
  invitation: (kind: keyof typeof invitations): string => invitations[kind],
  subject: (clinic: string): string => `Your rehabilitation programme · ${clinic}`,
  footer: texts.ifThisIsNotForYou,
} as const;
