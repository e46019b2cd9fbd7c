import type { Id } from "@restride/domain/values/id.ts";
import type { PatientScope } from "@restride/domain/access/scope.ts";
import type { RecordingContext } from "@restride/domain/recording/decide-recording.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PatientContacts, PatientPlan } from "../patients/patients.lookups.ts";
import type { Schedules } from "../scheduled-items/scheduled-items.lookups.ts";
import type { ProgressStore } from "./progress.store.ts";
import type { RecordingStore } from "./recording.store.ts";
import type { RecordingForms } from "./recording-forms.lookups.ts";
import type { RecordingQueries } from "./recording.queries.ts";
import * as texts from "./recording-texts.ts";

/** Dependencies of the three kinds of recordings. */
export interface RecordDeps {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly schedules: Schedules;
  readonly queries: RecordingQueries;
  readonly recordingForms: RecordingForms;
  readonly store: RecordingStore;
  readonly progress: ProgressStore;
  readonly domainEvents: DomainEvents;
  readonly newId: () => Id;
}

export const notYours = refuse(texts.thisIsNotInYourPlan);

/** Locks the patient's own record until the end of the transaction, and returns it with the day of the recording. */
export const openRecord = async (
  { clock, patients, progress }: RecordDeps,
  scope: PatientScope,
  requestedDate: CalendarDate | null | undefined,
): Promise<{ context: RecordingContext; now: number; timeZone: string }> => {
  const { patientId } = scope;
  const [, plan, { today, now, timeZone }] = await Promise.all([
    progress.lock(scope, patientId),
    patients.planOf(scope, patientId) as Promise<PatientPlan>,
    clock(scope),
  ]);
  const date = requestedDate ?? today;
  return { context: { ...plan, patientId, date, today }, now, timeZone };
};
