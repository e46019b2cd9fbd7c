export const confidentialHealthInformationOfThePerson = "Confidential: health information of the person named.";
export const pointTheCameraOfYourPhone = "Point the camera of your phone at the code, or type the address below it.";
export const enterYourDetailsReadTheForms = "Enter your details, read the forms and sign them with your finger.";
export const yourClinicAddsYouToTheProgramme =
  "Your clinic adds you to the programme and sends you a text message with a link to choose a password.";
export const openTheAppWithYourEmail =
  "Open the app with your email and this password. Your exercises are there on the day they begin.";
export const formVersion = (title: string, version: number): string => `${title} · version ${version}`;
export const signedBy = (signer: string, time: string): string => `Signed by ${signer}, ${time}`;
export const signedConsentForms = "Signed consent forms";
export const clinic = "Clinic";
export const patient = "Patient";
export const dateOfBirth = "Date of birth";
export const signedAt = "Signed";
export const timeOnTheDevice = "Time on the device";
export const ipAddress = "IP address";
export const browser = "Browser";
export const bornOn = (birthDate: string): string => `born ${birthDate}`;
export const howToRegister = "How to register";
export const openThePage = "Open the page";
