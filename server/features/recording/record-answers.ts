import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { scoresOfForm } from "@restride/domain/progress-page/progress-series.ts";
import { decideAnswers } from "@restride/domain/recording/decide-recording.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { RecordAnswersInput } from "../../generated/resolvers.ts";
import { instantOf } from "../../platform/instant.ts";
import type { FormScore } from "./progress.store.ts";
import { countIfDue, notYours, openRecord, type RecordNeeds } from "./record-needs.ts";

const columns: Record<"kneescore" | "hipscore" | "painlevel", FormScore> = {
  kneescore: "knee_score",
  hipscore: "hip_score",
  painlevel: "pain_level",
};

/** The patient filled a questionnaire in. The same answers sent again change nothing. */
export const makeRecordAnswers =
  (needs: RecordNeeds) =>
  (scope: CustomerScope, { itemid, date, answers: given }: RecordAnswersInput) =>
    needs.db.transaction(scope, async () => {
      const patientId = scope.patientId!;
      const [{ context, now }, forms] = await Promise.all([
        openRecord(needs, scope, date),
        needs.schedules.questionnaires(scope, patientId),
      ]);
      const revisions = forms.filter(({ id }) => id === itemid);
      const item = revisions[0];
      if (!item) return notYours;
      const answers = given.map((option) => option ?? null);
      const [questions, kept] = await Promise.all([
        needs.views.questions(scope, [item.questionnaireId]),
        needs.views.answersOf(scope, patientId, itemid, context.date),
      ]);
      const options = questions.map((question) => question.options.map(({ optnumber }) => optnumber));
      const decided = decideAnswers(revisions, { kind: item.kind, options }, answers, kept, context);
      if (decided === null) return { timesDone: 1 };
      if (isRefusal(decided)) return decided;
      const at = instantOf(now);
      needs.store.saveAnswers(scope, patientId, {
        answerId: needs.newId(),
        questionnaireId: item.questionnaireId,
        submittedAt: at,
        answers,
        decided,
      });
      countIfDue(needs, scope, patientId, revisions, context, context.date);
      const form = { kind: item.kind, answers, date: context.date, at, source: item.name };
      for (const score of scoresOfForm(form)) {
        if (score.name === "flexion" || score.name === "extension")
          needs.progress.keepMotion(scope, patientId, score.name, score);
        else needs.progress.keepScore(scope, patientId, columns[score.name], score);
      }
      return { fact: await needs.facts.record(scope, decided.fact), timesDone: 1 };
    });
