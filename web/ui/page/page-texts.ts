export const thisPartCouldNotBe = "This part could not be loaded.";
export const tryAgain = "Try again";
export const breadcrumb = "Breadcrumb";
export const back = "Back";
export const restride = "Restride";
export const restrideYear = (year: number): string => `© ${year} Restride`;
