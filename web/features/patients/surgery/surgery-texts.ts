import { countText } from "@restride/domain/texts/count-text.ts";

export const yes = "Yes";
export const noLabel = "No";
export const remindersOnFixedDates = "Reminders on fixed dates";
export const stays = "stays";
export const surgeryDateNow = "Surgery date now";
export const newSurgeryDate = "New surgery date";
export const pleaseEnterSurgeryDate = "Please enter surgery date.";
export const rescheduleExercisesAndMeasurements = "Reschedule exercises and measurements?";
export const yesKeepsTheDayAfter =
  "Yes keeps the day after surgery, so dates move. No keeps the dates, so the day numbers change. Questionnaires always go with surgery.";
export const nothingOfThemIsLeft = "Nothing of them is left on the new date";
export const letTheseItemsEnd = "Let these items end";
export const tell = "Tell";
export const scheduleChanged = "“Schedule changed”";
export const patient = "Patient";
export const addedForThisPatient = "Added for this patient";
export const movesWithSurgery = "moves with surgery";
export const hadBegunRunsLonger = "had begun, runs longer";
export const hadBegunRunsShorter = "had begun, runs shorter";
export const wouldStartInThePast = "would start in the past, starts today";
export const keepsItsDates = "keeps its dates";
export const endsNothingOfItIsLeft = "ends, nothing of it is left";
export const dayCount = (count: number): string => countText(count, "day");
export const todayLabel = (today: string): string => `Today, ${today}`;
export const surgeryTo = (to: string): string => `Surgery ${to}`;
export const hasPassedStays = "has passed, stays";
export const item = "Item";
export const before = "Before";
export const after = "After";
export const whyLabel = "Why";
export const runLongerOrShorter = "run longer or shorter";
export const startedAlready = "started already";
export const doneDayStays = "done day stays";
export const doneDaysStay = "done days stay";
export const nothingBeforeTodayChanges = "nothing before today changes";
export const fallsInThePast = "falls in the past";
export const fallInThePast = "fall in the past";
export const ofThemEnd = (dropped: number): string => `${dropped} of them end`;
export const theyStartToday = "they start today";
export const nothingIsLost = "nothing is lost";
export const notices = {
  header: "Schedule changed",
  message: "Your surgery date changed, and your schedule with it. Open the app to see what is due.",
};
export const devicesMustBeWithThePatient = "Devices must be with the patient";
export const notAnyMore = "not any more";
export const orderPending = "order Pending";
export const showAllItems = (count: number): string => `Show all ${count} items`;
export const showTheDrawing = "Show the drawing";
export const surgeryIsMovedButThePatient = (message: string): string =>
  `Surgery is moved, but the patient was not told. ${message}`;
export const changeSurgeryDate = "Change surgery date";
export const aDateThatHasPassed = "A date that has passed cannot be undone, only changed again.";
export const canBeUndoneFor30 = "Can be undone for 30 days. What somebody changes after this stays.";
export const cancel = "Cancel";
export const moveSurgery = "Move surgery";
export const whatMovesCouldNotBe = "What moves could not be shown.";
export const moveSurgeryTo = (date: string): string => `Move surgery to ${date}`;
export const surgeryOn = (date: string): string => `surgery ${date}`;
export const beforeMove = "before";
export const afterMove = "after";
export const todayMark = "today";
/** Items of an area that a move counts. */
export const movedItemNouns = { exercise: "exercise", measurement: "device", questionnaire: "form" } as const;
export const daysEarlier = (count: number): string => `${dayCount(count)} earlier`;
export const daysLater = (count: number): string => `${dayCount(count)} later`;
export const moveByDays = (count: number, days: string): string => `${count === 1 ? "moves" : "move"} ${days}`;
export const runByDays = (count: number, days: number): string =>
  `${count === 1 ? "runs" : "run"} ${dayCount(Math.abs(days))} ${days < 0 ? "shorter" : "longer"}`;
export const nothingMoves = "nothing";
export const moveLabel = "move";
