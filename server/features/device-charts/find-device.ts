import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { PatientContacts, PatientPlan } from "../patients/patients.lookups.ts";
import type { ScheduledDevice, Schedules } from "../scheduled-items/scheduled-items.lookups.ts";
import * as texts from "./device-charts-texts.ts";

export interface DeviceDeps {
  readonly patients: PatientContacts;
  readonly schedules: Schedules;
}

/** Returns an assigned device of a patient in the scope with all revisions of its schedule, oldest first, and its pauses. */
export const findDevice = async (
  { patients, schedules }: DeviceDeps,
  scope: CustomerScope,
  patientId: Id,
  itemId: Id,
): Promise<{ plan: PatientPlan; device: ScheduledDevice; revisions: readonly ScheduledDevice[] } | Refusal> => {
  const [plan, devices] = await Promise.all([patients.planOf(scope, patientId), schedules.devices(scope, patientId)]);
  if (!plan) return refuse(patientTexts.notFound);
  const revisions = devices.filter(({ id }) => id === itemId);
  const device = revisions[0];
  return device && !device.deleted ? { plan, device, revisions } : refuse(texts.thisDeviceWasNotFound);
};
