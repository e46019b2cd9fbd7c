import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { scopeOrRefusal } from "@restride/domain/operations.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { type AnyRow, rowsOf } from "@restride/domain/programmes/plan-save.ts";
import type { AreaProgress } from "@restride/domain/progress/day-progress.ts";
import {
  doneOn,
  itemSums,
  type ScheduleDay,
  scheduleDays,
  spanOfItems,
  weekSums,
} from "@restride/domain/progress/schedule-days.ts";
import { newestRevisions } from "@restride/domain/schedules/edit-schedule.ts";
import { renumberDays, stageOf } from "@restride/domain/schedules/revise.ts";
import { type CalendarDate, formatUs } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { DoneCount } from "../recording/recording.lookups.ts";
import type { PatientArea } from "./patient-areas.ts";
import type { StoredItem } from "./revisions.commands.ts";
import { findArea, type AreaState, versionOf } from "./save-area.ts";
import type { OfContent } from "./schedules.queries.ts";

export interface ReadDeps {
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly noteRead: NoteRead;
}

/** A request: scope, viewer, patient and operation. */
export interface AreaRequest {
  readonly scope: CustomerScope;
  readonly viewer: Viewer;
  readonly patientId: Id;
  readonly operation: string;
  /** Returns whether the client selected a field of the schedules. */
  readonly selects: (field: string) => boolean;
  /** Id of the content whose items are returned; null for all. */
  readonly contentId: Id | null;
}

/** The current state of a patient's area, with its days and the recordings of those days. */
export interface ReadArea<Known> {
  readonly schedule: AreaState<Known>;
  readonly frame: {
    readonly version: string;
    readonly isEditable: boolean;
    readonly today: CalendarDate;
    readonly surgery: CalendarDate;
  };
  /**
   * The newest revision of each item that is in the programme, without those that ended early; days are counted from the current surgery
   * date.
   */
  readonly rows: readonly Known[];
  readonly days: readonly ScheduleDay<Known>[];
  readonly stageOf: (item: Known) => string;
  readonly sumsOf: (item: Known) => ProgressSums;
  /** Due and done counts to date of each item, including those that ended early, because their past still counts. */
  readonly toDate: readonly ProgressSums[];
  /** Returns the counts of each week, by its first day, MM/DD/YYYY. */
  readonly weeks: () => readonly { readonly weekdate: string; readonly sums: readonly ProgressSums[] }[];
}

/** Due and done counts with the field names of the GraphQL schema. */
export interface ProgressSums {
  readonly totaldays: number;
  readonly completeddays: number;
}

export const sumsOf = ({ due, done }: AreaProgress = { due: 0, done: 0 }): ProgressSums => ({
  totaldays: due,
  completeddays: done,
});

type ReadDone = (
  scope: CustomerScope,
  patientId: Id,
  from: CalendarDate,
  to: CalendarDate,
) => Promise<readonly DoneCount[]>;

/** Reads one area of a patient's programme with its recordings. The read is recorded. */
export const readArea = async <Row extends AnyRow, Item extends StoredItem, Known extends Item & OfContent>(
  deps: ReadDeps,
  area: PatientArea<Row, Item, Known>,
  { scope, viewer, patientId, operation, contentId }: AreaRequest,
  readDone: ReadDone,
): Promise<ReadArea<Known> | Refusal> => {
  const schedule = await findArea(deps, area, scope, patientId);
  if (!schedule) return refuse(patientTexts.notFound);
  deps.noteRead(scope, patientId, operation);
  const { plan, today, surgeryDate } = schedule;
  const items = schedule.items.filter((item) => contentId === null || item.contentId === contentId);
  const span = spanOfItems(items);
  const done = span ? await readDone(scope, patientId, span.first, span.last) : [];
  const days = scheduleDays<Known>(items, plan, doneOn(done));
  const sums = itemSums(days, today);
  return {
    schedule,
    frame: {
      version: versionOf(rowsOf(area.rules, schedule).running, schedule),
      isEditable: !isRefusal(scopeOrRefusal("editSchedule", viewer)),
      today,
      surgery: surgeryDate,
    },
    rows: newestRevisions(items)
      .filter(({ validTo }) => validTo === null)
      .map((item) => renumberDays(item, surgeryDate)),
    days,
    stageOf: (item) => stageOf(item, today),
    sumsOf: ({ id }) => sumsOf(sums.get(id)),
    toDate: [...sums.values()].map(sumsOf),
    weeks: () =>
      weekSums(days).map(({ weekdate, sums }) => ({
        weekdate: formatUs(weekdate),
        sums: [...sums.values()].map(sumsOf),
      })),
  };
};
