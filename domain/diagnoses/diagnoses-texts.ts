export const pleaseEnterACode = "Please enter a code.";
export const pleaseEnterADescription = "Please enter a description.";
export const codeLabel = "Code";
export const descriptionLabel = "Description";
