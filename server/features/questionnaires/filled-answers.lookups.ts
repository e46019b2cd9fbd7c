import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

/** A question of a submission, with the chosen answer; the answer is null when the question was left out. */
interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string | null;
  readonly points: number | null;
}

const filledAnswersRow = row({
  shortname: column.text,
  licence: column.text,
  date: column.date,
  submittime: column.text,
  total: column.number,
  questions: column.json<AnsweredQuestion[]>(),
});

/** A submission with the questions of its version. Each row has the total number of submissions. */
export type FilledAnswers = Row<typeof filledAnswersRow>;

/**
 * Makes the function that returns the newest submissions of a patient with all their answers, and how many there are. The caller has checked that the
 * patient is in the scope.
 */
export const makeNewestAnswers =
  (db: Database) =>
  async (scope: CustomerScope, patientId: Id, limit: number): Promise<{ forms: FilledAnswers[]; total: number }> => {
    const rows = await db.rows(
      scope,
      "newestAnswers",
      typedSql(filledAnswersRow)`
        select q.short_name as shortname, q.licence_line as licence, a.day as date, a.submitted_at as submittime,
          count(*) over ()::int as total, (
            select coalesce(json_agg(json_build_object('question', x.question, 'points', a.answers[x.quest_number], 'answer', (
                select o ->> 'option' from jsonb_array_elements(x.options) o
                where (o ->> 'optnumber')::int = a.answers[x.quest_number])) order by x.quest_number), '[]')
            from questions x where x.questionnaire_id = a.questionnaire_id) as questions
        from questionnaire_answers a join questionnaires q on q.questionnaire_id = a.questionnaire_id
        where a.customer_id = ${scope.customerId} and a.patient_id = ${patientId}
        order by a.day desc, a.submitted_at desc, a.answer_id limit ${limit}`,
    );
    return { forms: rows, total: rows[0]?.total ?? 0 };
  };

export type NewestAnswers = ReturnType<typeof makeNewestAnswers>;
