import type { CustomerScope } from "@restride/domain/access/scope.ts";
import {
  daysOf,
  type LogFilter,
  logEvents,
  logFilterSchema,
  logPages,
  logSources,
} from "@restride/domain/activity-log/log-filter.ts";
import { patientTexts } from "@restride/domain/patients/patient-texts.ts";
import { addDays, instantAt } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import { instantOf } from "../../platform/instant.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { ActivityLogQueries, Walk, WhichEntries } from "./activity-log.queries.ts";

export interface ReadDeps {
  readonly queries: ActivityLogQueries;
  readonly patients: PatientContacts;
  readonly clock: ClinicClock;
  readonly noteRead: NoteRead;
}

/** Which entries a filter means, on the clinic's days. None chosen means all of them. */
const whichOf = (
  patientId: Id,
  filter: LogFilter,
  days: ReturnType<typeof daysOf>,
  timeZone: string,
): WhichEntries => ({
  patientId,
  from: instantOf(instantAt(days.from, 0, timeZone)),
  to: instantOf(instantAt(addDays(days.to, 1), 0, timeZone)),
  events: filter.events?.length ? filter.events : logEvents,
  sources: filter.sources?.length ? filter.sources : logSources,
});

/** Where a page begins: at its cursor or the end of the log, and so many pages on from there, or back. */
export const walkOf = ({ cursor, turn, size, oldestFirst }: LogFilter): Walk => {
  const rows = size ?? logPages.usual;
  const pages = turn ?? 0;
  const back = pages < 0;
  const newer = Boolean(oldestFirst) !== back;
  const [at, id] = cursor ? cursor.split("_") : [newer ? "-infinity" : "infinity", "0"];
  const skip = (back ? -pages - 1 : pages) * rows;
  return { at: at!, id: Number(id), including: !back, newer, skip, size: rows };
};

/** Reads who and what a log is asked for; refused for a patient out of sight. Reading it is noted by the call's name. */
export const makeOpenLog =
  ({ patients, clock, noteRead }: ReadDeps) =>
  async (scope: CustomerScope, patientId: Id, filterInput: unknown, call: string) => {
    const filter = parseOrRefuse(logFilterSchema, filterInput ?? {});
    if (isRefusal(filter)) return filter;
    const [patient, { today, timeZone, now }] = await Promise.all([patients.contactOf(scope, patientId), clock(scope)]);
    if (!patient) return refuse(patientTexts.notFound);
    noteRead(scope, patientId, call);
    const days = daysOf(filter, today);
    return { filter, days, timeZone, now, which: whichOf(patientId, filter, days, timeZone) };
  };
