import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { ScoreName } from "@restride/domain/questionnaires/score.ts";
import { decideAnswers } from "@restride/domain/recording/decide-recording.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { RecordAnswersInput } from "../../generated/resolvers.ts";
import type { ScoreColumn } from "./progress.store.ts";
import { countIfDue, notYours, openRecord, type RecordNeeds } from "./record-needs.ts";

const columns: Record<ScoreName, ScoreColumn> = {
  kneescore: "knee_score",
  hipscore: "hip_score",
  painlevel: "pain_level",
  flexion: "flexion",
  extension: "extension",
};

/** The patient filled a questionnaire in. */
export const makeRecordAnswers =
  (needs: RecordNeeds) =>
  (scope: CustomerScope, { itemid, date, answers: given }: RecordAnswersInput) =>
    needs.db.transaction(scope, async () => {
      const { patientId, context, now } = await openRecord(needs, scope, date);
      const item = (await needs.schedules.questionnaires(scope, patientId)).find(({ id }) => id === itemid);
      if (!item) return notYours;
      const questions = await needs.views.questions(scope, [item.questionnaireId]);
      const answers = given.map((option) => option ?? null);
      const answered = await needs.views.isAnswered(scope, patientId, itemid, context.date);
      const options = questions.map((question) => question.options.map(({ optnumber }) => optnumber));
      const decided = decideAnswers(item, { kind: item.kind, options }, answers, answered, context);
      if (isRefusal(decided)) return decided;
      await needs.store.saveAnswers(scope, patientId, {
        answerId: needs.newId(),
        itemId: itemid,
        questionnaireId: item.questionnaireId,
        day: decided.date,
        submittedAt: new Date(now).toISOString(),
        answers,
        score: decided.score,
      });
      await countIfDue(needs, scope, patientId, item, context, decided.date);
      for (const [name, value] of Object.entries(decided.lastScores))
        await needs.progress.keepScore(scope, patientId, columns[name as ScoreName], value, decided.date);
      const data = { date: decided.date, item: itemid };
      const fact = await needs.facts.record(scope, { kind: "QuestionnaireAnswered", subjectId: patientId, data });
      return { fact, timesDone: 1 };
    });
