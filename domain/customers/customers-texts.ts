export const pleaseEnter4To12 = "Please enter 4 to 12 letters and digits.";
export const pleaseEnterContactName = "Please enter contact name.";
export const pleaseEnterContactEmail = "Please enter contact email.";
export const pleaseEnterContactPhone = "Please enter contact phone.";
