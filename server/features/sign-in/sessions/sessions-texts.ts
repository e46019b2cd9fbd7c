export const sessionEnded = "Session ended.";
export const allOtherSessionsEnded = "All other sessions ended.";
