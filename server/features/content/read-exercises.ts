import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { contentTexts } from "@restride/domain/content/content-texts.ts";
import { fitsPatient, type LookedFor } from "@restride/domain/content/fits.ts";
import { type Pace, pacedCount, pacedWindow } from "@restride/domain/programmes/pace.ts";
import { holdText } from "@restride/domain/schedules/hold-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { RegimenFilter } from "../../generated/resolvers.ts";
import type { ContentQueries, ExerciseRow, RegimenRow } from "./content.queries.ts";

const inWords = (exercise: ExerciseRow) => ({ ...exercise, hold: holdText(exercise.holdseconds) });

/** Returns a regimen with its exercises at a pace. */
const atPace = ({ entries, ...regimen }: RegimenRow, pace: Pace) => ({
  ...regimen,
  age_groups: [...regimen.age_groups],
  exerciseschedule: entries.map(({ exercise, startdate, enddate, next, holdseconds, repeat, set, time, interval }) => {
    const window = pacedWindow({ start: startdate, end: enddate }, pace);
    return {
      exercise: inWords(exercise),
      hold: holdText(holdseconds),
      holdseconds,
      repeat,
      set: pacedCount(set, pace),
      time: pacedCount(time, pace),
      interval,
      startdate: window.start,
      enddate: window.end,
      next,
    };
  }),
});

/** Makes the use case that returns the regimens for a patient, at the pace of the care plan if one is named. */
export const makeGetRegimens =
  (queries: ContentQueries) =>
  async (scope: CustomerScope, { careplan, ...filter }: RegimenFilter & LookedFor) => {
    const [regimens, plans] = await Promise.all([queries.regimens(scope), careplan ? queries.carePlans(scope) : []]);
    const pace = plans.find(({ _id }) => _id === careplan)?.pace ?? "standard";
    return {
      regimens: regimens.filter((row) => row.isOffered && fitsPatient(row, filter)).map((row) => atPace(row, pace)),
    };
  };

/** Makes the use case that returns the regimens that a care plan assigns to a patient, in its order. */
export const makeGetAutoAssigned =
  (queries: ContentQueries) =>
  async (scope: CustomerScope, { careplan, ...filter }: RegimenFilter & LookedFor) => {
    const [regimens, plans] = await Promise.all([queries.regimens(scope), queries.carePlans(scope)]);
    const plan = plans.find(({ _id }) => _id === careplan);
    if (!plan) return refuse(contentTexts.noCarePlan);
    const brought = plan.regimens.flatMap(({ _id }) => regimens.find((row) => row._id === _id) ?? []);
    return { regimens: brought.filter((row) => fitsPatient(row, filter)).map((row) => atPace(row, plan.pace)) };
  };

/** Makes the use case that returns all exercises. */
export const makeGetExercises = (queries: ContentQueries) => async (scope: CustomerScope) => ({
  exercises: (await queries.exercises(scope)).flatMap(({ exercise, isOffered }) =>
    isOffered ? inWords(exercise) : [],
  ),
});

/** Makes the use case that returns one exercise. */
export const makeGetExercise = (queries: ContentQueries) => async (scope: CustomerScope, id: Id) => {
  const exerciseRow = (await queries.exercises(scope)).find(({ exercise }) => exercise._id === id);
  return exerciseRow ? { exercise: inWords(exerciseRow.exercise) } : refuse(contentTexts.noExercise);
};
