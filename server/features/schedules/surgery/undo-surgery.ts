import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { runningItems } from "@restride/domain/schedules/edit-schedule.ts";
import { moveTexts } from "@restride/domain/schedules/move-texts.ts";
import { itemsMoved, undoMove } from "@restride/domain/schedules/undo-move.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { DomainEvents } from "../../../platform/events/domain-events.ts";
import type { SetSurgeryDate } from "../../patients/surgery-date.commands.ts";
import type { StoredMove } from "./surgery.store.ts";
import type { SurgeryQueries } from "./surgery.queries.ts";
import { digestOf, doneOf, type MoveContext, type SurgeryMoves } from "./surgery-moves.commands.ts";

/** The effects of an undo, and the function that applies it, in the transaction that planned it. */
export interface PlannedUndo {
  /** Number of items that return to their dates from before. */
  readonly back: number;
  /** Names of the items that stay, because they were changed again since. */
  readonly stays: readonly string[];
  /** The previous surgery date, which the undo restores; null when the date stays. */
  readonly surgery: CalendarDate | null;
  /** Number of devices that are ordered anew. */
  readonly orders: number;
  readonly planHash: string;
  readonly apply: () => Promise<Id | null>;
}

interface Deps {
  readonly surgeryQueries: SurgeryQueries;
  readonly surgeryMoves: SurgeryMoves;
  readonly setSurgeryDate: SetSurgeryDate;
  readonly domainEvents: DomainEvents;
}

/** A patient whose move is undone, with the current surgery date. */
type UndoContext = MoveContext & { readonly plan: { readonly surgeryDate: CalendarDate } };

/**
 * Makes the use case that plans the undo of a surgery move: items that are unchanged since the move return to their dates from before, the others do
 * not change.
 */
export const makePlanSurgeryUndo =
  ({ surgeryQueries, surgeryMoves, setSurgeryDate, domainEvents }: Deps) =>
  async (
    scope: CustomerScope,
    moving: UndoContext,
    changeId: Id,
    { before, after, ...storedMove }: StoredMove,
  ): Promise<PlannedUndo | Refusal> => {
    const { patientId, today, plan } = moving;
    if (plan.surgeryDate !== storedMove.to) return refuse(moveTexts.movedAgain);
    if (storedMove.to < today) return refuse(moveTexts.isOver(storedMove.to));
    const [{ items, names }, { done, answered }] = await Promise.all([
      surgeryQueries.items(scope, patientId),
      doneOf(surgeryQueries, scope, patientId, today),
    ]);
    const undone = { to: storedMove.from, today, madeOn: storedMove.madeOn, answered };
    const { after: all, back, stays } = undoMove(items, { before, after }, undone);
    const apply = async (): Promise<Id> => {
      setSurgeryDate(scope, patientId, storedMove.from);
      const reminders = storedMove.reminders.map(({ _id, from, to }) => ({ _id, from: to, to: from }));
      const restoredMove = {
        ...itemsMoved(items, all, today),
        from: storedMove.to,
        to: storedMove.from,
        madeOn: today,
        reminders,
      };
      const change = await surgeryMoves.storeMove(scope, moving, { ...restoredMove, items, all, done }, changeId);
      const data = { by: scope.userId, area: "surgery", change };
      await domainEvents.record(scope, { kind: "ScheduleChangeUndone", subjectId: patientId, data });
      return change;
    };
    return {
      back: back.length,
      stays: stays.flatMap((id) => names.get(id)?.name ?? []),
      surgery: storedMove.from,
      orders: 0,
      planHash: digestOf([changeId, today, runningItems(items, today), [...answered].toSorted()]),
      apply,
    };
  };

export type PlanSurgeryUndo = ReturnType<typeof makePlanSurgeryUndo>;
