import type { Machines } from "../../machines.ts";
import type { Feature } from "../../platform/feature.ts";
import { makeContentViews } from "./content.views.ts";
import { makeGetAutoAssigned, makeGetExercise, makeGetExercises, makeGetRegimens } from "./read-exercises.ts";
import { makeGetCarePlans, makeGetDevices, makeGetFeedSchedule, makeGetForms } from "./read-plans.ts";

/** What a patient can be given: care plans, devices, regimens, exercises, questionnaires. */
export const contentFeature = ({ db }: Machines): Feature => {
  const views = makeContentViews(db);
  const getCarePlans = makeGetCarePlans(views);
  const getDevices = makeGetDevices(views);
  const getRegimens = makeGetRegimens(views);
  const getAutoAssigned = makeGetAutoAssigned(views);
  const getExercises = makeGetExercises(views);
  const getExercise = makeGetExercise(views);
  const getForms = makeGetForms(views);
  const getFeedSchedule = makeGetFeedSchedule(views);
  return {
    faces: {
      Query: {
        getAllCarePlans: ({ surgery_type }, { scope }) => getCarePlans(scope, { surgery_type }),
        getAllDevices: ({ careplan, ...asked }, { scope }) => getDevices(scope, asked, careplan),
        getRegimens: ({ filter }, { scope }) => getRegimens(scope, filter ?? {}),
        getAutoAssignedRegimens: ({ patient }, { scope }) => getAutoAssigned(scope, patient),
        getAllExercises: (_, { scope }) => getExercises(scope),
        getExercise: ({ id }, { scope }) => getExercise(scope, id),
        getAllFeedbackForms: ({ surgery_type }, { scope }) => getForms(scope, { surgery_type }),
        getDeafultFeedSchedule: ({ careplan }, { scope }) => getFeedSchedule(scope, careplan),
      },
    },
  };
};
