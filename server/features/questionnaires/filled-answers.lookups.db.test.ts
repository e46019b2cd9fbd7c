import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { expect } from "vitest";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeNewestAnswers } from "./filled-answers.lookups.ts";

const scope = systemCustomerScope(small.customers[0]!, "test");

test("the newest submissions stand first, those of one day by their time, and as many as are wanted of all", async ({
  database: { db, owner },
}) => {
  await owner.query("delete from questionnaire_answers");
  for (const [number, day, submittedAt] of [
    [1, "2026-11-20", "2026-11-20T09:00:00Z"],
    [2, "2026-11-20", "2026-11-20T18:00:00Z"],
    [3, "2026-11-19", "2026-11-21T09:00:00Z"],
    [4, "2026-11-20", "2026-11-20T12:00:00Z"],
  ] as const)
    await owner.query(
      `insert into questionnaire_answers (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers)
       values ($1, $2, $3, gen_random_uuid(), $4, $5, $6, '{1}')`,
      [
        scope.customerId,
        small.patient(0, 1),
        testId(`0192f000-00ee-7000-8000-00000000000${number}`),
        small.questionnaire,
        day,
        submittedAt,
      ],
    );
  const newest = async (limit: number) => {
    const { forms, total } = await makeNewestAnswers(db)(scope, small.patient(0, 1), limit);
    return [total, ...forms.map(({ date, submittime }) => [date, submittime])];
  };
  const inOrder = [
    ["2026-11-20", "2026-11-20T18:00:00.000Z"],
    ["2026-11-20", "2026-11-20T12:00:00.000Z"],
    ["2026-11-20", "2026-11-20T09:00:00.000Z"],
    ["2026-11-19", "2026-11-21T09:00:00.000Z"],
  ];
  expect(await newest(9)).toEqual([4, ...inOrder]);
  expect(await newest(2)).toEqual([4, ...inOrder.slice(0, 2)]);
});
