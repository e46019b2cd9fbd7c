import { inClinic } from "./reach.ts";
import { care } from "./role-groups.ts";

export const calendarOperations = {
  getDateRangeActivities: inClinic(...care),
  getRangeExercises: inClinic(...care),
  onPatientActivity: inClinic(...care),
};
