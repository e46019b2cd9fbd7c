export const confidentialHealthInformationOfThePerson = "Confidential: health information of the person named.";
export const pointTheCameraOfYourPhone = "Point the camera of your phone at the code, or type the address below it.";
export const enterYourDetailsReadTheForms = "Enter your details, read the forms and sign them with your finger.";
export const yourClinicAddsYouToTheProgramme =
  "Your clinic adds you to the programme and sends you a text message with a link to choose a password.";
export const openTheAppWithYourEmail =
  "Open the app with your email and this password. Your exercises are there on the day they begin.";
