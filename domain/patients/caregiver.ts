import { z } from "zod";
import { emailField, optionalEmailField } from "../values/email.ts";
import { phoneField } from "../values/phone-field.ts";
import { nameField, optionalNameField } from "../values/text-fields.ts";

/** How a caregiver is related to a patient, in the order in which it is offered. */
export const relationships = [
  "Spouse or Partner",
  "Child",
  "Sibling",
  "Friend",
  "Parent",
  "Professional caregiver",
  "Other",
] as const;

/** The relationship while nobody chose another. */
const usualRelationship = "Other";

/** Characters of a caregiver's first and last name, and of the email. */
export const caregiverLimits = { name: 100, email: 50 } as const;

const tooLong = (label: string) => `${label} must be ${caregiverLimits.name} characters or less`;
const requiredName = (label: string, missing: string) => nameField(missing).max(caregiverLimits.name, tooLong(label));
const optionalName = (label: string) => optionalNameField(label).max(caregiverLimits.name, tooLong(label)).default("");
const email = emailField("Please enter valid care giver email", caregiverLimits.email);
const relationship = z.enum(relationships, "Please select a Relationship with care giver.").default(usualRelationship);

/** A patient's caregiver, by the names that the contract has, as the dialog of the caregiver writes it: nothing may be left out. */
export const caregiverForm = z.object({
  fname: requiredName("First name", "Please enter care giver first name"),
  lname: requiredName("Last name", "Please enter care giver last name"),
  relationship,
  phone: phoneField("Please enter care giver cell number"),
  email,
});

export type Caregiver = z.output<typeof caregiverForm>;

/** A caregiver as one is typed. */
export type CaregiverValues = Omit<Caregiver, "relationship"> & { readonly relationship: string };

/** The same as a part of a patient's form, where nobody need be named. */
export const optionalCaregiver = z.object({
  fname: optionalName("Caregiver first name"),
  lname: optionalName("Caregiver last name"),
  relationship,
  phone: phoneField().default(""),
  email: optionalEmailField("Please enter valid care giver email", caregiverLimits.email),
});

export const noCaregiver: Caregiver = { fname: "", lname: "", relationship: usualRelationship, phone: "", email: "" };

/** True when a form names somebody; a relationship alone is nobody. */
export const isNamed = ({ fname, lname, phone, email: address }: Caregiver): boolean =>
  [fname, lname, phone, address].some((text) => text !== "");
