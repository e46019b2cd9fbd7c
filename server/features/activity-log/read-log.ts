import type { CustomerScope } from "@restride/domain/access/scope.ts";
import {
  daysOf,
  type LogFilter,
  logEvents,
  logFilterSchema,
  logPages,
  logSources,
} from "@restride/domain/activity-log/log-filter.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { addDays, instantAt } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import { instantOf } from "../../platform/instant.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { ActivityLogQueries, PagePosition, LogConditions } from "./activity-log.queries.ts";

export interface ReadDeps {
  readonly queries: ActivityLogQueries;
  readonly patients: PatientContacts;
  readonly clock: ClinicClock;
  readonly noteRead: NoteRead;
}

/** Returns the conditions of a filter, by days in the clinic's time zone. An empty choice selects all. */
const filterConditions = (
  patientId: Id,
  filter: LogFilter,
  days: ReturnType<typeof daysOf>,
  timeZone: string,
): LogConditions => ({
  patientId,
  from: instantOf(instantAt(days.from, 0, timeZone)),
  to: instantOf(instantAt(addDays(days.to, 1), 0, timeZone)),
  events: filter.events?.length ? filter.events : logEvents,
  sources: filter.sources?.length ? filter.sources : logSources,
});

/** Returns the start of a page: at its cursor or at the end of the log, and a number of pages forward or back from there. */
export const walkOf = ({ cursor, turn, size, oldestFirst }: LogFilter): PagePosition => {
  const rows = size ?? logPages.defaultSize;
  const pages = turn ?? 0;
  const back = pages < 0;
  const newer = Boolean(oldestFirst) !== back;
  const [at, id] = cursor ? cursor.split("_") : [newer ? "-infinity" : "infinity", "0"];
  const skip = (back ? -pages - 1 : pages) * rows;
  return { at: at!, id: Number(id), including: !back, newer, skip, size: rows };
};

/**
 * Makes the function that reads the patient and the filter of a request for the log; refuses a patient who is out of sight. The read is recorded
 * under the operation's name.
 */
export const makeOpenLog =
  ({ patients, clock, noteRead }: ReadDeps) =>
  async (scope: CustomerScope, patientId: Id, filterInput: unknown, call: string) => {
    const filter = parseOrRefuse(logFilterSchema, filterInput ?? {});
    if (isRefusal(filter)) return filter;
    const [patient, { today, timeZone, now }] = await Promise.all([patients.contactOf(scope, patientId), clock(scope)]);
    if (!patient) return refuse(patientTexts.notFound);
    noteRead(scope, patientId, call);
    const days = daysOf(filter, today);
    return { filter, days, timeZone, now, conditions: filterConditions(patientId, filter, days, timeZone) };
  };
