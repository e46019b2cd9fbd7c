export const pastEndText = "select days today or greater";

export const scheduleTexts = {
  changed: "The schedule changed while you looked. Look again.",
  saved: "Schedule saved.",
  otherContent: "What an item is of cannot be changed. Take it out and add the other one.",
  otherJoint: "This care plan is for the other joint. Choose one that fits the surgery.",
  notThere: "Something in this schedule is not offered any more. Take it out and save again.",
  noArea: "Choose exercise, measurement or questionnaire.",
  noChange: "This change was not found, was undone already, or is too old to be undone.",
  undone: "The change is undone.",
  nothingToUndo: "Everything in this change was changed again since. There is nothing to undo.",
} as const;

export const pleaseChooseDaysFromS = (first: number, last: number): string =>
  `Please choose days from S${first} to S+${last}.`;
export const pleaseSelectInterval = "Please select interval.";
export const pleaseEnterFromTo = (label: string, min: number, max: number): string =>
  `Please enter ${label} from ${min} to ${max}.`;
export const theseExercisesAreAlreadyLinked = "These exercises are already linked.";
export const linkRemoved = "Link removed.";
export const theLinkReplacedAnotherOne = "The link replaced another one.";
export const pleaseSelectADevice = "Please select a device.";
export const pleaseSelectStartDate = "Please select start date.";
export const pleaseSelectEndDate = "Please select end date.";
export const pleaseSelectTimesADay = "Please select times a day.";
export const pleaseSelectAnExercise = "Please select an exercise.";
export const pleaseSelectDays = "Please select days.";
export const pleaseSelectAQuestionnaire = "Please select a questionnaire.";
export const pleaseSelectWeekDays = "Please select week days!";
export const pleaseChooseAtMostDays = (maxDays: number): string => `Please choose at most ${maxDays} days.`;
export const pleaseSelectASchedule = "Please select a schedule.";
export const aProgrammeHasAtMost = (maxRow: number): string => `A programme has at most ${maxRow} rows of a kind.`;
export const twoRowsHaveTheSame = "Two rows have the same id.";
export const recallIsKeepBetweenTwo = (recall: string, days: string): string =>
  `Recall is ${recall}: keep ${days} between two.`;
/** Time in hours and minutes: `about 2 h 3 min`, `about 40 min`, `about 2 h`. */
export const aboutHoursAndMinutes = (hours: number, minutes: number): string => {
  const parts = [hours > 0 && `${hours} h`, (minutes > 0 || hours === 0) && `${minutes} min`];
  return `about ${parts.filter(Boolean).join(" ")}`;
};
export const selectDateOrGreater = (date: string): string => `select date ${date} or greater!`;
export const selectDaysOrGreater = (days: number): string => `select days ${days} or greater!`;
export const startDateOrEndDateIsMissing = "start date or end date is missing";
export const startDateCanBeSameOrBeforeEndDate = "start date can be same or before end date";
export const enterStartdate = "enter startdate!";
export const enterEnddate = "enter enddate!";
export const aHold = "a hold";
export const repeatsNoun = "repeats";
export const setsNoun = "sets";
export const timesADay = "times a day";
export const invalidStartdate = "invalid startdate";
export const invalidEnddate = "invalid enddate!";
export const pleaseEnterNumericDay = "Please enter numeric day";
/** Names of the steps from a new patient to a programme. */
export const wizardStepNames = {
  info: "Info",
  careplan: "Care plan",
  devices: "Devices",
  regimens: "Regimens",
  schedule: "Exercise schedule",
  questionnaire: "Questionnaire",
} as const;
