/** A one-time code: six characters, valid ten minutes, five tries, a new one after thirty seconds at the earliest. Times in milliseconds. */
export const oneTimeCode = { length: 6, validFor: 600_000, tries: 5, resendAfter: 30_000 } as const;

/** How long a trusted device needs no code, in seconds: thirty days. */
export const trustedFor = 2_592_000;

/** How long a link to set a password works, in milliseconds: one day. */
export const passwordLinkValidFor = 86_400_000;

export const wrongCredentials = "Wrong Credentials";
export const invalidCode = "Invalid OTP";
export const replacedCode =
  "This code is no longer valid: a newer code was sent for another sign-in to this account. Sign in again.";
export const codeNotSent = "The code could not be sent. Please try again.";
export const invalidLink = "This link is no longer valid. Ask for a new one.";

/** The sentence for a used-up budget of attempts; seconds is how long to wait. It is the same whether or not there is an account. */
export const tooManyAttempts = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1
    ? "Too many attempts. Try again in a minute."
    : `Too many attempts. Try again in ${minutes} minutes.`;
};

/** Whether a code may be sent again; times are instants in milliseconds. */
export const mayResend = (sentAt: number, now: number): boolean => now - sentAt >= oneTimeCode.resendAfter;

/** What a person typed, as codes are kept: without spaces, in capitals. */
export const normaliseCode = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, "")
    .toUpperCase();
