import { maskEmail } from "../values/email.ts";
import { maskPhone } from "../values/phone.ts";
import type { Channel, MessageKind } from "./message-kind.ts";

/**
 * The address of a message as administrators may read it: phones by their last four digits, a caregiver's mail address masked because it
 * was given by the patient, other mail addresses whole. Empty for pushes, which go to a device.
 */
export const recipientText = (kind: MessageKind, channel: Channel, to: string): string => {
  if (channel === "sms") return maskPhone(to);
  if (channel !== "mail") return "";
  return kind === "caregiverLink" ? maskEmail(to) : to;
};
