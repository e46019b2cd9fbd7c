import type { PatientScope } from "@restride/domain/access/scope.ts";
import { decideExerciseDone } from "@restride/domain/recording/decide-recording.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { RecordExerciseInput } from "../../generated/resolvers.ts";
import { instantOf } from "../../platform/instant.ts";
import { notYours, type RecordDeps } from "./record-deps.ts";

/** Makes the use case that records one round of an exercise. */
export const makeRecordExercise =
  (deps: RecordDeps) =>
  (scope: PatientScope, { itemid, date }: RecordExerciseInput) =>
    deps.db.transaction(scope, async () => {
      const { patientId } = scope;
      const { today, now } = await deps.clock(scope);
      const day = date ?? today;
      const [, { revisions, times, ...plan }] = await Promise.all([
        deps.progress.lock(scope, patientId),
        deps.queries.exerciseOn(scope, patientId, itemid, day),
      ]);
      if (revisions.length === 0) return notYours;
      const context = { ...plan, patientId, date: day, today };
      const decided = decideExerciseDone(revisions, times, context);
      if (isRefusal(decided)) return decided;
      deps.store.saveExercise(scope, patientId, decided, instantOf(now));
      if (decided.completedArea) deps.progress.countDone(scope, patientId, decided.completedArea, day);
      return { fact: await deps.domainEvents.record(scope, decided.event), timesDone: decided.timesDone };
    });
