export const tryAgain = "Try again";
export const connectingAgainInS = (seconds: number): string => `Connecting again in ${seconds} s.`;
export const complete = "Complete";
export const partial = "Partial";
export const skippedLabel = "Skipped";
export const remainingLabel = "Remaining";
export const naLabel = "NA";
export const readLess = "Read less";
export const readMore = "Read more";
