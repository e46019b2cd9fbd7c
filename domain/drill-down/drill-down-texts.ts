export const pleaseChooseAnAreaAndSkipped = "Please choose an area and skipped, partial or complete.";
export const thisNumberCannotBeOpened = "This number cannot be opened.";
export const formsOfActivePatientsForDays = (daysOf: string, area: string): string =>
  `Forms of active patients for days ${daysOf}. A patient is counted as often as they answered. Forms without a value are left out${area === "rom" ? ", except where the bend is unknown" : ""}.`;
