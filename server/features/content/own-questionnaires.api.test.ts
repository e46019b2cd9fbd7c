import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import {
  queryContent,
  changeContent,
  publishContent,
  saveDraft,
} from "../../../dev-env/small-clinics/content-calls.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";

let editor: Caller;
let therapist: Caller;
test.beforeEach(async ({ world }) => {
  editor = await signIn(world, smallEmail(0, Role.companyAdmin));
  therapist = await signIn(world, smallEmail(0, Role.physio));
});

const body = (name: string, answers: string): string =>
  `{ questionnaire: { name: "${name}", licence: "Ours.", recalldays: 7, questions: [{ question: "Did it help?", options: [${answers}] }] } }`;
const noYes = `{ optnumber: 0, option: "No" }, { optnumber: 1, option: "Yes" }`;
const withALittle = `{ optnumber: 0, option: "No" }, { optnumber: 2, option: "A little" }, { optnumber: 1, option: "Yes" }`;

const begin = async (): Promise<string> =>
  (await changeContent(editor, `saveContentDraft(kind: "questionnaire", body: ${body("Weekly", noYes)})`)).content!._id;

const offered = async (): Promise<{ formid: string; shortname: string }[]> =>
  (await queryContent(therapist, "getAllFeedbackForms", "forms { formid shortname }")).forms as never;

test("a questionnaire that a company begins has no score, and what it asks stays with its version", async ({
  world,
}) => {
  const id = await begin();
  expect((await publishContent(editor, id, 1)).content).toMatchObject({ number: 1, state: "published" });
  const first = (await offered()).find(({ shortname }) => shortname === "Weekly")!;
  await saveDraft(editor, id, null, body("Each Week", withALittle));
  await publishContent(editor, id, 1);
  const { rows } = await world.owner.query(
    `select number, short_name, kind, recall_days, options from questionnaires
     join content_versions on version_id = questionnaire_id join questions using (questionnaire_id) where content_id = $1 order by number`,
    [id],
  );
  const sharedFields = { short_name: "Each Week", kind: "feedback", recall_days: 7 };
  const [no, yes] = [
    { optnumber: 0, option: "No" },
    { optnumber: 1, option: "Yes" },
  ];
  expect(rows).toEqual([
    { number: 1, ...sharedFields, options: [no, yes] },
    { number: 2, ...sharedFields, options: [no, { optnumber: 2, option: "A little" }, yes] },
  ]);
  const newest = (await offered()).filter(({ shortname }) => shortname === "Each Week");
  expect(newest).toHaveLength(1);
  const { names } = await queryContent(therapist, "getContentNames", "names { _id name questions }");
  for (const _id of [first.formid, newest[0]!.formid])
    expect(names).toContainEqual({ _id, name: "Each Week", questions: 1 });
  expect(newest[0]!.formid).not.toBe(first.formid);
});

test("a copy stays of the kind of what is ready, and its score keeps its questions and points", async ({ world }) => {
  const { content } = await changeContent(editor, `copyContent(id: "${small.questionnaire}")`);
  const again = await changeContent(editor, `copyContent(id: "${content!._id}")`);
  const { content: read } = await queryContent(
    editor,
    `getContent(id: "${again.content!._id}")`,
    "content { questionnaire { kind questions { question options { optnumber } } } }",
  );
  expect(read).toEqual({
    questionnaire: {
      kind: "pain",
      questions: [{ question: "Usual pain", options: [0, 1, 2, 3, 4].map((optnumber) => ({ optnumber })) }],
    },
  });
  await saveDraft(
    editor,
    content!._id,
    1,
    body("Our Pain", `{ optnumber: 0, option: "No" }, { optnumber: 7, option: "Yes" }`),
  );
  expect((await publishContent(editor, content!._id, 2)).message).toBe(
    "The score of this form needs 1 question with points from 0 to 4.",
  );
  await saveDraft(editor, content!._id, 2, body("Our Pain", noYes));
  await publishContent(editor, content!._id, 3);
  const { rows } = await world.owner.query("select kind, code from questionnaires where short_name = 'Our Pain'");
  expect(rows).toEqual([{ kind: "pain", code: "PAIN" }]);
  expect((await offered()).map(({ shortname }) => shortname)).toEqual(["Our Pain"]);
});

test("a questionnaire that a published plan asks is not retired, and the plan keeps its version", async () => {
  const id = await begin();
  await publishContent(editor, id, 1);
  const { formid } = (await offered()).find(({ shortname }) => shortname === "Weekly")!;
  const plan = await changeContent(
    editor,
    `saveContentDraft(kind: "carePlan", body: { carePlan: { name: "Plan", description: "Ours.", surgery_type: "knee",
      feedback: [{ formid: "${formid}", scheduletype: "weekly", schedule: [1], startdate: 1, enddate: 14 }] } })`,
  );
  await publishContent(editor, plan.content!._id, 1);
  const retire = () => changeContent(editor, `retireContent(id: "${id}", retired: true)`);
  expect((await retire()).message).toBe("In 1 care plan. Take it out there first.");
  await saveDraft(editor, id, null, body("Weekly", withALittle));
  await publishContent(editor, id, 1);
  const { plans } = await queryContent(therapist, "getAllCarePlans", "plans { name feedback { formid } }");
  expect(plans).toContainEqual({ name: "Plan", feedback: [{ formid }] });
  expect((await retire()).message).toBe("In 1 care plan. Take it out there first.");
  await changeContent(editor, `retireContent(id: "${plan.content!._id}", retired: true)`);
  expect((await retire()).content).toMatchObject({ state: "retired" });
  expect((await offered()).map(({ shortname }) => shortname)).toEqual(["Pain Check"]);
});
