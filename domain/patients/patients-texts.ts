export const pleaseEnterABirthDate = "Please enter a birth date as MM/DD/YYYY.";
export const pleaseEnterABirthDateFromOn = (minBirthDate: string): string =>
  `Please enter a birth date from ${minBirthDate} on.`;
export const birthDateMustBeBefore = "Birth date must be before today.";
export const pleaseEnterPatientBirthDate = "Please enter patient birth date.";
export const pleaseEnterYourAddress = "Please enter your address.";
export const pleaseSelectYourCityName = "Please select your city name.";
export const pleaseSelectYourState = "Please select your state.";
export const pleaseSelectARelationshipWithCare = "Please select a Relationship with care giver.";
export const pleaseSelectAHeight = "Please select a height.";
export const pleaseEnterPatientFirstName = "Please enter patient first name.";
export const pleaseEnterPatientLastName = "Please enter patient last name.";
export const pleaseSelectGender = "Please select gender.";
export const pleaseEnterPatientCellNumber = "Please enter patient cell number.";
export const pleaseEnterAtMost50 = "Please enter at most 50 letters.";
export const pleaseRemoveEmptySpaces = "Please remove empty spaces.";
export const pleaseEnterValidNumber = "Please enter valid number!";
export const hasHaveTheSameNext = (names: string, count: number): string =>
  `${names} ${count === 1 ? "has" : "have"} the same. Next goes on.`;
export const anotherProvidersPatientHasThis = "Another provider's patient has this name and birth date.";
export const pleaseSayWhy = "Please say why.";
export const areYouSureYouWant = (fullName: string): string =>
  `Are you sure you want to reset the password of ${fullName}?`;
export const thePatientGetsAText = "The patient gets a text message with a link to choose a new password.";
export const surgeryDateMustBeWithin = "Surgery date must be within 10 years of today.";
export const pleaseSelectSurgeryType = "Please select surgery type.";
export const pleaseEnterSurgeryDate = "Please enter surgery date.";
export const pleaseSelectASurgeon = "Please select a surgeon.";
export const thisPatientBelongsToAnother = "This patient belongs to another surgeon.";
export const textLabel = "Text";
export const noteLabel = "Note";
export const pleaseEnterValidCareGiverEmail = "Please enter valid care giver email";
export const firstNameLabel = "First name";
export const lastNameLabel = "Last name";
export const pleaseEnterCareGiverFirstName = "Please enter care giver first name";
export const pleaseEnterCareGiverLastName = "Please enter care giver last name";
export const pleaseEnterCareGiverCellNumber = "Please enter care giver cell number";
export const caregiverFirstNameLabel = "Caregiver first name";
export const caregiverLastNameLabel = "Caregiver last name";
export const pleaseEnterValidEmail = "Please enter valid email";
export const addressLine1 = "Address Line 1";
export const addressLine2 = "Address Line 2";
export const cityLabel = "City";
export const stateLabel = "State";
export const zipLabel = "Zip";
export const pleaseEnterYourZipCode = "Please enter your zip code";
export const pleaseEnter4Digits = "Please enter 4 digits";
export const bornOn = (birthDate: string, patientNumber: string): string =>
  `born ${birthDate} · patient no. ${patientNumber}`;
