/** Labels of the text fields of a patient, by field: in forms, lists, the log and the report. */
export const firstname = "First name";
export const lastname = "Last name";
export const dob = "Date of birth";
export const gender = "Gender";
export const email = "Email";
export const surgeon = "Surgeon";
