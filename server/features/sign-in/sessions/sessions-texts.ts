export const sessionEnded = "Session ended.";
export const allOtherSessionsEnded = "All other sessions ended.";
export const usesAreNotStored = (reason: string): string => `Uses of sessions could not be stored yet: ${reason}`;
