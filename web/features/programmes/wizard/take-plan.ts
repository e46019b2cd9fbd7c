import {
  assignDevice,
  assignQuestionnaires,
  assignRegimen,
  type AssignContext,
  type FeedEntry,
} from "@restride/domain/programmes/assign-content.ts";
import type { Programme, ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { readId } from "@restride/domain/values/id.ts";
import type { OfferedPlanFragment, OfferedRegimenFragment } from "../content.graphql.ts";
import type { ChosenPlan } from "./wizard-content.ts";

/** Returns the exercises of a regimen, adjusted to the patient's today. */
export const exercisesOf = (regimen: OfferedRegimenFragment, bringing: AssignContext): ProgrammeExercise[] =>
  assignRegimen(
    {
      _id: readId(regimen._id),
      exerciseschedule: regimen.exerciseschedule.map((entry) => ({
        ...entry,
        exercise: { _id: readId(entry.exercise._id) },
      })),
    },
    bringing,
  );

/** Returns the programme that a care plan gives; its regimens must be loaded before. */
export const programmeOf = (
  plan: OfferedPlanFragment,
  regimens: readonly OfferedRegimenFragment[],
  bringing: AssignContext,
): Programme => ({
  exercises: regimens.flatMap((regimen) => exercisesOf(regimen, bringing)),
  devices: plan.deviceids.flatMap(({ _id, scheduled_criteria: criteria }) =>
    criteria ? assignDevice(readId(_id), criteria, bringing) : [],
  ),
  feedback: assignQuestionnaires(
    plan.feedback.map((entry): FeedEntry => ({ ...entry, formid: readId(entry.formid) })),
    bringing,
  ),
});

/** Converts a care plan to the form in which a draft stores it. */
export const chosenPlan = (
  { _id, name, deviceids, include_regimens }: OfferedPlanFragment,
  surgerytype: string,
): ChosenPlan => ({
  _id: readId(_id),
  name,
  surgerytype,
  hasDevices: deviceids.length > 0,
  includesRegimens: include_regimens,
});
