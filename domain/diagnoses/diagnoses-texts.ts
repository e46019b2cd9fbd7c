export const pleaseEnterACode = "Please enter a code.";
export const pleaseEnterADescription = "Please enter a description.";
export const codeLabel = "Code";
export const descriptionLabel = "Description";
export const listOfYear = (year: number, from: string): string => `FY${year} list, from ${from}`;
export const notValidSince = (date: string): string => `not valid since ${date}`;
