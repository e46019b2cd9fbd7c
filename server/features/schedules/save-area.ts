import { createHash } from "node:crypto";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import {
  type AnyRow,
  type AreaRules,
  type PlannedSave,
  rowsOf,
  type CurrentPlan,
} from "@restride/domain/programmes/plan-save.ts";
import { changeBetween, inOrder } from "@restride/domain/programmes/undo-change.ts";
import { runningItems } from "@restride/domain/schedules/edit-schedule.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { withoutNull } from "@restride/domain/values/without-null.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PatientContacts, PatientPlan } from "../patients/patients.lookups.ts";
import type { Progress } from "../recording/progress.commands.ts";
import type { AddItems, DeviceOrder, NewItem } from "./new-items.commands.ts";
import type { PatientArea } from "./patient-areas.ts";
import type { ReplaceRevisions, StoredItem } from "./revisions.commands.ts";
import type { SchedulesStore } from "./schedules.store.ts";
import type { OfContent } from "./schedules.queries.ts";

export interface SaveDeps {
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly progress: Progress;
  readonly replaceRevisions: ReplaceRevisions;
  readonly addItems: AddItems;
  readonly store: SchedulesStore;
  readonly domainEvents: DomainEvents;
  readonly newId: () => Id;
}

/** The current state of a patient's area, with the patient's pauses. */
export type AreaState<Known> = CurrentPlan<Known> & { readonly plan: PatientPlan; readonly now: number };

/** Reads an area of a patient whom the scope sees; undefined for others. */
export const findArea = async <Row extends AnyRow, Item extends StoredItem, Known extends Item & OfContent>(
  { clock, patients }: Pick<SaveDeps, "clock" | "patients">,
  area: PatientArea<Row, Item, Known>,
  scope: CustomerScope,
  patientId: Id,
): Promise<AreaState<Known> | undefined> => {
  const [{ today, now }, plan, items] = await Promise.all([
    clock(scope),
    patients.planOf(scope, patientId),
    area.items(scope, patientId),
  ]);
  return plan && { items, surgeryDate: plan.surgeryDate, today, plan, now };
};

const digest = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Returns the hash of an area's rows and surgery date, by which a change since a read is detected. */
export const versionOf = (rows: readonly AnyRow[], { surgeryDate }: { readonly surgeryDate: string }): string =>
  digest([surgeryDate, ...rows.map(inOrder).toSorted()].join());

/** Returns the hash of a previewed save, by which a save with other effects is detected. */
export const planHashOf = (version: string, today: string, sent: readonly object[]): string =>
  digest([version, today, ...sent.map((row) => inOrder(withoutNull(row)))].join());

/**
 * Makes the use case that saves the planned changes, in the running transaction. It returns the id of the change, which can be undone; null when
 * nothing changed.
 */
export const makeSaveArea = (deps: SaveDeps) => {
  const { replaceRevisions, addItems, store, progress, domainEvents, newId } = deps;

  /** Adds the new items; new devices form one order. */
  const begin = async (scope: CustomerScope, patientId: Id, items: readonly NewItem[], order: DeviceOrder) => {
    if (items.length === 0) return;
    addItems(scope, patientId, items, order);
    const data = { by: scope.userId, order: order.orderId };
    if (items[0]?.area === "measurement")
      await domainEvents.record(scope, { kind: "DevicesOrdered", subjectId: patientId, data });
  };

  return async <Row extends AnyRow, Item extends StoredItem, Known extends Item & OfContent>(
    area: PatientArea<Row, Item, Known>,
    scope: CustomerScope,
    patientId: Id,
    { items, today, now, plan }: AreaState<Known>,
    planned: PlannedSave<Row, Item>,
    undoes: Id | null,
  ): Promise<Id | null> => {
    const { rules } = area;
    const { running, passed } = rowsOf(rules, { items, today });
    const after = runningItems(planned.edited.after, today).map((item) =>
      withSentLink(rules.rowOf(item), planned.rows),
    );
    const change = changeBetween(running, after);
    if (change.before.length + change.after.length === 0) return null;
    const oldIds = new Set(items.map(({ id }) => id));
    const { old = [], fresh = [] } = Object.groupBy(planned.edited.after, ({ id }) =>
      oldIds.has(id) ? "old" : "fresh",
    );
    replaceRevisions(scope, patientId, items, old);
    const begun = fresh.map((item) => newItem(rules, item, planned.rows));
    const at = instantOf(now);
    const isReorder = planned.replaced.size > 0;
    await begin(scope, patientId, begun, { orderId: newId(), day: today, at, isReorder });
    area.saveRest(scope, patientId, { items, rows: [...after, ...passed], planned, today, at });
    const changeId = newId();
    store.saveChange(scope, patientId, { changeId, area: rules.area, undoes, ...change }, at);
    await progress.recomputeDays(scope, patientId, today, plan);
    await domainEvents.record(scope, {
      kind: undoes ? "ScheduleChangeUndone" : "ScheduleChanged",
      subjectId: patientId,
      data: { by: scope.userId, area: rules.area, change: changeId },
    });
    return changeId;
  };
};

export type SaveArea = ReturnType<typeof makeSaveArea>;

/** Returns a row with the requested link, because links have no revisions. */
const withSentLink = <Row extends AnyRow>(row: Row, rows: readonly Row[]): Row => {
  const sentRow = rows.find(({ _id }) => _id === row._id);
  return sentRow?.nextexerciseid === undefined ? row : { ...row, nextexerciseid: sentRow.nextexerciseid };
};

const newItem = <Row extends AnyRow, Item extends StoredItem>(
  rules: AreaRules<Row, Item>,
  item: Item,
  rows: readonly Row[],
): NewItem => {
  const row = withSentLink(rules.rowOf(item), rows);
  const regimenId = "regimenId" in item ? (item.regimenId as Id | null) : null;
  return { area: rules.area, item, contentId: rules.contentOf(row), regimenId, nextId: row.nextexerciseid ?? null };
};
