import type { AdditionReason } from "@restride/domain/patients/duplicates.ts";

export const activeInactiveSince = (isActive: boolean, activesince: string): string =>
  `${isActive ? "Active" : "Inactive"} since ${activesince}`;
export const name = "Name";
export const birthDate = "Birth date";
export const cellPhone = "Cell phone";
export const email = "Email";
export const surgery = "Surgery";
export const surgeon = "Surgeon";
export const status = "Status";
export const whatIsCompared = "What is compared";
export const youAreAdding = "You are adding";
export const alreadyHere = "Already here";
export const same = "same";
export const birthDateText = "birth date";
export const cellPhoneText = "cell phone";
export const sameLabel = (same: string): string => `Same ${same}`;
export const alsoFound = "Also found";
export const active = "Active";
export const inactive = "Inactive";
export const open = "Open";
export const ifItIsAnotherProgramme = "If it is another programme or another person, say why";
export const inYourWords = "In your words";
export const theClinic = "The clinic";
export const isThisTheSamePerson = "Is this the same person?";
export const yourReasonIsKeptInTheActivity = "Your reason is kept in the activity log.";
export const cancel = "Cancel";
export const addAnyway = "Add anyway";
export const openFullName = (fullName: string): string => `Open ${fullName}`;
export const alreadyHasAPatientWithThis = (clinic: string, sameOf: string): string =>
  `${clinic} already has a patient with this ${sameOf}.`;
export const surgeryType = "Surgery type";
export const surgeryDate = "Surgery date";
export const leftToFillIn = "Left to fill in";
export const whatThePatientWroteCan =
  "What the patient wrote can be corrected. The signed forms keep what stood there when they were signed.";
export const registeredByThePatient = "Registered by the patient";
export const undoTakeOver = "Undo take-over";
export const fromTheClinicsLink = (registered: string): string => `${registered}, from the clinic’s link.`;
export const vSignedAndSealed = (version: number): string => `v${version}, signed and sealed`;
export const downloadTheSignedForms = "Download the signed forms";
export const caregiverFromTheRegistration = "Caregiver from the registration";
export const caregiver = "Caregiver";
export const fromTheRegistration = "from the registration";
export const theSurgeryTypeCannotBe = "The surgery type cannot be changed after the patient is created.";
export const addPatient = "ADD PATIENT";
export const requiredFieldsAreMarked = "Required fields are marked *";
export const nothingWasFilledIn = "Nothing was filled in.";
export const emailText = "email";
export const nameText = "name";
export const newStatus = "new";
/** Labels of the reasons to add a patient who resembles another one. */
export const additionReasons: Readonly<Record<AdditionReason["reason"], string>> = {
  "Second joint": "Second joint",
  "New programme, same joint": "New programme, same joint",
  "Another person": "Another person",
  Other: "Other",
};
