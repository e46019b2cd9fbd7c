export const thisFormWasNotFound = "This form was not found.";
