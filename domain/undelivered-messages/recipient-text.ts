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

interface NamesAround {
  readonly userName: string | null;
  readonly patientName: string | null;
  readonly registeredName: string | null;
}

const kindsToPatients: readonly MessageKind[] = [
  "passwordLink",
  "securityNotice",
  "notification",
  "deletionNotice",
  "consentCopy",
];

/** The name of the recipient and, where that is somebody else, of the patient a message is about; empty where there is none. */
export const namesOf = (kind: MessageKind, { userName, patientName, registeredName }: NamesAround) => {
  if (userName !== null) return { name: userName, about: patientName ?? "" };
  const isToPatient = kindsToPatients.includes(kind);
  return isToPatient
    ? { name: patientName ?? registeredName ?? "", about: "" }
    : { name: "", about: patientName ?? "" };
};
