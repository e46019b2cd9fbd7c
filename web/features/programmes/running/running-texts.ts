import type { ReorderReason } from "@restride/domain/fulfilment/reorder.ts";
import { type Sentence, sentence, strong } from "../../../ui/look/sentence.ts";
import { countText } from "@restride/domain/texts/count-text.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { RunningDeviceFragment } from "./running.graphql.ts";

const steps = ["Pending", "Shipped", "Delivered", "Returned"];

/** Returns how many of the four steps of an order are done; fail and Unlinked stop at the first. */
export const orderStep = (status: string): number => Math.max(1, steps.indexOf(status) + 1);

/** Returns a text about an order besides its state. */
export const orderText = (device: RunningDeviceFragment): string => {
  const { status, cause, ordered_on, shipped_on, delivered_on, returned_on, configured } = device;
  if (status === "Unlinked") return "no hardware linked";
  if (status === "fail") return cause || "refused by the vendor";
  const date = { Pending: ordered_on, Shipped: shipped_on, Delivered: delivered_on, Returned: returned_on }[status];
  const day = date ? formatUs(date) : "";
  if (status === "Pending") return day && `ordered ${day}`;
  return [day, status === "Delivered" && configured && "Configured"].filter(Boolean).join(" · ");
};

export const daysDone = "days done";
export const addedNotSaved = "Added, not saved";
export const completeddaysOfTotaldays = (completeddays: number, totaldays: number, doneWord: string): string =>
  `${completeddays} of ${totaldays} ${doneWord}`;
export const changes = "Changes";
export const aDay = (intervalLabel: string, time: number): string => `${intervalLabel}, ${time}× a day`;
export const newLabel = "New";
export const orderedWhenYouSave = "ordered when you save";
export const reorderName = (name: string, refused: string): string => `Reorder ${name}: ${refused}`;
export const reorderNameText = (name: string): string => `Reorder ${name}`;
export const reorder = "Reorder";
export const undoTheChangeOf = (name: string): string => `Undo the change of ${name}`;
export const editName = (name: string): string => `Edit ${name}`;
export const removeName = (name: string): string => `Remove ${name}`;
export const orders = "Orders";
export const nothingWasOrderedYet = "Nothing was ordered yet.";
export const keepsItsReadingsItIsBack = (displayName: string): string =>
  `${displayName} keeps its readings. It is back already.`;
export const theOrderOfIsWithdrawn = (displayName: string): string => `The order of ${displayName} is withdrawn.`;
export const keepsItsReadingsAndItsReturn = (displayName: string): string =>
  `${displayName} keeps its readings, and its return is asked for.`;
export const oneDeviceIsOrdered = "One device is ordered";
export const devicesAreOrdered = (added: number): string => `${added} devices are ordered`;
export const toNoAddressYetToStatus = (where: string): string =>
  `${where === "" ? "to no address yet" : `to ${where}`}, status Pending`;
export const nothingIsChanged = "Nothing is changed.";
export const cancel = "Cancel";
export const whyLabel = "Why";
export const toLabel = "To";
export const schedule = "Schedule";
export const goesOn = (windowLabel: string): string => `goes on, ${windowLabel}`;
export const oldDevice = "Old device";
export const keepsItsReadingsIsBack = (status: string): string =>
  `keeps its readings, ${status === "Returned" ? "is back already" : "return is asked for"}`;
export const areYouSureYouWant = "Are you sure you want to leave this page?";
export const discard = "Discard";
export const stay = "Stay";
export const yourChangesWillBeLost = "Your changes will be lost if you go back.";
export const nothingIsDueUntilRelease = (from: string): Sentence =>
  sentence`${strong(`On technical hold since ${from}.`)} Nothing is due until the hold is released. The schedule can be changed.`;
export const nothingIsDueWhileInactive = (from: string): Sentence =>
  sentence`${strong(`Inactive since ${from}.`)} Nothing is due until the patient is active again. The schedule can be changed.`;
export const somebodyElseChangedWhatYou = (notice: string, names: string): Sentence =>
  sentence`${strong(notice)} Somebody else changed ${names}. What you typed stands on top of that.`;
export const goesOnChanged = "goes on, changed";
export const goOnChanged = "go on, changed";
export const anotherDose = "another dose";
export const day = "Day";
export const now = "Now";
export const thenLabel = "Then";
export const whatDiffers = "What differs";
export const about = "About";
export const noDayDiffersOnlyWhat = "No day differs: only what is linked, or days on which nothing is due.";
export const fromTodayOnDaysDue = (was: number, is: number, kind: string): string =>
  `From today on: ${was} → ${is} ${kind} days due.`;
export const showAllDays = (count: number): string => `Show all ${count} days`;
export const nothingBeforeTodayChangesCalendar = (addDays: string): string =>
  `Nothing before today changes: calendar, percentages and charts to ${addDays} read the same.`;
