export const pleaseSelectAType = "Please select a type.";
export const pleaseSelectAStatus = "Please select a status.";
export const someone = "Someone";
