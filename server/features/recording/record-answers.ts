import type { PatientScope } from "@restride/domain/access/scope.ts";
import { scoresOfForm } from "@restride/domain/progress-page/progress-series.ts";
import { decideAnswers } from "@restride/domain/recording/decide-recording.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { RecordAnswersInput } from "../../generated/resolvers.ts";
import { instantOf } from "../../platform/instant.ts";
import type { FormScore } from "./progress.store.ts";
import { notYours, openRecord, type RecordDeps } from "./record-deps.ts";

const columns: Record<"kneescore" | "hipscore" | "painlevel", FormScore> = {
  kneescore: "knee_score",
  hipscore: "hip_score",
  painlevel: "pain_level",
};

/** Makes the use case that records a patient's answers to a questionnaire. The same answers sent again change nothing. */
export const makeRecordAnswers =
  (deps: RecordDeps) =>
  (scope: PatientScope, { itemid, date, answers: answerInput }: RecordAnswersInput) =>
    deps.db.transaction(scope, async () => {
      const { patientId } = scope;
      const [{ context, now }, forms] = await Promise.all([
        openRecord(deps, scope, date),
        deps.schedules.questionnaires(scope, patientId),
      ]);
      const revisions = forms.filter(({ id }) => id === itemid);
      const item = revisions[0];
      if (!item) return notYours;
      const answers = answerInput.map((option) => option ?? null);
      const [questions, storedAnswers] = await Promise.all([
        deps.recordingForms.questions(scope, [item.questionnaireId]),
        deps.queries.answersOf(scope, patientId, itemid, context.date),
      ]);
      const options = questions.map((question) => question.options.map(({ optnumber }) => optnumber));
      const decided = decideAnswers(revisions, { kind: item.kind, options }, answers, storedAnswers, context);
      if (decided === null) return { timesDone: 1 };
      if (isRefusal(decided)) return decided;
      const at = instantOf(now);
      deps.store.saveAnswers(scope, patientId, {
        answerId: deps.newId(),
        questionnaireId: item.questionnaireId,
        submittedAt: at,
        answers,
        decided,
      });
      if (decided.completedArea) deps.progress.countDone(scope, patientId, decided.completedArea, context.date);
      const form = { kind: item.kind, answers, date: context.date, at, source: item.name };
      for (const score of scoresOfForm(form)) {
        if (score.name === "flexion" || score.name === "extension")
          deps.progress.saveMotion(scope, patientId, score.name, score);
        else deps.progress.saveScore(scope, patientId, columns[score.name], score);
      }
      return { fact: await deps.domainEvents.record(scope, decided.event), timesDone: 1 };
    });
