import type { Caregiver } from "@restride/domain/patients/caregiver.ts";

export const consentForms = "Consent forms";
export const signedLabel = "Signed";
export const notSigned = "Not signed";
export const placeOfCount = (place: number, count: number): string => `${place} of ${count}`;
export const readTheWholeForm = "Read the whole form";
export const signatureOf = (fullName: string): string => `Signature of ${fullName}`;
export const drawsYourFullNameOnEvery = "Draws your full name on every form.";
export const useDefaultSignature = "Use Default Signature";
export const back = "Back";
export const next = "Next";
export const female = "Female";
export const male = "Male";
export const aboutYou = "About you";
export const firstName = "First name";
export const lastName = "Last name";
export const dateOfBirth = "Date of birth";
export const gender = "Gender";
export const select = "Select";
export const caregiver = "Caregiver";
export const somebodyWhoHelpsYouAtHome = "Somebody who helps you at home. You may leave this out.";
export const caregiverFirstName = "Caregiver first name";
export const caregiverLastName = "Caregiver last name";
export const caregiverPhone = "Caregiver phone";
export const caregiverEmail = "Caregiver email";
export const relationship = "Relationship";
export const contact = "Contact";
export const cellPhone = "Cell phone";
export const email = "Email";
export const myCareTeamMaySend = "My care team may send me emails";
export const address = "Address";
export const whereYourDevicesAreSent = "Where your devices are sent.";
export const sendMeTheDevicesOfMy = "Send me the devices of my care plan";
export const patientDetails = "Patient details";
export const enterTheDetailsOfThePerson =
  "Enter the details of the person who will be treated. Fields with * are needed.";
export const changeTitle = (title: string): string => `Change ${title}`;
export const change = "Change";
export const name = "Name";
export const height = "Height";
export const emailsFromTheCareTeam = "Emails from the care team";
export const yes = "Yes";
export const noLabel = "No";
export const city = "City";
export const country = "Country";
export const devices = "Devices";
export const yesSendThemToThis = "Yes, send them to this address";
export const nobody = "Nobody";
export const signatureUnder = (title: string): string => `Signature under ${title}`;
export const review = "Review";
export const checkWhatYouEnteredYou = "Check what you entered. You can still change it.";
export const emailMeACopyOfTheSigned = "Email me a copy of the signed forms";
export const submit = "Submit";
export const yourRegistrationWasNotSent = "Your registration was not sent";
export const okLabel = "Ok";
export const thankYou = "Thank you";
export const hasReceivedYourRegistrationAndYourSigned = (clinic: string): string =>
  `${clinic} has received your registration and your signed consent forms.`;
export const yourCareTeamSetsUp =
  "Your care team sets up your care plan and then sends you a message with the next step. You can close this page.";
export const patientRegistration = "Patient registration";
export const thisPageCannotBeOpened = "This page cannot be opened";
export const nothingYouEnteredIsLost = "Nothing you entered is lost.";
/** Labels of a caregiver's relationships, as patients read them. */
export const relationships: Readonly<Record<Caregiver["relationship"], string>> = {
  "Spouse or Partner": "Spouse or Partner",
  Child: "Child",
  Sibling: "Sibling",
  Friend: "Friend",
  Parent: "Parent",
  "Professional caregiver": "Professional caregiver",
  Other: "Other",
};
