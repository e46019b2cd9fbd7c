import { type Sentence, sentence, strong } from "../../../ui/look/sentence.ts";
import { countText } from "@restride/domain/texts/count-text.ts";

const list = new Intl.ListFormat("en-US");

export const removedText = (name: string): string => `${name} removed.`;
export const pleaseEnterANumberOfDays = "Please enter a number of days, such as 2 or -2.";
export const moveChain = "Move chain";
export const cancel = "Cancel";
export const move = "Move";
export const daysLater = "Days later";
export const withAMinusDaysEarlier = "With a minus: days earlier.";
export const actionsFor = (name: string): string => `Actions for ${name}`;
export const undoTheChange = "Undo the change";
export const edit = "Edit";
export const remove = "Remove";
export const undoTheChangeOf = (name: string): string => `Undo the change of ${name}`;
export const editName = (name: string): string => `Edit ${name}`;
export const removeName = (name: string): string => `Remove ${name}`;
export const hold = "Hold";
export const unit = "Unit";
export const repeat = "Repeat";
export const setLabel = "Set";
export const daily = "Daily";
export const start = "Start";
export const end = "End";
export const interval = "Interval";
export const skipOnSurgeryDate = "Skip on surgery date";
export const withItsChain = (refused: string): string => `With its chain: ${refused}`;
export const save = "Save";
export const exerciseCount = (count: number): string => countText(count, "exercise");
export const exercisesAndChains = (exercises: number, chains: number): string =>
  `${exerciseCount(exercises)} · ${countText(chains, "chain")}`;
export const beginsToday = (days: string): string => `${days} · begins today`;
/** Sentence about the exercises that move along with another one by a number of days, which is negative for earlier ones. */
export const movesWith = (names: readonly string[], days: number, leader: string): Sentence => {
  const shift = `${countText(Math.abs(days), "day")} ${days > 0 ? "later" : "earlier"}`;
  return sentence`${strong(list.format(names))} ${names.length === 1 ? "moves" : "move"} ${shift} with ${leader}.`;
};
export const endToday = (names: readonly string[]): Sentence =>
  sentence`${strong(list.format(names))} ${names.length === 1 ? "ends" : "end"} today: no days are left.`;
export const connectedExercisesMoveTogether = "Connected exercises move together.";
export const undo = "Undo";
export const exercise = "EXERCISE";
export const configuration = "CONFIGURATION";
export const schedule = "SCHEDULE";
export const actions = "ACTIONS";
export const noExercisesYet = "No exercises yet.";
export const addTheFirstOneHere = "Add the first one, here or with the key N. Its days are counted from surgery.";
export const addExercise = "Add exercise";
export const addedForThisPatient = "Added for this patient";
export const noExerciseFound = "No exercise found";
export const noneHasInItsName = (search: string): string => `None has “${search}” in its name.`;
export const clearSearch = "Clear search";
export const exerciseText = "Exercise";
export const chooseAnExercise = "Choose an exercise";
export const searchExercises = "Search exercises";
export const search = "Search";
export const rowHeight = "Row height";
export const roomy = "Roomy";
export const dense = "Dense";
export const applyToAll = "Apply to all";
export const passedOn = (date: string): string => `passed ${date}`;
export const secondsUnit = "second(s)";
export const minutesUnit = "minute(s)";
