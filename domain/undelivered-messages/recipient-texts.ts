import { maskEmail } from "../values/email.ts";
import { maskPhone } from "../values/phone.ts";
import type { Channel, MessageKind } from "./message-kind.ts";

/**
 * Returns the address of a message as administrators may read it: a phone by its last four digits, a caregiver's email masked because the patient
 * entered it, other emails in full. Empty for pushes, which go to a device.
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

/** Returns the name of the recipient, and the name of the patient that a message is about if that is another person; empty without one. */
export const namesOf = (kind: MessageKind, { userName, patientName, registeredName }: NamesAround) => {
  if (userName !== null) return { name: userName, about: patientName ?? "" };
  const isToPatient = kindsToPatients.includes(kind);
  return isToPatient
    ? { name: patientName ?? registeredName ?? "", about: "" }
    : { name: "", about: patientName ?? "" };
};
