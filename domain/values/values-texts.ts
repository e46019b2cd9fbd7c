export const pleaseEnterADateAs = "Please enter a date as MM/DD/YYYY.";
export const pleaseEnterValidNumber = "Please enter valid number!";
export const pleaseRemoveTheCharactersThat = "Please remove the characters that cannot be shown.";
export const needsALetter = (label: string): string => `${label} needs a letter.`;
export const pleaseCheckTheForm = "Please check the form.";
export const pleaseChooseAPage = "Please choose a page.";
export const pleaseChooseAPageSize = "Please choose a page size.";
export const pleaseChooseAPageSizeOfOr = (max: number): string => `Please choose a page size of ${max} or less.`;
export const pleaseEnterCharactersOrLess = (limit: number): string => `Please enter ${limit} characters or less.`;
export const mustBeCharactersOrLess = (label: string, limit: number): string =>
  `${label} must be ${limit} characters or less`;
export const pleaseSelectYourCountry = "Please select your country.";
export const pleaseSelectATimeZone = "Please select a time zone.";
export const namesOfMonths = "January February March April May June July August September October November December";
