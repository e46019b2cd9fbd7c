export const pleaseChooseADate = "Please choose a date.";
export const thisPageOfTheLog = "This page of the log is not there any more.";
export const pleaseChooseOneOfTheRanges = "Please choose one of the ranges.";
export const pleaseChooseASourceOfTheList = "Please choose a source of the list.";
export const pleaseChooseAnEventOfTheList = "Please choose an event of the list.";
export const pleaseChooseAPageSize = "Please choose a page size.";
export const atMost500RowsAPage = "At most 500 rows a page.";
export const pleaseChooseAQuickRange = "Please choose a quick range or dates, not both.";
export const pleaseChooseTheFirstAndTheLast = "Please choose the first and the last day.";
export const theLastDayMustNot = "The last day must not be before the first.";
export const zeroActivities = (total: string): string => `0 of ${total} activities`;
export const rangeOfActivities = (first: string, last: string, total: string): string =>
  `${first}-${last} of ${total} activities`;
