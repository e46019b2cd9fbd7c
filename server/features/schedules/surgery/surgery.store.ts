import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { ItemsMoved } from "@restride/domain/schedules/undo-move.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import type { ReminderMove } from "../../reminders/moved-reminders.commands.ts";
import type { MovingItem } from "./surgery.queries.ts";

/** A move of the surgery date as it is stored. */
export interface StoredMove extends ItemsMoved<MovingItem> {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** The clinic's day on which the move was made. */
  readonly madeOn: CalendarDate;
  readonly reminders: readonly ReminderMove[];
}

interface NewMove extends StoredMove {
  readonly changeId: Id;
  /** The move that this one undoes. */
  readonly undoes: Id | null;
}

export const makeSurgeryStore = (db: Database) => ({
  save: (scope: CustomerScope, patientId: Id, move: NewMove, at: string): void =>
    db.write(
      scope,
      "saveSurgeryMove",
      sql`
        insert into schedule_changes (customer_id, patient_id, change_id, area, before, after, changed_by, changed_at, undoes, moved_from,
          moved_to, made_on, reminders)
        values (${scope.customerId}, ${patientId}, ${move.changeId}, 'surgery', ${JSON.stringify(move.before)}::jsonb,
          ${JSON.stringify(move.after)}::jsonb, ${scope.userId}, ${at}, ${move.undoes}, ${move.from}, ${move.to}, ${move.madeOn},
          ${JSON.stringify(move.reminders)}::jsonb)`,
    ),
});

export type SurgeryStore = ReturnType<typeof makeSurgeryStore>;
