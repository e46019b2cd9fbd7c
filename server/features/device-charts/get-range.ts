import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { dayStateOf } from "@restride/domain/device-charts/measurement-days.ts";
import { dueDaysBetween } from "@restride/domain/schedules/due-days.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { ScheduledDevice } from "../scheduled-items/scheduled-items.lookups.ts";
import type { Recordings } from "../recording/recording.lookups.ts";
import { type DeviceDeps, findDevice } from "./find-device.ts";
import * as texts from "./device-charts-texts.ts";

interface Deps extends DeviceDeps {
  readonly recordings: Recordings;
  readonly clock: ClinicClock;
  readonly noteRead: NoteRead;
}

interface RangeRequest {
  readonly patientId: Id;
  readonly itemId: Id;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

/** Returns the days from the first day of any revision to the last. */
const windowOf = (revisions: readonly ScheduledDevice[]) => ({
  start: revisions.map(({ surgeryDate, start }) => addDays(surgeryDate, start)).toSorted()[0]!,
  end: revisions
    .map(({ surgeryDate, end }) => addDays(surgeryDate, end))
    .toSorted()
    .at(-1)!,
});

/** Makes the use case that returns the days on which a device is due in a range, each with how much of it is done. */
export const makeGetRange =
  (deps: Deps) =>
  async (scope: CustomerScope, { patientId, itemId, from, to }: RangeRequest) => {
    if (from && to && to < from) return refuse(texts.theFirstDayMustNot);
    const foundDevice = await findDevice(deps, scope, patientId, itemId);
    if (isRefusal(foundDevice)) return foundDevice;
    deps.noteRead(scope, patientId, "getRangeMeasurement");
    const { revisions, plan } = foundDevice;
    const window = windowOf(revisions);
    const first = from && from > window.start ? from : window.start;
    const last = to && to < window.end ? to : window.end;
    const { today } = await deps.clock(scope);
    const taken = await deps.recordings.readingsTaken(scope, patientId, first, last);
    const times = new Map(taken.filter((each) => each.itemId === itemId).map((each) => [each.day, each.times]));
    return {
      today,
      measurements: revisions.flatMap((revision) =>
        dueDaysBetween(revision, first, last, plan).map((date) => {
          const day = { date, time: revision.times, timesDone: times.get(date) ?? 0 };
          return { ...day, status: dayStateOf(day, today) };
        }),
      ),
    };
  };
