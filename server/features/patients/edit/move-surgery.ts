import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { reschedule, type SurgeryMove } from "@restride/domain/schedules/revise.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Facts } from "../../../platform/events/facts.ts";
import type { Progress } from "../../recording/progress.lookups.ts";
import type { Recordings } from "../../recording/recording.lookups.ts";
import type { KeepRevisions, Scheduled } from "../../schedules/revisions.lookups.ts";
import type { Schedules } from "../../schedules/schedules.lookups.ts";

interface Needs {
  readonly schedules: Schedules;
  readonly recordings: Recordings;
  readonly keepRevisions: KeepRevisions;
  readonly progress: Progress;
  readonly facts: Facts;
}

/** Days around today in which a questionnaire may have been answered: those of any programme. */
const programmeDays = 10_000;

/** Moves what is due with the surgery date, from today on, and keeps progress in step: in the transaction that changes the date. */
export const makeMoveSurgery =
  ({ schedules, recordings, keepRevisions, progress, facts }: Needs) =>
  async (scope: CustomerScope, patientId: Id, move: Omit<SurgeryMove, "answered">, goAlong: boolean): Promise<void> => {
    const { from, to, today } = move;
    const around = (days: number): CalendarDate => addDays(today, days);
    const [exercises, devices, questionnaires, submissions] = await Promise.all([
      schedules.exercises(scope, patientId),
      schedules.devices(scope, patientId),
      schedules.questionnaires(scope, patientId),
      recordings.submissions(scope, patientId, around(-programmeDays), around(programmeDays)),
    ]);
    const answered = new Set(submissions.map(({ itemId, day }) => `${itemId} ${day}`));
    const items: readonly Scheduled[] = [...exercises, ...devices, ...questionnaires];
    keepRevisions(scope, patientId, items, reschedule<Scheduled>(items, { ...move, answered }, goAlong));
    await progress.renew(scope, patientId, today);
    const data = { by: scope.userId, from, to, along: goAlong ? "yes" : "no" };
    await facts.record(scope, { kind: "SurgeryMoved", subjectId: patientId, data });
  };

export type MoveSurgery = ReturnType<typeof makeMoveSurgery>;
