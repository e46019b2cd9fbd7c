import * as texts from "./sign-in-texts.ts";
/** One-time code: six characters, valid for ten minutes, five attempts, a new one after thirty seconds at the earliest. Times in milliseconds. */
export const oneTimeCode = { length: 6, lifetime: 600_000, maxTries: 5, resendPause: 30_000 } as const;

/** Seconds for which a trusted device needs no code: thirty days. */
export const trustDuration = 2_592_000;

/** Milliseconds for which a link to set a password is valid: one day. */
export const passwordLinkLifetime = 86_400_000;

export const wrongCredentials = texts.wrongCredentials;
export const invalidCode = texts.invalidOtp;
export const replacedCode = texts.thisCodeIsNoLonger;
export const codeNotSent = texts.theCodeCouldNotBe;
export const invalidLink = texts.thisLinkIsNoLonger;

/** Returns the refusal after too many attempts; `seconds` is the time to wait. It must be the same whether or not an account exists. */
export const tooManyAttempts = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? texts.tooManyAttemptsTryAgain : texts.tooManyAttemptsTryAgainInMinutes(minutes);
};

/** Returns whether a code may be sent again; times are instants in milliseconds. */
export const mayResend = (sentAt: number, now: number): boolean => now - sentAt >= oneTimeCode.resendPause;

/** Returns a typed code in its stored form: without spaces, in capitals. */
export const normaliseCode = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, "")
    .toUpperCase();
