import type { CustomerScope } from "@restride/domain/access/scope.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { type AnyRow, planRows, rowsOf } from "@restride/domain/programmes/plan-save.ts";
import { type ScheduleChange, undoChange, undoDays } from "@restride/domain/programmes/undo-change.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { instantOf } from "../../platform/instant.ts";
import type { EditDeps } from "./edit-schedule.ts";
import { areaNamed, type PatientArea, type PatientAreas } from "./patient-areas.ts";
import type { StoredItem } from "./revisions.commands.ts";
import { findArea, versionOf } from "./save-area.ts";
import type { ChangeToUndo } from "./schedules.store.ts";
import type { OfContent } from "./schedules.queries.ts";
import type { PlannedUndo, PlanSurgeryUndo } from "./surgery/undo-surgery.ts";
import { digestOf } from "./surgery/surgery-moves.commands.ts";
import { scheduleTexts } from "@restride/domain/programmes/programmes-texts.ts";

interface Deps extends EditDeps {
  readonly areas: PatientAreas;
  readonly planSurgeryUndo: PlanSurgeryUndo;
}

const day = 86_400_000;

/** Returns the earliest instant whose changes can be undone, ISO 8601. */
export const undoableSince = (now: number): string => instantOf(now - undoDays * day);

/** Returns the use cases that preview and apply the undo of a change of a patient's programme, from today on. */
export const makeUndoChange = (deps: Deps) => {
  const { db, areas, clock, patients, progress, store, newId, planSurgeryUndo } = deps;

  const planArea = async <Row extends AnyRow, Item extends StoredItem, Known extends Item & OfContent>(
    area: PatientArea<Row, Item, Known>,
    scope: CustomerScope,
    patientId: Id,
    changeId: Id,
    change: ScheduleChange<Row>,
  ): Promise<PlannedUndo | Refusal> => {
    const schedule = await findArea(deps, area, scope, patientId);
    if (!schedule) return refuse(patientTexts.notFound);
    const { running } = rowsOf(area.rules, schedule);
    const { rows, back, stays } = undoChange(running, change);
    if (back.length === 0) return refuse(scheduleTexts.nothingToUndo);
    // An item that began and ended on one day has left no revision: it begins again as a new item, as the device of a withdrawn order does.
    const itemIds = new Set<string>(schedule.items.map(({ id }) => id));
    const traceless = rows.filter(({ _id }) => !itemIds.has(_id)).map(({ _id }) => [_id, newId()] as const);
    const anew = new Map([...area.begunAnew(schedule.items, rows, newId), ...traceless]);
    const planned = planRows(area.rules, schedule, rows, anew);
    const ordered = planned.edited.begins.filter((id) => !itemIds.has(id));
    const nameOf = (id: Id) => schedule.items.find((item) => item.id === id)?.name ?? [];
    return {
      back: back.length,
      stays: stays.flatMap(nameOf),
      surgery: null,
      orders: area.rules.area === "measurement" ? ordered.length : 0,
      planHash: digestOf([changeId, schedule.today, versionOf(running, schedule)]),
      apply: () => deps.saveArea(area, scope, patientId, schedule, planned, changeId),
    };
  };

  const plan = async (scope: CustomerScope, patientId: Id, changeId: Id): Promise<PlannedUndo | Refusal> => {
    const [{ now, today }, patientPlan] = await Promise.all([clock(scope), patients.planOf(scope, patientId)]);
    if (!patientPlan) return refuse(patientTexts.notFound);
    const change: ChangeToUndo | undefined = await store.changeToUndo(scope, patientId, changeId, undoableSince(now));
    if (!change) return refuse(scheduleTexts.noChange);
    return change.area === "surgery"
      ? planSurgeryUndo(scope, { patientId, plan: patientPlan, today, now }, changeId, change)
      : planArea(areaNamed(areas, change.area), scope, patientId, changeId, change);
  };

  return {
    preview: async (scope: CustomerScope, patientId: Id, changeId: Id) => {
      const planned = await plan(scope, patientId, changeId);
      if (isRefusal(planned)) return planned;
      const { back, stays, surgery, orders, planHash } = planned;
      return { plan: { back, stays: [...stays], surgery, orders }, planHash };
    },

    undo: (scope: CustomerScope, patientId: Id, changeId: Id, planHash: string | null) =>
      db.transaction(scope, async () => {
        const [, planned] = await Promise.all([progress.lock(scope, patientId), plan(scope, patientId, changeId)]);
        if (isRefusal(planned)) return planned;
        if (planHash !== null && planHash !== planned.planHash) return refuse(scheduleTexts.changed);
        return { change: await planned.apply(), stays: [...planned.stays], message: scheduleTexts.undone };
      }),
  };
};
