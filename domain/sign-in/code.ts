/** Number of characters of a one-time code. */
export const codeLength = 6;

/** Seconds until a code can be requested again. */
export const resendWaitSeconds = 30;
