/** Labels of the text fields of a patient. */
export const patientLabels = {
  firstname: "First name",
  lastname: "Last name",
  dob: "Date of birth",
  gender: "Gender",
  email: "Email",
  surgeon: "Surgeon",
} as const;
export const cellPhone = "Cell phone";
export const height = "Height";
export const includeDevices = "Include devices";
export const emailUpdates = "Email updates";
export const surgeryType = "Surgery type";
export const surgeryDate = "Surgery date";
export const startOfTheDay = "Start of the day";
export const endOfTheDay = "End of the day";
export const addressLine1 = "Address line 1";
export const addressLine2 = "Address line 2";
export const city = "City";
export const state = "State";
export const zip = "Zip";
export const country = "Country";
export const caregiverFirstName = "Caregiver first name";
export const caregiverLastName = "Caregiver last name";
export const relationship = "Relationship";
export const caregiverPhone = "Caregiver phone";
export const caregiverEmail = "Caregiver email";
export const yes = "Yes";
export const noLabel = "No";
export const female = "female";
export const male = "male";
export const patient = "Patient";
export const surgery = "Surgery";
export const daysBeforeAndAfterAreCounted = "Days before and after are counted from this date.";
export const hip = "Hip";
export const knee = "Knee";
export const fixedSinceThePatientWas = "Fixed since the patient was created.";
export const select = "Select";
export const shipAddress = "Ship address";
export const devicesAreSentHere = "Devices are sent here.";
export const caregiver = "Caregiver";
export const somebodyWhoHelpsThePatient = "Somebody who helps the patient at home. May be left out.";
export const aCaregiverSeesTheProgress =
  "A caregiver sees the progress page by link. Nothing is sent until somebody shares it.";
export const removeCaregiver = "Remove caregiver";
export const save = "Save";
export const removeTheCaregiver = "Remove the caregiver?";
export const namePhoneAndEmailAreRemoved = "Name, phone and email are removed from this patient.";
export const remove = "Remove";
export const whatWaitsToBeSent = "What waits to be sent";
export const whichHasAnAddressOfItsOwn = ", which has an address of its own";
export const tickedTheOrderGoesToTheNew =
  "Ticked: the order goes to the new address. Others go where they went. Parcels that are on their way keep their address.";
export const parcelsThatAreOnTheir = "Parcels that are on their way keep their address.";
export const nobodyIsNamed = "Nobody is named.";
export const edit = "Edit";
export const add = "Add";
export const name = "Name";
export const noAddressIsEntered = "No address is entered.";
export const healthCoachSaved = "Health coach saved.";
export const healthCoach = "Health coach";
export const cancel = "Cancel";
export const noHealthCoach = "No health coach";
export const change = "Change";
export const patientsDay = "Patient's day";
export const whenItBeginsAndEnds = "When it begins and ends, by the clinic's clock.";
export const starts = "Starts";
export const ends = "Ends";
export const programme = "Programme";
export const changedOnItsOwnPages = "Changed on its own pages.";
export const noCarePlan = "No care plan";
export const madeFromVersionOn = (version: number, on: string): string => `Made from version ${version} on ${on}`;
export const theFullPhoneNumberIsShown = "The full phone number is shown while you edit the field.";
export const note = "Note";
export const optional = "Optional";
export const openNow = "Open now";
export const deactivateFullName = (fullName: string): string => `Deactivate ${fullName}?`;
export const deactivate = "Deactivate";
export const fromToday = "From today";
export const nothingIsDueNoReminders = "nothing is due, no reminders, in no count";
export const keptLabel = "Kept";
export const recordChartsNotesCasesMessages = "record, charts, notes, cases, messages";
export const off = "Off";
export const onSinceDayNothingIsDue = (holddate: string, days: number): string =>
  `On since ${holddate}, day ${days}. Nothing is due.`;
export const technicalHolds = "Technical holds";
export const today = "today";
export const status = "Status";
export const active = "Active";
export const inactive = "Inactive";
export const sinceActivesince = (activesince: string): string => `since ${activesince}`;
export const technicalHold = "Technical hold";
export const editPatient = "EDIT PATIENT";
export const whatIsWrittenHereIsSeen = "What is written here is seen by everybody who cares for the patient.";
export const nothingWasChanged = "Nothing was changed.";
