import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { decideExerciseDone } from "@restride/domain/recording/decide-recording.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { RecordExerciseInput } from "../../generated/resolvers.ts";
import { countIfDue, notYours, openRecord, type RecordNeeds } from "./record-needs.ts";

/** The patient did one round of an exercise. */
export const makeRecordExercise =
  (needs: RecordNeeds) =>
  (scope: CustomerScope, { itemid, date }: RecordExerciseInput) =>
    needs.db.transaction(scope, async () => {
      const { context, now } = await openRecord(needs, scope, date);
      const { patientId } = context;
      const revisions = (await needs.schedules.exercises(scope, patientId)).filter(({ id }) => id === itemid);
      if (revisions.length === 0) return notYours;
      const before = await needs.views.exerciseTimes(scope, patientId, itemid, context.date);
      const decided = decideExerciseDone(revisions, before, context);
      if (isRefusal(decided)) return decided;
      await needs.store.saveExercise(scope, patientId, decided, new Date(now).toISOString());
      if (decided.completed) await countIfDue(needs, scope, patientId, revisions, context, context.date);
      return { fact: await needs.facts.record(scope, decided.fact), timesDone: decided.timesDone };
    });
