import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { patientTexts } from "@restride/domain/patients/patient-texts.ts";
import { type AnyRow, planRows, rowsOf, scheduleTexts } from "@restride/domain/programmes/plan-save.ts";
import { type ScheduleChange, undoChange, undoDays } from "@restride/domain/programmes/undo-change.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { EditNeeds } from "./edit-schedule.ts";
import { areaNamed, type PatientArea, type PatientAreas } from "./patient-areas.ts";
import type { Scheduled } from "./revisions.lookups.ts";
import { findArea } from "./save-area.ts";
import type { OfContent } from "./schedules.views.ts";

interface Needs extends EditNeeds {
  readonly areas: PatientAreas;
}

const day = 86_400_000;

/** Since when changes can be undone, ISO 8601. */
export const undoableSince = (now: number): string => new Date(now - undoDays * day).toISOString();

/** Takes a change of a patient's programme back, from today on. */
export const makeUndoChange = (needs: Needs) => {
  const { db, areas, clock, patients, progress, store, newId } = needs;

  const undo = async <Row extends AnyRow, Item extends Scheduled, Known extends Item & OfContent>(
    area: PatientArea<Row, Item, Known>,
    scope: CustomerScope,
    patientId: Id,
    changeId: Id,
    change: ScheduleChange<Row>,
  ) => {
    const found = await findArea(needs, area, scope, patientId);
    if (!found) return refuse(patientTexts.notFound);
    const { rows, back, stays } = undoChange(rowsOf(area.rules, found).running, change);
    if (back.length === 0) return refuse(scheduleTexts.nothingToUndo);
    const planned = planRows(area.rules, found, rows, area.begunAnew(found.items, rows, newId));
    const saved = await needs.saveArea(area, scope, patientId, found, planned, changeId);
    const nameOf = (id: Id) => found.items.find((item) => item.id === id)?.name ?? [];
    return { change: saved, stays: stays.flatMap(nameOf), message: scheduleTexts.undone };
  };

  return (scope: CustomerScope, patientId: Id, changeId: Id) =>
    db.transaction(scope, async () => {
      const [, { now }, plan] = await Promise.all([
        progress.lock(scope, patientId),
        clock(scope),
        patients.planOf(scope, patientId),
      ]);
      if (!plan) return refuse(patientTexts.notFound);
      const kept = await store.changeToUndo(scope, patientId, changeId, undoableSince(now));
      if (!kept) return refuse(scheduleTexts.noChange);
      return undo(areaNamed(areas, kept.area), scope, patientId, changeId, kept);
    });
};
