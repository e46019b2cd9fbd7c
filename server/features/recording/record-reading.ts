import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { extensionOf } from "@restride/domain/questionnaires/bands.ts";
import { decideReading, type ReadingRecorded } from "@restride/domain/recording/decide-reading.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { RecordReadingInput } from "../../generated/resolvers.ts";
import { countIfDue, notYours, openRecord, type RecordNeeds } from "./record-needs.ts";
import type { DeviceMetric } from "./recording.views.ts";

/** A device measured something. It counts for the clinic's day at which it was taken. */
export const makeRecordReading =
  (needs: RecordNeeds) =>
  (scope: CustomerScope, { itemid, takenAt, values }: RecordReadingInput) =>
    needs.db.transaction(scope, async () => {
      const { patientId, context, now, timeZone } = await openRecord(needs, scope, null);
      const item = (await needs.schedules.devices(scope, patientId)).find(({ id }) => id === itemid);
      if (!item) return notYours;
      const metrics = await needs.views.metrics(scope, [item.deviceId]);
      const given = values.map((value) => value ?? null);
      const reading = { itemId: itemid, takenAt: takenAt ? Date.parse(takenAt) : now, values: given };
      const decided = decideReading(reading, {
        active: context.active,
        linked: item.linked,
        metrics: metrics.map(({ min, max }) => ({ plausible: { min, max } })),
        timesDoneOn: () => 0,
        now,
        timeZone,
      });
      if (isRefusal(decided)) return decided;
      const times = (await needs.views.readingTimes(scope, patientId, itemid, decided.date)) + 1;
      const isNew = await needs.store.saveReading(scope, patientId, {
        itemId: itemid,
        takenAt: new Date(decided.takenAt).toISOString(),
        day: decided.date,
        values: given,
        plausible: decided.plausible,
      });
      if (isNew && times === item.times) await countIfDue(needs, scope, patientId, item, context, decided.date);
      if (isNew) await keepMotion(needs, scope, patientId, metrics, decided);
      const data = { date: decided.date, item: itemid };
      const fact = await needs.facts.record(scope, { kind: "ReadingRecorded", subjectId: patientId, data });
      return { fact, timesDone: times };
    });

/** A plausible bend or straightening becomes the patient's last one. */
const keepMotion = async (
  { progress }: RecordNeeds,
  scope: CustomerScope,
  patientId: string,
  metrics: readonly DeviceMetric[],
  { values, plausible, date }: ReadingRecorded,
) => {
  if (!plausible) return;
  for (const { valueIndex, parameter } of metrics) {
    const value = values[valueIndex] ?? null;
    if (value === null) continue;
    if (parameter === "flexion_max") await progress.keepScore(scope, patientId, "flexion", value, date);
    if (parameter === "extension_deficit")
      await progress.keepScore(scope, patientId, "extension", extensionOf(value), date);
  }
};
