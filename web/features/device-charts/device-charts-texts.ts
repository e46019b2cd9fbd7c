export const max = "Max";
export const min = "Min";
export const thisLinkLeadsToNo =
  "This link leads to no measurements: it is too old, or a part of it is missing. Open the measurements again where you found the link, or ask the clinic for a new one. Only people who work at a clinic sign in here.";
export const nothingWasChanged = "Nothing was changed.";
export const measurement = "Measurement";
export const theChartIsNotShown = "The chart is not shown.";
export const lastRecorded = "Last Recorded";
export const value = "Value";
export const theSummaryOfDaysIsNot = "The summary of days is not shown.";
export const theChartsAreNotShown = "The charts are not shown.";
export const measurementChart = "Measurement Chart";
