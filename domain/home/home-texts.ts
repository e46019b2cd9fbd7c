export const pleaseChooseOneOfThese = (engagementRanges: string): string =>
  `Please choose one of these ranges of days: ${engagementRanges}.`;
export const pleaseChoose1To3 = "Please choose 1 to 3 months.";
