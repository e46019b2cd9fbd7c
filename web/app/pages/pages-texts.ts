export const findAPatient = "Find a patient";
export const restrideText = (title: string): string => `${title} · Restride`;
export const pageNotFound = "Page not found";
export const theAddressMayBeOld = "The address may be old or mistyped. Nothing was changed.";
export const mailProgramsSometimesCutLong =
  "Mail programs sometimes cut long links: if yours was in a mail, press it there again.";
export const goHome = "Go home";
export const goToSignIn = "Go to sign-in";
export const search = "Search";
export const changeOfTheProgramme = "Change of the programme";
export const yourRoleMayNotAdd = "Your role may not add reminders.";
export const nothingWasChanged = "Nothing was changed.";
export const active = "Active";
export const knee = "Knee";
export const hip = "Hip";
export const patientNoun = "patient";
