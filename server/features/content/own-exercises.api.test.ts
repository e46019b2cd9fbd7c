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
test.beforeEach(async ({ world }) => {
  editor = await signIn(world, smallEmail(0, Role.companyAdmin));
});

test("what a published regimen holds is not retired", async ({ world }) => {
  const superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
  const retire = () => changeContent(superAdmin, `retireContent(id: "${small.exercise(1)}", retired: true)`);
  expect((await retire()).message).toBe("In 1 regimen. Take it out there first.");
  await world.owner.query("delete from regimen_exercises where exercise_id = $1", [small.exercise(1)]);
  expect((await retire()).content).toMatchObject({ state: "retired" });
});

test("what holds something retired is not offered again", async () => {
  const copied = await changeContent(editor, `copyContent(id: "${small.exercise(1)}")`);
  const exercise = copied.content!._id;
  const { content } = await publishContent(editor, exercise, 1);
  const { contents } = await queryContent(editor, `getContentList(kind: "exercise")`, "contents { _id versionid }");
  const versionId = (contents as { _id: string; versionid: string }[]).find(
    ({ _id }) => _id === content!._id,
  )!.versionid;
  const dose = "startdate: 1, enddate: 7, holdseconds: 3, repeat: 8, set: 1, time: 4, interval: 1";
  const answer = await changeContent(
    editor,
    `saveContentDraft(kind: "regimen", body: { regimen: { name: "Ours", surgery_type: "knee", startdate: 1, enddate: 7,
      exercises: [{ exercise: "${versionId}", ${dose} }] } })`,
  );
  const regimen = answer.content!._id;
  await publishContent(editor, regimen, 1);
  const retire = (id: string, retired: boolean) =>
    changeContent(editor, `retireContent(id: "${id}", retired: ${retired})`);
  expect((await retire(regimen, true)).content).toMatchObject({ state: "retired" });
  expect((await retire(exercise, true)).content).toMatchObject({ state: "retired" });
  expect((await retire(regimen, false)).message).toBe(
    "Something that it holds is not offered any more. Offer that again first.",
  );
  await retire(exercise, false);
  expect((await retire(regimen, false)).content).toMatchObject({ state: "published" });
});

test("all exercises of a company are listed at once, where a regimen chooses from them", async ({ world }) => {
  const listed = (pageSize: number) =>
    queryContent(
      editor,
      `getContentList(kind: "exercise", pagination: { pageSize: ${pageSize} })`,
      "contents { dose { set } } total",
    );
  await world.owner.query(
    `insert into content (content_id, kind, company_id) select gen_random_uuid(), 'exercise', $1 from generate_series(1, 120)`,
    [small.companies[0]],
  );
  const { contents, total } = await listed(1000);
  expect(contents).toHaveLength(122);
  expect(total).toBe(122);
  expect((contents as { dose: object | null }[]).filter(({ dose }) => dose !== null)).toEqual([
    { dose: { set: 2 } },
    { dose: { set: 2 } },
  ]);
  expect((await listed(1001)).message).toBe("Please choose a page size of 1000 or less.");
});

test("a draft of an earlier version is told when another one was published meanwhile", async () => {
  const copied = await changeContent(editor, `copyContent(id: "${small.exercise(1)}")`);
  const exercise = copied.content!._id;
  await publishContent(editor, exercise, 1);
  const body = (set: number) =>
    `{ exercise: { name: "Quads", purpose: "Strong.", holdseconds: 9, repeat: 8, set: ${set}, time: 4, interval: 2 } }`;
  const save = (number: number, set: number) =>
    changeContent(editor, `saveContentDraft(id: "${exercise}", version: 0, number: ${number}, body: ${body(set)})`);
  await save(1, 5);
  await publishContent(editor, exercise, 1);
  expect((await save(1, 6)).message).toBe(
    "Somebody else changed this draft in the meantime. Nothing of yours is lost: compare and save again.",
  );
  expect((await save(2, 6)).content).toMatchObject({ number: 2, version: 1 });
});

