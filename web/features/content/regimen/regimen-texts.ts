import { countText } from "@restride/domain/texts/count-text.ts";

export const name = "Name";
export const surgeryType = "Surgery type";
export const gender = "Gender";
export const ageGroups = "Age groups";
export const firstDay = "First day";
export const lastDay = "Last day";
export const exercises = "Exercises";
export const exercisesText = (count: number): string => `${count} exercises`;
export const roundsOnDay = (day: string, rounds: number): string => `${day}: ${countText(rounds, "round")}`;
export const load = "Load";
export const roundsADay = "rounds a day";
export const noExerciseIsDueYet = "No exercise is due yet.";
export const fullestExerciseRound = (when: string, exercises: number, rounds: number, aboutText: string): string =>
  `Fullest ${when}: ${countText(exercises, "exercise")}, ${countText(rounds, "round")}, ${aboutText}.`;
export const removedText = (name: string): string => `${name} removed.`;
export const actionsFor = (name: string): string => `Actions for ${name}`;
export const edit = "Edit";
export const remove = "Remove";
export const editName = (name: string): string => `Edit ${name}`;
export const removeName = (name: string): string => `Remove ${name}`;
export const interval = "Interval";
export const timesADay = "Times a day";
export const holdInSeconds = "Hold in seconds";
export const repeat = "Repeat";
export const setLabel = "Set";
export const doneLabel = "Done";
export const exercise = "EXERCISE";
export const configuration = "CONFIGURATION";
export const schedule = "SCHEDULE";
export const actions = "ACTIONS";
export const addExercise = "Add exercise";
export const searchExercises = "Search exercises";
export const search = "Search";
export const noExercisesYet = "No exercises yet.";
export const addTheFirstOneAbove = "Add the first one above. Its days lie inside of the regimen's.";
export const noExerciseFound = "No exercise found";
export const noneHasInItsName = (search: string): string => `None has “${search}” in its name.`;
export const clearSearch = "Clear search";
export const connectedExercisesMoveTogether = "Connected exercises move together.";
export const everybody = "Everybody";
export const male = "Male";
export const female = "Female";
export const regimen = "Regimen";
export const choose = "Choose";
/** Day, or days from a first to a last one. */
export const onDayOrFromTo = (first: string, last: string): string =>
  first === last ? `on ${first}` : `from ${first} to ${last}`;
