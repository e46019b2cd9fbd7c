import { Role } from "@restride/domain/access/roles.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, caller, signIn } from "../../../dev-env/caller.ts";
import { issueProgressToken } from "../../../dev-env/progress-token.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { addAnswers } from "../../../dev-env/small-clinics/answers.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

/** Opens a patient's submitted form as a person; returns its score, or the refusal. */
const opened = async (world: World, person: Caller, clinic: number, patient: number): Promise<unknown> => {
  const { rows } = await world.owner.query<{ id: string }>(
    "select answer_id as id from questionnaire_answers where patient_id = $1",
    [small.patient(clinic, patient)],
  );
  const args = `patientid: "${small.patient(clinic, patient)}", id: "${rows[0]!.id}"`;
  const { answer } = await person.call<{ form: { score: number } | null }>(
    `{ getFormByScheduleSubId(${args}) { status message form { score } } }`,
  );
  return answer.form?.score ?? answer.message;
};

test("B298: a form is opened by who may see its patient, and by nobody else", async ({ world }) => {
  const forms = [
    [0, 1],
    [0, 3],
    [1, 1],
  ] as const;
  for (const [clinic, patient] of forms)
    await addAnswers(world, clinic, patient, "pain", [["2026-01-01" as CalendarDate, [1 + patient], patient]]);
  const openedBy = async (person: Caller): Promise<unknown[]> => {
    const all: unknown[] = [];
    for (const [clinic, patient] of forms) all.push(await opened(world, person, clinic, patient));
    return all;
  };
  const not = "This form was not found.";
  expect(await openedBy(await signIn(world, smallEmail(0, Role.admin)))).toEqual([1, 3, not]);
  expect(await openedBy(await signIn(world, smallEmail(0, Role.surgeon)))).toEqual([1, not, not]);
  expect(await openedBy(caller(world.url, await issueProgressToken(world, 0, 1)))).toEqual([1, not, not]);
});

test("B131 B329: a form opens with its questions, what was chosen, and its place among those of the same questionnaire", async ({
  world,
}) => {
  await world.owner.query(
    `update questions set question = 'Usual pain', options = '[{"optnumber": 0, "option": "None"}, {"optnumber": 2, "option": "Mild"}]'
     where questionnaire_id = $1`,
    [small.questionnaire],
  );
  await addAnswers(world, 0, 1, "pain", [
    ["2026-01-02" as CalendarDate, [2], 2],
    ["2026-01-01" as CalendarDate, [null], null],
    ["2026-01-03" as CalendarDate, [0], 0],
  ]);
  await addAnswers(world, 0, 1, "safety", [["2026-01-02" as CalendarDate, [1], null]]);
  await addAnswers(world, 0, 2, "pain", [["2026-01-02" as CalendarDate, [1], 1]]);
  await world.owner.query(
    `insert into questions (questionnaire_id, quest_number, question, options)
     select questionnaire_id, 2, 'Of another form', '[]' from questionnaires where kind = 'safety'`,
  );
  const { rows } = await world.owner.query<{ id: string }>(
    `select answer_id as id from questionnaire_answers join questionnaires using (questionnaire_id)
     where kind = 'pain' and patient_id = $1 order by day`,
    [small.patient(0, 1)],
  );
  const [first, second, third] = rows.map(({ id }) => id);
  const form = async (id: string) => {
    const document = `query ($p: ID!, $i: ID!) { getFormByScheduleSubId(patientid: $p, id: $i) { form { shortname date submittime score
      kind place count laterid before { _id date score answers } questions { questnumber question options { optnumber option selected text } } } } }`;
    const admin = await signIn(world, smallEmail(0, Role.admin));
    return (await admin.call<{ form: unknown }>(document, { p: small.patient(0, 1), i: id })).answer.form;
  };
  expect(await form(second!)).toEqual({
    shortname: "Pain Check",
    date: "2026-01-02",
    submittime: "2026-01-02T00:00:00.000Z",
    score: 2,
    kind: "pain",
    place: 2,
    count: 3,
    laterid: third,
    before: { _id: first, date: "2026-01-01", score: null, answers: [null] },
    questions: [
      {
        questnumber: 1,
        question: "Usual pain",
        options: [
          { optnumber: 0, option: "None", selected: false, text: null },
          { optnumber: 2, option: "Mild", selected: true, text: null },
        ],
      },
    ],
  });
  expect(await form(first!)).toMatchObject({ place: 1, before: null, laterid: second });
  expect(await form(third!)).toMatchObject({ place: 3, before: { _id: second }, laterid: null });
  const ofSomebodyElse = await world.owner.query<{ id: string }>(
    "select answer_id as id from questionnaire_answers where patient_id = $1",
    [small.patient(0, 2)],
  );
  expect(await form(ofSomebodyElse.rows[0]!.id)).toBeNull();
});
