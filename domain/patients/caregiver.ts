import { z } from "zod";
import { emailField, optionalEmailField } from "../values/email.ts";
import { phoneField } from "../values/phone-field.ts";
import { nameField, optionalNameField } from "../values/text-fields.ts";
import * as texts from "./patients-texts.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";

/** Relationships of a caregiver to a patient, in the order of the selection. */
export const relationships = [
  "Spouse or Partner",
  "Child",
  "Sibling",
  "Friend",
  "Parent",
  "Professional caregiver",
  "Other",
] as const;

/** Default relationship. */
const usualRelationship = "Other";

/** Maximum lengths of a caregiver's names and email, in characters. */
export const caregiverLimits = { name: 100, email: 50 } as const;

const tooLong = (label: string) => mustBeCharactersOrLess(label, caregiverLimits.name);
const requiredName = (label: string, missing: string) => nameField(missing).max(caregiverLimits.name, tooLong(label));
const optionalName = (label: string) => optionalNameField(label).max(caregiverLimits.name, tooLong(label)).default("");
const email = emailField(texts.pleaseEnterValidCareGiverEmail, caregiverLimits.email);
const relationship = z.enum(relationships, texts.pleaseSelectARelationshipWithCare).default(usualRelationship);

/** Schema of a patient's caregiver in the caregiver dialog, with the field names of the GraphQL schema. Every field is required. */
export const caregiverForm = z.object({
  fname: requiredName(texts.firstNameLabel, texts.pleaseEnterCareGiverFirstName),
  lname: requiredName(texts.lastNameLabel, texts.pleaseEnterCareGiverLastName),
  relationship,
  phone: phoneField(texts.pleaseEnterCareGiverCellNumber),
  email,
});

export type Caregiver = z.output<typeof caregiverForm>;

/** Caregiver as typed into a form. */
export type CaregiverValues = Omit<Caregiver, "relationship"> & { readonly relationship: string };

/** Schema of the caregiver in a patient's form, where all fields are optional. */
export const optionalCaregiver = z.object({
  fname: optionalName(texts.caregiverFirstNameLabel),
  lname: optionalName(texts.caregiverLastNameLabel),
  relationship,
  phone: phoneField().default(""),
  email: optionalEmailField(texts.pleaseEnterValidCareGiverEmail, caregiverLimits.email),
});

export const noCaregiver: Caregiver = { fname: "", lname: "", relationship: usualRelationship, phone: "", email: "" };

/** Returns whether a form names a caregiver; a relationship alone is not enough. */
export const isNamed = ({ fname, lname, phone, email: address }: Caregiver): boolean =>
  [fname, lname, phone, address].some((text) => text !== "");
