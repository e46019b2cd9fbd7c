export const thisEmailIsYourUsername = (publicUrl: string): string =>
  `This email is your username. Once the link is over, ask for a new one at ${publicUrl}/forgot-password.`;
export const anAccountWasMadeForYou =
  "An account was made for you. Set a password to sign in. The link works once, for a day.";
export const yourCodeIsItWorks = (text: string): string => `Your code is ${text}

It works once, for 10 minutes. If you did not just sign in, change your password.`;
export const thisPlaceIsNotKnown = "This place is not known.";
export const ifTheSignInIsStill = "If the sign-in is still open, a new code is on its way.";
export const aCodeWasJustSent = "A code was just sent. Wait 30 seconds and try again.";
export const isNoEmailAddress = (email: string): string => `${email} is no email address.`;
export const thereIsAUserAlready = (email: string): string => `There is a user ${email} already.`;
export const setYourPassword = "Set your password";
export const setPasswordButton = "Set password";
export const unknownDevice = "Unknown device";
export const yourSignInCode = "Your sign-in code";
