import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { QuestionnaireKind } from "@restride/domain/questionnaires/score.ts";
import type { World } from "../world.ts";
import { small } from "./ids.ts";

type CompletedQuestionnaire = readonly [day: CalendarDate, answers: readonly (number | null)[], score: number | null];

/** Adds completed forms of a kind; the questionnaire is created with the first one. */
export const addAnswers = async (
  { owner }: World,
  clinic: number,
  patient: number,
  kind: QuestionnaireKind,
  filled: readonly CompletedQuestionnaire[],
): Promise<void> => {
  await owner.query(
    `insert into questionnaires (questionnaire_id, code, short_name, kind)
     select gen_random_uuid(), $1, $1, $1 where not exists (select from questionnaires where kind = $1)`,
    [kind],
  );
  for (const [day, answers, score] of filled)
    await owner.query(
      `insert into questionnaire_answers
         (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers, score)
       select $1, $2, gen_random_uuid(), $3, questionnaire_id, $4::date, $4::date, $5, $6 from questionnaires where kind = $7`,
      [
        small.customers[clinic],
        small.patient(clinic, patient),
        small.formItem(clinic, patient),
        day,
        answers,
        score,
        kind,
      ],
    );
};
