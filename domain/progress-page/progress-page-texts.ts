export const pleaseInputYourOtp = "Please input your Otp!";
export const nameLabel = "Name";
