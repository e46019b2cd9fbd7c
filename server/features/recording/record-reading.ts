import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope, PatientScope } from "@restride/domain/access/scope.ts";
import { motionsOf } from "@restride/domain/device-charts/reading-values.ts";
import { completedArea } from "@restride/domain/recording/completed-area.ts";
import { decideReading, type ReadingTaken } from "@restride/domain/recording/decide-reading.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { RecordReadingInput } from "../../generated/resolvers.ts";
import { instantOf } from "../../platform/instant.ts";
import type { ScheduledDevice } from "../scheduled-items/scheduled-items.lookups.ts";
import { notYours, openRecord, type RecordDeps } from "./record-deps.ts";
import type { DeviceMetric } from "./recording-forms.lookups.ts";

/** Makes the use case that records a reading of a device on the clinic's day of its instant. A second reading for the same instant is ignored. */
export const makeRecordReading =
  (deps: RecordDeps) =>
  (scope: PatientScope, { itemid, takenAt, values }: RecordReadingInput) =>
    deps.db.transaction(scope, async () => {
      const { patientId } = scope;
      const [{ context, now, timeZone }, devices] = await Promise.all([
        openRecord(deps, scope, null),
        deps.schedules.devices(scope, patientId),
      ]);
      const revisions = devices.filter(({ id }) => id === itemid);
      const device = revisions[0];
      if (!device) return notYours;
      const reading = {
        itemId: itemid,
        takenAt: takenAt ? Date.parse(takenAt) : now,
        values: values.map((value) => value ?? null),
      };
      const storedDay = await deps.queries.readingDay(scope, patientId, itemid, instantOf(reading.takenAt));
      if (storedDay) return { timesDone: await deps.queries.readingTimes(scope, patientId, itemid, storedDay) };
      const metrics = await deps.recordingForms.metrics(scope, [device.deviceId]);
      const decided = decideReading(reading, { ...context, linked: device.linked, metrics, now, timeZone });
      if (isRefusal(decided)) return decided;
      deps.store.saveReading(scope, patientId, decided);
      const { date } = decided.event.data;
      const times = await deps.queries.readingTimes(scope, patientId, itemid, date);
      const area = completedArea(revisions, times, date, context);
      if (area) deps.progress.countDone(scope, patientId, area, date);
      storeMotions(deps, scope, patientId, metrics, device, decided);
      return { fact: await deps.domainEvents.record(scope, decided.event), timesDone: times };
    });

/** Stores plausible knee angles as the patient's latest bend and straightening. */
const storeMotions = (
  { progress }: RecordDeps,
  scope: CustomerScope,
  patientId: Id,
  metrics: readonly DeviceMetric[],
  { name: source }: ScheduledDevice,
  { event, values, takenAt, receivedAt }: ReadingTaken,
): void => {
  const { date } = event.data;
  const at = instantOf(receivedAt ?? takenAt);
  for (const { name, value } of motionsOf(values, metrics))
    progress.saveMotion(scope, patientId, name, { value, date, at, source });
};
