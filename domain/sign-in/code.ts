/** Characters of a one-time code. */
export const codeLength = 6;

/** Seconds until a code can be asked for again. */
export const resendWaitSeconds = 30;
