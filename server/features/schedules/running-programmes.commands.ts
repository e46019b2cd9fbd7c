import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { type AnyRow, planRows, rowsOf } from "@restride/domain/programmes/plan-save.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import { daysBetween } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Orders } from "../fulfilment/orders.commands.ts";
import { areaNamed, makePatientAreas } from "./patient-areas.ts";
import type { StoredItem } from "./revisions.commands.ts";
import { findArea, type AreaState, makeSaveArea, type SaveDeps } from "./save-area.ts";
import { makeSchedulesStore } from "./schedules.store.ts";
import { makeScheduleQueries, type OfContent } from "./schedules.queries.ts";

/** The running rows of one area of a patient's programme. Days are counted from surgery. */
export interface RunningArea {
  readonly area: Area;
  readonly rows: readonly AnyRow[];
  readonly today: number;
  /** Returns the day on which an item was added to the programme. */
  readonly cameOn: (row: AnyRow) => number;
  readonly nameOf: (row: AnyRow) => string;
  readonly schedule: AreaState<StoredItem & OfContent>;
}

/**
 * Returns the commands that read running programmes and save them as a person's SAVE does: from today on, with an undo and one domain
 * event.
 */
export const makeRunningProgrammes = (
  commandDeps: Omit<SaveDeps, "store"> & { readonly db: Database; readonly orders: Orders },
) => {
  const store = makeSchedulesStore(commandDeps.db);
  const areas = makePatientAreas(makeScheduleQueries(commandDeps.db), store, commandDeps.orders);
  const deps = { ...commandDeps, store };
  const saveArea = makeSaveArea(deps);

  const readArea = async (scope: CustomerScope, patientId: Id, name: Area): Promise<RunningArea[]> => {
    const area = areaNamed(areas, name);
    const schedule = await findArea(deps, area, scope, patientId);
    if (!schedule) return [];
    const revisionsOf = ({ _id }: AnyRow) => schedule.items.filter(({ id }) => id === _id);
    return [
      {
        area: name,
        rows: rowsOf(area.rules, schedule).running,
        today: daysBetween(schedule.surgeryDate, schedule.today),
        cameOn: (row) => {
          const [first = schedule.today] = revisionsOf(row)
            .map(({ validFrom }) => validFrom)
            .toSorted();
          return daysBetween(schedule.surgeryDate, first);
        },
        nameOf: (row) => revisionsOf(row)[0]?.name ?? "",
        schedule,
      },
    ];
  };

  return {
    /** Reads areas of a patient's programme; an empty list for a patient whom the scope does not see. */
    read: async (scope: CustomerScope, patientId: Id, names: readonly Area[]): Promise<RunningArea[]> =>
      (await Promise.all(names.map((name) => readArea(scope, patientId, name)))).flat(),

    /** Locks a patient's progress, so that recordings and other saves wait until the end of the running transaction. */
    lock: (scope: CustomerScope, patientId: Id) => commandDeps.progress.lock(scope, patientId),

    /** Saves the new rows, in the running transaction, which holds the lock. */
    save: async (scope: CustomerScope, patientId: Id, running: RunningArea, rows: readonly AnyRow[]) => {
      const area = areaNamed(areas, running.area);
      await saveArea(area, scope, patientId, running.schedule, planRows(area.rules, running.schedule, rows), null);
    },
  };
};

export type RunningProgrammes = ReturnType<typeof makeRunningProgrammes>;
