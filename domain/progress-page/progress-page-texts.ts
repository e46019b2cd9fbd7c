export const pleaseInputYourOtp = "Please input your Otp!";
export const nameLabel = "Name";
export const emailRequired = "Email required";
export const invalidEmail = "Invalid Email";
export const nameIsRequired = "Name is required";
