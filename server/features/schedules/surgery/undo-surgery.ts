import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { runningItems } from "@restride/domain/schedules/edit-schedule.ts";
import { moveTexts } from "@restride/domain/schedules/move-texts.ts";
import { itemsMoved, undoMove } from "@restride/domain/schedules/undo-move.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { DomainEvents } from "../../../platform/events/domain-events.ts";
import type { SetSurgeryDate } from "../../patients/surgery-date.commands.ts";
import type { KeptMove } from "./surgery.store.ts";
import type { SurgeryQueries } from "./surgery.queries.ts";
import { digestOf, doneOf, type Moving, type SurgeryMoves } from "./surgery-moves.commands.ts";

/** What an undo will do, and how it is done: in the transaction that planned it. */
export interface PlannedUndo {
  /** How many items go back. */
  readonly back: number;
  /** Names of what stays, as it was changed again since. */
  readonly stays: readonly string[];
  /** The date that surgery goes back to; null where it stays. */
  readonly surgery: CalendarDate | null;
  /** How many devices are ordered anew. */
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

/** A patient whose move is taken back, with the surgery date of now. */
type Undoing = Moving & { readonly plan: { readonly surgeryDate: CalendarDate } };

/** Plans how a move of the surgery date is taken back: what it left as it was goes back, the rest keeps its dates. */
export const makePlanSurgeryUndo =
  ({ surgeryQueries, surgeryMoves, setSurgeryDate, domainEvents }: Deps) =>
  async (
    scope: CustomerScope,
    moving: Undoing,
    changeId: Id,
    { before, after, ...storedMove }: KeptMove,
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
      const moved = {
        ...itemsMoved(items, all, today),
        from: storedMove.to,
        to: storedMove.from,
        madeOn: today,
        reminders,
      };
      const change = surgeryMoves.keep(scope, moving, { ...moved, items, all, done }, changeId);
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
