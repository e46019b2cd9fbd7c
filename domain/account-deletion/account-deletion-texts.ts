export const pleaseEnterPatientFirstName = "Please enter patient first name.";
export const pleaseEnterPatientLastName = "Please enter patient last name.";
export const pleaseEnterPatientCellNumber = "Please enter patient cell number.";
export const theParts = (parts: string, one: string): string => `The ${parts} ${one}.`;
export const pleaseEnterAReason = "Please enter a reason.";
export const reasonLabel = "Reason";
export const firstName = "First name";
export const lastName = "Last name";
export const pleaseEnterValidEmail = "Please enter valid email";
