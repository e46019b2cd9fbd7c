import { inClinic } from "../reach.ts";
import { care } from "../role-groups.ts";

export const contentOperations = {
  getAllCarePlans: inClinic(...care),
  getAllDevices: inClinic(...care),
  getRegimens: inClinic(...care),
  getAutoAssignedRegimens: inClinic(...care),
  getAllExercises: inClinic(...care),
  getExercise: inClinic(...care),
  getAllFeedbackForms: inClinic(...care),
  getDeafultFeedSchedule: inClinic(...care),
};
