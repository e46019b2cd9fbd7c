export const thisCodeIsNoLonger =
  "This code is no longer valid: a newer code was sent for another sign-in to this account. Sign in again.";
export const theCodeCouldNotBe = "The code could not be sent. Please try again.";
export const thisLinkIsNoLonger = "This link is no longer valid. Ask for a new one.";
export const tooManyAttemptsTryAgain = "Too many attempts. Try again in a minute.";
export const tooManyAttemptsTryAgainInMinutes = (minutes: number): string =>
  `Too many attempts. Try again in ${minutes} minutes.`;
export const useAtLeast8Characters = "Use at least 8 characters.";
export const pleaseInputYourPassword = "Please input your Password!";
export const useAtMost200Characters = "Use at most 200 characters.";
export const thisPasswordIsOneOfTheMost = "This password is one of the most common. Choose another one.";
export const theTwoPasswordsThatYou = "The two passwords that you entered do not match!";
export const pleaseInputYourUsername = "Please input your Username!";
export const pleaseEnterOneTimePassword = "Please enter one time password!";
export const pleaseInputYourEmail = "Please input your Email!";
export const pleaseConfirmYourPassword = "Please confirm your password!";
export const ifThisWasYouYou = "If this was you, you don't need to do anything.";
export const youReceivedThisMailBecause = "You received this mail because it is about the security of your account.";
export const yourAccountWasUsedToSign =
  "Your account was used to sign in on a device that is not one of your trusted devices.";
export const ifItWasNotYou = (resetWords: string): string =>
  `If it was not you, ${resetWords}. That ends every session. Then tell the administrator of your clinic or company.`;
export const thePasswordOfYourAccount = "The password of your account was changed. Every session was ended.";
export const ifItWasNotYouCall = "If it was not you, call your clinic and ask for a link to set a new password.";
export const ifItWasNotYouThen = (resetWords: string): string =>
  `If it was not you, ${resetWords}. Then tell the administrator of your clinic or company.`;
export const thisSessionHasAlreadyEnded = "This session has already ended.";
export const wrongCredentials = "Wrong Credentials";
export const invalidOtp = "Invalid OTP";
export const dayAndTime = (date: string, time: string, timeZone: string): string => `${date} at ${time} (${timeZone})`;
export const accountLine = (email: string): string => `Account: ${email}`;
export const whenLine = (time: string): string => `When: ${time}`;
export const deviceLine = (device: string): string => `Device: ${device}`;
export const nearLine = (place: string): string => `Near: ${place}`;
export const openAndSetPassword = (publicUrl: string): string =>
  `open ${publicUrl}/forgot-password in your browser and set a new password`;
export const newSignInToYourAccount = "New sign-in to your account";
export const yourPasswordWasChanged = "Your password was changed";