export const saveChange = (count: number): string => `Save ${countText(count, "change")}`;
export const canBeUndoneFor30 = "Can be undone for 30 days.";
export const scheduleChanged = "“Schedule changed”";
export const tellThePatient = "Tell the patient";
/** Sentence while the connection is lost: `count` changes wait in the window. */
export const youCanGoOnSave = (count: number): string => {
  const changes = count === 0 ? "what you change is" : countText(count, "change is", "changes are");
  return `You can go on; ${changes} kept in this window. SAVE works again when the connection is back.`;
};
export const aRowIsBeingEdited = "A row is being edited. What was due and done before today stays as it was.";
export const notSavedWhatWasDue = (count: number): Sentence =>
  sentence`${strong(countText(count, "change"))} not saved. What was due and done before today stays as it was.`;
export const breadcrumb = "Breadcrumb";
export const patients = "Patients";
export const save = "SAVE";
export const devices = "DEVICES";
export const scheduleHeading = "SCHEDULE";
export const order = "Order";
export const actions = "ACTIONS";
export const noDevicesYet = "No devices yet.";
export const addTheFirstOneAbove = "Add the first one above. It is ordered when the schedule is saved.";
export const deviceSchedule = "DEVICE SCHEDULE";
export const devicesText = "Devices";
export const whatThisChanges = "What this changes";
export const fromTodayOn = "from today on";
export const exerciseSchedule = "EXERCISE SCHEDULE";
export const exercises = "Exercises";
export const answeredLabel = "answered";
export const ofAnswered = (done: number, due: number): string => `${done} of ${due} answered`;
export const neverAsked = "Never asked";
export const nextOnTimeLeftLast = (next: string, count: number, last: string): string =>
  `Next on ${next}, ${countText(count, "time")} left, last on ${last}`;
export const endsYesterday = "Ends yesterday";
export const undoTheChangesOf = (name: string): string => `Undo the changes of ${name}`;
export const askAgainFromToday = "Ask again from today";
export const questionnaireSchedule = "QUESTIONNAIRE SCHEDULE";
export const questionnaires = "Questionnaires";
export const noQuestionnairesYet = "No questionnaires yet.";
export const addTheFirstOneAboveAndChoose = "Add the first one above, and choose when it is asked.";
export const nothingWasChanged = "Nothing was changed.";
export const addExercise = "ADD EXERCISE";
export const editExerciseSchedule = "EDIT EXERCISE SCHEDULE";
export const addDevice = "ADD DEVICE";
export const editMeasurementSchedule = "EDIT MEASUREMENT SCHEDULE";
export const addQuestionnaire = "ADD QUESTIONNAIRE";
export const editQuestionnaireSchedule = "EDIT QUESTIONNAIRE SCHEDULE";
export const schedulesAreChangedByTheClinic = "Schedules are changed by the clinic or a company admin";
export const viewProgramme = "View programme";
export const andMore = (days: string, more: number): string => `${days} and ${more} more`;
const pauseNouns = { hold: "hold", pause: "pause" } as const;
/** Reason for which nothing is due today. */
export type Pause = keyof typeof pauseNouns;
export const ifTheIsOver = (first: string, pause: Pause): string => `${first}, if the ${pauseNouns[pause]} is over`;
export const nextAfterThe = (pause: Pause): string => `next after the ${pauseNouns[pause]}`;
export const nothingIsDueWhileTheLasts = (pause: Pause): string =>
  `Nothing is due while the ${pauseNouns[pause]} lasts.`;
export const regimens = "REGIMENS";
export const addedForThisPatient = "Added for this patient";
export const questionnairesHeading = "QUESTIONNAIRES";
export const programmeToReadOnly = "Programme, to read only";
export const askTheClinicForAChange = "Ask the clinic for a change";
export const print = "Print";
export const close = "Close";
export const firstAndMore = (first: string, moreCount: number): string =>
  moreCount > 0 ? `${first} and ${moreCount} more` : first;
/** Sentences about the care plan that a programme was made from, or has followed since, and the surgery. */
export const planAndSurgery = (
  plan: string | null | undefined,
  version: { readonly number: number; readonly since: string } | null,
  surgery: string,
): string => {
  const versionText = version ? `, version ${version.number}, since ${version.since}` : "";
  return `${plan ?? "No care plan"}${versionText}. Surgery ${surgery}.`;
};
export const daysAndExercises = (days: string, exercises: number): string =>
  `${days} · ${countText(exercises, "exercise")}`;
export const nextOn = (date: string): string => `next ${date}`;
export const passedSpan = "passed";
export const passedOn = (date: string): string => `passed ${date}`;
export const answeredDays = "answered";
export const oneBegins = "begins";
export const severalBegin = "begin";
export const oneEnds = "ends";
export const severalEnd = "end";
export const newSpan = "new";
/** Labels of the reasons to order a device again. */
export const reorderReasons: Readonly<Record<ReorderReason, string>> = {
  "Lost or broken": "Lost or broken",
  "Does not work": "Does not work",
  "Wrong size": "Wrong size",
  Other: "Other",
};
