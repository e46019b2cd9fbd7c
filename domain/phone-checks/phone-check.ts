import { pathOf } from "../access/routes.ts";
import { hasPhoneShape } from "../values/phone.ts";
import { readPhone } from "../values/read-phone.ts";
import * as texts from "./phone-owner-texts.ts";

/** Owners of the phones in the list of phones to check, with their labels. */
export const phoneOwners = {
  patient: texts.patient,
  caregiver: texts.caregiver,
  registered: texts.selfRegisteredPatient,
  registeredCaregiver: texts.caregiverOfASelfRegisteredPatient,
  surgeon: texts.surgeonPublicPhone,
  surgeonPrivate: texts.surgeonPrivatePhone,
  user: texts.user,
  customer: texts.contactOfTheClinic,
} as const;

export type PhoneOwner = keyof typeof phoneOwners;

/** Returns whether phones of a source are in that list. */
export const isPhoneOwner = (source: string): source is PhoneOwner => source in phoneOwners;

/** Returns a stored phone in the current stored form; null when it cannot be repaired. An empty phone stays empty. */
export const repairPhone = (phone: string): string | null => {
  const isFine = phone === "" || (phone.startsWith("+1") && hasPhoneShape(phone));
  return isFine ? phone : readPhone(phone);
};

/** Returns the page on which the phone of a record can be changed; null for an owner without such a page. */
export const phoneEditPath = (owner: PhoneOwner, id: string): string | null => {
  const edit = {
    patient: pathOf("patientEditInfo"),
    caregiver: pathOf("patientEditInfo"),
    surgeon: pathOf("surgeonEdit"),
    surgeonPrivate: pathOf("surgeonEdit"),
    user: pathOf("userEdit"),
    registered: null,
    registeredCaregiver: null,
    customer: null,
  }[owner];
  return edit === null ? null : `${edit}?id=${encodeURIComponent(id)}`;
};
