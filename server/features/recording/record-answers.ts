import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Answers } from "@restride/domain/questionnaires/answers.ts";
import { motionOf, type QuestionnaireKind } from "@restride/domain/questionnaires/score.ts";
import { decideAnswers } from "@restride/domain/recording/decide-recording.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { RecordAnswersInput } from "../../generated/resolvers.ts";
import type { ScoreColumn } from "./progress.store.ts";
import { countIfDue, notYours, openRecord, type RecordNeeds } from "./record-needs.ts";
import type { Question } from "./recording.views.ts";

const ticked = (answers: RecordAnswersInput["answers"]): Answers =>
  answers.flatMap((option, at) => (option == null ? [] : [{ question: at + 1, options: [option] }]));

const fits = (answers: Answers, questions: readonly Question[]): boolean =>
  answers.every(({ question, options }) =>
    options.every((option) => option >= 1 && option <= (questions[question - 1]?.options.length ?? 0)),
  );

const columns: Partial<Record<QuestionnaireKind, ScoreColumn>> = {
  "knee-function": "knee_score",
  "hip-function": "hip_score",
  pain: "pain_level",
};

/** The scores that filled answers give: the questionnaire's own, or the two bands of the motion check. */
const scoresOf = (kind: QuestionnaireKind, score: number | null, answers: Answers): [ScoreColumn, number][] => {
  const motion = kind === "motion" ? motionOf(answers) : null;
  const candidates: [ScoreColumn | undefined, number | null | undefined][] = [
    [columns[kind], score],
    ["flexion", motion?.flexion],
    ["extension", motion?.extension],
  ];
  return candidates.filter((each): each is [ScoreColumn, number] => each[0] !== undefined && each[1] != null);
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
      const answers = ticked(given);
      if (answers.length === 0) return refuse("Please answer the questions.");
      const answered = await needs.views.isAnswered(scope, patientId, itemid, context.date);
      const form = { kind: item.kind, questions: questions.length };
      const decided = decideAnswers(item, form, answers, answered, context);
      if (isRefusal(decided)) return decided;
      if (!fits(answers, questions)) return refuse("There is no such answer.");
      await needs.store.saveAnswers(scope, patientId, {
        answerId: needs.newId(),
        itemId: itemid,
        questionnaireId: item.questionnaireId,
        day: decided.date,
        submittedAt: new Date(now).toISOString(),
        answers: given.map((option) => option ?? null),
        score: decided.score,
      });
      await countIfDue(needs, scope, patientId, item, context, decided.date);
      await keepScores(needs, scope, patientId, scoresOf(item.kind, decided.score, answers), decided.date);
      const data = { date: decided.date, item: itemid };
      const fact = await needs.facts.record(scope, { kind: "QuestionnaireAnswered", subjectId: patientId, data });
      return { fact, timesDone: 1 };
    });

const keepScores = async (
  { progress }: RecordNeeds,
  scope: CustomerScope,
  patientId: string,
  scores: readonly [ScoreColumn, number][],
  date: CalendarDate,
) => {
  for (const [column, value] of scores) await progress.keepScore(scope, patientId, column, value, date);
};
