import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { refuseSurgeryDate } from "@restride/domain/patients/patient-form.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { moveTexts } from "@restride/domain/schedules/move-texts.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { MoveSurgeryInput } from "../../../generated/resolvers.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { ClinicClock } from "../../clinic-profile/clinic-clock.lookups.ts";
import type { PatientContacts } from "../../patients/patients.lookups.ts";
import type { SetSurgeryDate } from "../../patients/surgery-date.commands.ts";
import type { Progress } from "../../recording/progress.commands.ts";
import type { SurgeryQueries } from "./surgery.queries.ts";
import type { SurgeryMoves } from "./surgery-moves.commands.ts";

interface Deps {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly progress: Progress;
  readonly surgeryMoves: SurgeryMoves;
  readonly surgeryQueries: SurgeryQueries;
  readonly setSurgeryDate: SetSurgeryDate;
}

/** A new surgery date to preview. */
export interface TriedDate {
  readonly patientId: Id;
  readonly to: CalendarDate;
  readonly reschedule: boolean;
  readonly reminders: readonly Id[] | null;
}

/** Returns the use cases that preview a new surgery date, and move the surgery as previewed. */
export const makeMoveSurgery = (deps: Deps) => {
  const { db, clock, patients, progress, surgeryMoves, surgeryQueries, setSurgeryDate } = deps;

  const find = async (scope: CustomerScope, patientId: Id) => {
    const [{ today, now }, plan] = await Promise.all([clock(scope), patients.planOf(scope, patientId)]);
    return plan && { patientId, plan, today, now };
  };

  return {
    preview: async (scope: CustomerScope, { patientId, to, reschedule: goAlong, reminders }: TriedDate) => {
      const moving = await find(scope, patientId);
      if (!moving) return refuse(patientTexts.notFound);
      const refused = refuseSurgeryDate(to, moving.today);
      if (refused) return refused;
      const { surgeryDate: from } = moving.plan;
      const [plannedMove, donedays] = await Promise.all([
        surgeryMoves.plan(scope, moving, { from, to, goAlong, reminders }),
        surgeryQueries.doneDays(scope, patientId, moving.today),
      ]);
      const items = plannedMove.items.map(({ id, effect, before, after }) => ({
        _id: id,
        ...(plannedMove.names.get(id) ?? { area: "exercise", name: "", regimen: null, status: null }),
        effect,
        before,
        after,
      }));
      const shownReminders = plannedMove.reminders.map(({ date, to: then, goesAlong, ...reminder }) => ({
        ...reminder,
        date,
        to: then,
        goesalong: goesAlong,
      }));
      return {
        plan: { from, to, today: moving.today, donedays, items, reminders: shownReminders },
        planHash: plannedMove.planHash,
      };
    },

    move: (scope: CustomerScope, { patientid: patientId, to, planHash, ...input }: MoveSurgeryInput) =>
      db.transaction(scope, async () => {
        const [, moving] = await Promise.all([progress.lock(scope, patientId), find(scope, patientId)]);
        if (!moving) return refuse(patientTexts.notFound);
        const { surgeryDate: from } = moving.plan;
        if (from === to) return refuse(moveTexts.sameDate);
        const refused = refuseSurgeryDate(to, moving.today);
        if (refused) return refused;
        const requestedMove = { from, to, goAlong: input.reschedule, reminders: input.reminders ?? null };
        const change = await surgeryMoves.make(scope, moving, {
          ...requestedMove,
          planHash,
          drops: input.drops ?? false,
        });
        if (isRefusal(change)) return change;
        setSurgeryDate(scope, patientId, to);
        return { change, message: moveTexts.moved(to) };
      }),
  };
};
