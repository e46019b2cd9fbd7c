import { inClinic } from "../access/reach.ts";
import { care } from "../access/role-groups.ts";

export const calendarOperations = {
  getDateRangeActivities: inClinic(...care),
  getRangeExercises: inClinic(...care),
  onPatientActivity: inClinic(...care),
};
