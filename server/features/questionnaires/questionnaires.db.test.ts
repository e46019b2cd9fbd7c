import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { expect } from "vitest";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeQuestionnairesQueries } from "./questionnaires.queries.ts";

const scope = systemCustomerScope(small.customers[0]!, "test");
const answersId = (number: number): Id => testId(`0192f000-00ea-7000-8000-00000000000${number}`);

test("the submissions of a questionnaire stand by their day, and those of one day as they came", async ({
  database: { db, owner },
}) => {
  await owner.query("delete from questionnaire_answers");
  for (const [number, day, submittedAt] of [
    [1, "2026-11-20", "2026-11-20T18:00:00Z"],
    [2, "2026-11-20", "2026-11-20T09:00:00Z"],
    [3, "2026-11-19", "2026-11-21T09:00:00Z"],
  ] as const)
    await owner.query(
      `insert into questionnaire_answers (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers)
       values ($1, $2, $3, gen_random_uuid(), $4, $5, $6, '{1}')`,
      [scope.customerId, small.patient(0, 1), answersId(number), small.questionnaire, day, submittedAt],
    );
  const rows = await makeQuestionnairesQueries(db).submissions(scope, small.patient(0, 1), small.questionnaire);
  expect(rows.map(({ _id }) => _id)).toEqual([answersId(3), answersId(2), answersId(1)]);
  expect(await makeQuestionnairesQueries(db).submissions(scope, small.patient(0, 2), small.questionnaire)).toEqual([]);
  expect(await makeQuestionnairesQueries(db).submissions(scope, small.patient(0, 1), small.carePlan)).toEqual([]);
});

test("the questions of a questionnaire stand in their numbers", async ({ database: { db, owner } }) => {
  await owner.query("delete from questions where questionnaire_id = $1", [small.questionnaire]);
  for (const number of [2, 3, 1])
    await owner.query("insert into questions values ($1, $2, 'How?', '[]')", [small.questionnaire, number]);
  const questions = await makeQuestionnairesQueries(db).questions(scope, small.questionnaire);
  expect(questions.map(({ questnumber }) => questnumber)).toEqual([1, 2, 3]);
});