test("an exercise's texts and video show at once in its earlier versions, its dose in none", async ({ world }) => {
  const superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
  const body = `{ exercise: { name: "Quads", purpose: "Strong.", video: "https://v.example/q", holdseconds: 9, repeat: 8, set: 3, time: 4, interval: 2 } }`;
  await saveDraft(superAdmin, small.exercise(1), null, body);
  expect((await publishContent(superAdmin, small.exercise(1), 1)).content).toMatchObject({ number: 2 });
  const { rows } = await world.owner.query(
    `select name, purpose, video, hold_seconds, times from exercises join content_versions on version_id = exercise_id
     where content_id = $1 order by number`,
    [small.exercise(1)],
  );
  const texts = { name: "Quads", purpose: "Strong.", video: "https://v.example/q" };
  expect(rows).toEqual([
    { ...texts, hold_seconds: 5, times: 2 },
    { ...texts, hold_seconds: 9, times: 4 },
  ]);
});

const regimenBody = (times: number): string =>
  `{ regimen: { name: "Ours", surgery_type: "knee", startdate: 1, enddate: 21, exercises: [
    { exercise: "${small.exercise(1)}", startdate: 1, enddate: 7, holdseconds: 3, repeat: 8, set: 1, time: ${times}, interval: 2, next: 1 },
    { exercise: "${small.exercise(2)}", startdate: 3, enddate: 21, holdseconds: 0, repeat: 5, set: 4, time: 1, interval: 1 }] } }`;

test("a company's regimen asks for its own dose; a newer one is offered, and not taken by a plan", async ({
  world,
}) => {
  const begun = await changeContent(editor, `saveContentDraft(kind: "regimen", body: ${regimenBody(4)})`);
  const { _id: regimen } = begun.content!;
  await publishContent(editor, regimen, 1);
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  const offered = async () => {
    const { regimens } = await queryContent(
      therapist,
      "getRegimens",
      "regimens { _id name exerciseschedule { exercise { name } startdate enddate holdseconds repeat set time interval next } }",
    );
    return (regimens as { _id: string; name: string; exerciseschedule: object[] }[]).find(
      ({ name }) => name === "Ours",
    )!;
  };
  const { _id: first, exerciseschedule } = await offered();
  expect(exerciseschedule).toEqual([
    {
      exercise: { name: "Quad Sets" },
      startdate: 1,
      enddate: 7,
      holdseconds: 3,
      repeat: 8,
      set: 1,
      time: 4,
      interval: 2,
      next: 1,
    },
    {
      exercise: { name: "Heel Slides, Lying" },
      startdate: 3,
      enddate: 21,
      holdseconds: 0,
      repeat: 5,
      set: 4,
      time: 1,
      interval: 1,
      next: null,
    },
  ]);
  const planned = await changeContent(
    editor,
    `saveContentDraft(kind: "carePlan", body: { carePlan: { name: "Plan", description: "Ours.", surgery_type: "knee", regimens: ["${first}"] } })`,
  );
  await publishContent(editor, planned.content!._id, 1);
  expect((await changeContent(editor, `retireContent(id: "${regimen}", retired: true)`)).message).toBe(
    "In 1 care plan. Take it out there first.",
  );
  await saveDraft(editor, regimen, null, regimenBody(6));
  await publishContent(editor, regimen, 1);
  const second = (await offered())._id;
  expect(second).not.toBe(first);
  const { content } = await queryContent(
    editor,
    `getContent(id: "${planned.content!._id}")`,
    "content { carePlan { regimens } parts { number newest exercises } }",
  );
  expect(content).toEqual({ carePlan: { regimens: [first] }, parts: [{ number: 1, newest: second, exercises: 2 }] });
  const { plans } = await queryContent(therapist, "getAllCarePlans", "plans { _id name }");
  const { _id: version } = (plans as { _id: string; name: string }[]).find(({ name }) => name === "Plan")!;
  const assigned = await queryContent(
    therapist,
    `getAutoAssignedRegimens(patient: { careplan: "${version}" })`,
    "regimens { exerciseschedule { time } }",
  );
  expect(assigned.regimens).toEqual([{ exerciseschedule: [{ time: 4 }, { time: 1 }] }]);
});
