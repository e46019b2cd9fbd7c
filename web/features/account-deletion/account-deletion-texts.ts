export const cancel = "Cancel";
export const dateOfBirth = "Date of birth";
export const deleteAccountRequest = "DELETE ACCOUNT REQUEST";
export const tellUsWhoseAccountIt =
  "Tell us whose account it is, as your clinic knows you. All data in it is deleted after 90 days. Until then you can change your mind: we send a link to your account’s email and phone.";
export const firstName = "First name";
export const lastName = "Last name";
export const cellPhone = "Cell phone";
export const email = "Email";
export const submit = "Submit";
export const keepYourAccount = "Keep your account";
export const weWereAskedToDelete =
  "We were asked to delete your account. Do you want to keep it, with everything in it?";
export const withdrawTheRequest = "Withdraw the request";
export const requestReceived = "Request received";
export const requestCancelled = "Request cancelled";
export const backToTheForm = "Back to the form";
export const yourAccount = "Your account";
