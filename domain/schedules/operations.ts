import { inClinic } from "../access/reach.ts";
import { care, patientAdders } from "../access/role-groups.ts";

/** Tags of what screens show of it. */
export type SchedulesQueryTag = "schedules";

/** A health coach reads programmes and changes none. */
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
