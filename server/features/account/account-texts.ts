export const somethingWentWrong = "Something went wrong!";
export const nameThePage = "Name the page.";
export const thisDeviceAsksForACode = "This device asks for a code again.";
export const thisDeviceWasNotFound = "This device was not found.";
export const theClosingMustBe = (limit: number): string => `The closing must be ${limit} characters or less`;
