export const pleaseInputYourOtp = "Please input your Otp!";
