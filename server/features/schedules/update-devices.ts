import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { readDailyShift } from "@restride/domain/patients/daily-shift.ts";
import { readReorderReason, refuseReorder } from "@restride/domain/fulfilment/reorder.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { UpdateDeviceScheduleInput } from "../../generated/resolvers.ts";
import type { SetDailyShift } from "../patients/daily-shift.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import { type EditDeps, makeEditSchedule } from "./edit-schedule.ts";
import type { PatientAreas } from "./patient-areas.ts";
import type { DeviceRow } from "./schedules.queries.ts";
import { scheduleTexts } from "@restride/domain/programmes/programmes-texts.ts";

interface Deps extends EditDeps {
  readonly areas: PatientAreas;
  readonly patients: PatientContacts;
  readonly setDailyShift: SetDailyShift;
}

/** Returns the new item ids of the devices that are ordered again, by their present ids. */
const newIdsOf =
  (ids: readonly Id[], newId: () => Id) =>
  (items: readonly DeviceRow[]): ReadonlyMap<Id, Id> | Refusal => {
    for (const id of ids) {
      const device = items.find((item) => item.id === id && item.validTo === null);
      const refused = device ? refuseReorder(device.name, device.status) : refuse(scheduleTexts.changed);
      if (refused) return refused;
    }
    return new Map(ids.map((id) => [id, newId()]));
  };

/** Makes the use case that saves a patient's devices and daily shift, orders new devices, and orders devices again on request. */
export const makeUpdateDevices = (deps: Deps) => {
  const edit = makeEditSchedule(deps, deps.areas.measurement);
  return async (scope: CustomerScope, input: UpdateDeviceScheduleInput) => {
    const { _id: patientId, surgery, careplan, assigneddevices: rows, version, planHash } = input;
    const plan = surgery ? await deps.patients.planOf(scope, patientId) : undefined;
    if (plan && plan.surgeryDate !== surgery) return refuse(scheduleTexts.changed);
    const patientSurgery = careplan ? await deps.patients.surgeryOf(scope, patientId) : undefined;
    if (patientSurgery && patientSurgery.carePlanId !== careplan) return refuse(scheduleTexts.changed);
    const reason = readReorderReason(input.reorderreason);
    if (isRefusal(reason)) return reason;
    const shift = input.dailyshift ? readDailyShift(input.dailyshift) : null;
    if (isRefusal(shift)) return shift;
    const replace = newIdsOf([...new Set(input.reorder ?? [])], deps.newId);
    const also = () => shift && deps.setDailyShift(scope, patientId, shift);
    return edit(scope, { patientId, rows, version, planHash, replace, reason, also });
  };
};
