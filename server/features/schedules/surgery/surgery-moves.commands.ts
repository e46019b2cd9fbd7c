import { createHash } from "node:crypto";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { type DoneOn, doneOn } from "@restride/domain/progress/schedule-days.ts";
import { runningItems } from "@restride/domain/schedules/edit-schedule.ts";
import { moveReminders, type MovedReminder } from "@restride/domain/schedules/moved-reminders.ts";
import { moveTexts } from "@restride/domain/schedules/move-texts.ts";
import { type MovePlan, planMove } from "@restride/domain/schedules/plan-move.ts";
import { itemsMoved } from "@restride/domain/schedules/undo-move.ts";
import { type CalendarDate, daysBetween } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { DomainEvents } from "../../../platform/events/domain-events.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { PatientPlan } from "../../patients/patients.lookups.ts";
import { daysAhead, type Progress } from "../../recording/progress.commands.ts";
import type { MovedReminders, ReminderMove } from "../../reminders/moved-reminders.commands.ts";
import type { ReplaceRevisions } from "../revisions.commands.ts";
import type { StoredMove, SurgeryStore } from "./surgery.store.ts";
import type { MovingItem, SurgeryQueries } from "./surgery.queries.ts";
import { scheduleTexts } from "@restride/domain/programmes/programmes-texts.ts";

export interface MoveDeps {
  readonly queries: SurgeryQueries;
  readonly store: SurgeryStore;
  readonly movedReminders: MovedReminders;
  readonly replaceRevisions: ReplaceRevisions;
  readonly progress: Progress;
  readonly domainEvents: DomainEvents;
  readonly newId: () => Id;
}

/** A request for a new surgery date: whether the programme moves along, and the hash of the preview. */
export interface MoveRequest {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly goAlong: boolean;
  /** The reminders that move along; null for the default ones. */
  readonly reminders: readonly Id[] | null;
}

/** The patient to move, the clinic's current day, and the current time in milliseconds. */
export interface MoveContext {
  readonly patientId: Id;
  readonly plan: Omit<PatientPlan, "surgeryDate" | "active">;
  readonly today: CalendarDate;
  readonly now: number;
}

/** The complete data of a move. */
export interface PlannedMove extends MovePlan<MovingItem> {
  readonly before: readonly MovingItem[];
  readonly names: Awaited<ReturnType<SurgeryQueries["items"]>>["names"];
  readonly reminders: readonly MovedReminder[];
  /** Number of times that each item was done; for exercises and devices from today on. */
  readonly done: DoneOn;
  readonly planHash: string;
}

export const digestOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url");

/** Returns the recordings of a patient's items: days since today, and the dates on which questionnaires were answered. */
export const doneOf = async (queries: SurgeryQueries, scope: CustomerScope, patientId: Id, today: CalendarDate) => {
  const rows = await queries.done(scope, patientId, today);
  const ofForms = rows.filter(({ area }) => area === "questionnaire");
  return {
    done: doneOn(rows),
    answered: new Set(ofForms.map(({ itemId, day }) => `${itemId} ${day}`)),
  };
};

const goingAlong = (reminders: readonly MovedReminder[]): ReminderMove[] =>
  reminders.flatMap(({ _id, date, to, goesAlong }) => (goesAlong && to ? [{ _id, from: date, to }] : []));

/**
 * Returns the commands that plan moves of surgery dates, and make them exactly as planned, in the transaction of the caller that changes
 * the date.
 */
export const makeSurgeryMoves = (deps: MoveDeps) => {
  const { queries, store, movedReminders, replaceRevisions, progress, domainEvents, newId } = deps;

  /** Returns the effects of a new date, and the hash by which the plan is recognized. */
  const plan = async (scope: CustomerScope, context: MoveContext, requestedMove: MoveRequest): Promise<PlannedMove> => {
    const { patientId, today } = context;
    const { from, to, goAlong } = requestedMove;
    const [{ items: before, names }, { done, answered }, dated] = await Promise.all([
      queries.items(scope, patientId),
      doneOf(queries, scope, patientId, today),
      movedReminders.since(scope, patientId, today),
    ]);
    const planned = planMove(before, { from, to, today, answered }, goAlong);
    const reminders = moveReminders(dated, daysBetween(from, to), today, requestedMove.reminders);
    const shownParts = [from, to, today, goAlong, goingAlong(reminders), runningItems(before, today), planned.items];
    return { ...planned, before, names, reminders, done, planHash: digestOf(shownParts) };
  };

  /** Stores the moved items and reminders, the progress, and the data for an undo. The caller sets the date itself. */
  const storeMove = async (
    scope: CustomerScope,
    { patientId, plan: pauses, today, now }: MoveContext,
    newMove: StoredMove &
      Pick<PlannedMove, "done"> & { readonly items: readonly MovingItem[]; readonly all: readonly MovingItem[] },
    undoes: Id | null,
  ): Promise<Id> => {
    const { items, all, done, ...storedMove } = newMove;
    replaceRevisions(scope, patientId, items, all);
    progress.storeDays(scope, patientId, today, daysAhead(all, pauses, done, today));
    if (storedMove.reminders.length > 0) movedReminders.move(scope, patientId, storedMove.reminders);
    const changeId = newId();
    store.save(scope, patientId, { ...storedMove, changeId, undoes }, instantOf(now));
    if (storedMove.reminders.length > 0)
      await domainEvents.record(scope, { kind: "RemindersMoved", subjectId: patientId, data: { by: scope.userId } });
    return changeId;
  };

  /** Makes a previewed move, or returns a refusal. */
  const make = async (
    scope: CustomerScope,
    context: MoveContext,
    requestedMove: MoveRequest & { readonly planHash: string | null | undefined; readonly drops: boolean },
  ): Promise<Id | Refusal> => {
    if (!requestedMove.planHash) return refuse(moveTexts.lookFirst);
    const plannedMove = await plan(scope, context, requestedMove);
    if (plannedMove.planHash !== requestedMove.planHash) return refuse(scheduleTexts.changed);
    if (!requestedMove.drops && plannedMove.items.some(({ effect }) => effect === "drops"))
      return refuse(moveTexts.drops);
    const { from, to, goAlong } = requestedMove;
    const { before: items, after: all, done } = plannedMove;
    const movedItems = itemsMoved(items, all, context.today);
    const reminders = goingAlong(plannedMove.reminders);
    const change = await storeMove(
      scope,
      context,
      { ...movedItems, from, to, madeOn: context.today, reminders, items, all, done },
      null,
    );
    const data = { by: scope.userId, from, to, along: goAlong ? "yes" : "no" };
    await domainEvents.record(scope, { kind: "SurgeryMoved", subjectId: context.patientId, data });
    return change;
  };

  return { plan, make, storeMove };
};

export type SurgeryMoves = ReturnType<typeof makeSurgeryMoves>;
