import { inClinic } from "../access/reach.ts";
import { care, patientAdders } from "../access/role-groups.ts";

/** Query tag of schedules. */
export type SchedulesQueryTag = "schedules";

/** Access for roles that may change programmes. A health coach may only read them. */
const changing = inClinic(...patientAdders);

export const schedulesOperations = {
  getSchedule: inClinic(...care),
  getDeviceSchedule: inClinic(...care),
  getPatientFeedSchedule: inClinic(...care),
  getScheduleChanges: inClinic(...care),
  previewSurgeryMove: inClinic(...care),
  previewUndo: changing,
  moveSurgery: changing,
  previewSchedule: changing,
  editSchedule: changing,
  updateDeviceSchedule: changing,
  editFeedSchedule: changing,
  undoScheduleChange: changing,
};
