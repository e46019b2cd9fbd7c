import { Role } from "@restride/domain/access/roles.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

interface Answer {
  readonly status: string;
  readonly message: string;
  readonly content?: {
    readonly _id: string;
    readonly version: number | null;
    readonly number: number;
    readonly state: string;
  };
  readonly [field: string]: unknown;
}

let world: World;
let keeper: Caller;
let otherKeeper: Caller;
beforeEach(async () => {
  world = await startWorld();
  keeper = await signIn(world, smallEmail(0, Role.companyAdmin));
  otherKeeper = await signIn(world, smallEmail(2, Role.companyAdmin));
});
afterEach(() => world.close());

const send = async (by: Caller, document: string): Promise<Answer> => {
  const { answer, errors } = await by.call<Answer>(document);
  expect(errors).toEqual([]);
  return answer;
};
const change = (by: Caller, call: string, fields = "content { _id version number state }") =>
  send(by, `mutation { ${call} { status message ${fields} } }`);
const ask = (by: Caller, call: string, fields: string) => send(by, `{ ${call} { status message ${fields} } }`);
const names = async (by: Caller, list: string, field: string): Promise<unknown> =>
  ((await ask(by, list, `${field} { name }`))[field] as { name: string }[]).map(({ name }) => name);

const device = (end: number): string =>
  `{ deviceid: "${small.device}", start_date: 1, end_date: ${end}, interval: 1, time: 2 }`;
const plan = (name: string, end: number): string =>
  `{ carePlan: { name: "${name}", description: "Ours.", surgery_type: "knee", regimens: ["${small.regimen}"], devices: [${device(end)}] } }`;

const save = (by: Caller, id: string, version: number | null, body: string) =>
  change(by, `saveContentDraft(id: "${id}", version: ${version}, body: ${body})`);
const publish = (by: Caller, id: string, version: number) =>
  change(by, `publishContent(id: "${id}", version: ${version})`);
const copyPlan = async (by: Caller): Promise<string> =>
  (await change(by, `copyContent(id: "${small.carePlan}")`)).content!._id;

const publishPlan = async (by: Caller, name: string, end = 21): Promise<string> => {
  const id = await copyPlan(by);
  await save(by, id, 1, plan(name, end));
  expect((await publish(by, id, 2)).message).toBe("Version 1 is published. Running programmes stay on theirs.");
  return id;
};

test("a published copy of a ready plan is offered in its place, to the clinics of its company only", async () => {
  const [therapist, stranger] = await Promise.all([
    signIn(world, smallEmail(1, Role.physio)),
    signIn(world, smallEmail(2, Role.physio)),
  ]);
  const id = await copyPlan(keeper);
  expect(
    await ask(
      keeper,
      `getContent(id: "${id}")`,
      "content { state number version carePlan { name customers } parts { name number } }",
    ),
  ).toMatchObject({
    content: {
      state: "draft",
      number: 0,
      version: 1,
      carePlan: { name: "Knee", customers: null },
      parts: [
        { name: "First Weeks", number: 1 },
        { name: "Knee Motion Sensor", number: 1 },
        { name: "Pain Check", number: 1 },
      ],
    },
  });
  await save(keeper, id, 1, plan("Our Knee", 21));
  expect(await names(therapist, "getAllCarePlans", "plans")).toEqual(["Knee"]);
  await publish(keeper, id, 2);
  expect(await names(therapist, "getAllCarePlans", "plans")).toEqual(["Our Knee"]);
  expect(await names(stranger, "getAllCarePlans", "plans")).toEqual(["Knee"]);
  const { plans } = await ask(
    therapist,
    "getAllCarePlans",
    "plans { _id deviceids { scheduled_criteria { end_date time } } }",
  );
  expect(plans).toMatchObject([{ deviceids: [{ scheduled_criteria: { end_date: 21, time: 2 } }] }]);
});

test("a next version leaves the earlier one and its patients as they were, but for its name", async () => {
  const id = await publishPlan(keeper, "Our Knee", 21);
  const { versions } = await ask(keeper, `getContentVersions(id: "${id}")`, "versions { _id number by }");
  const [first] = versions as { _id: string }[];
  await world.owner.query("update patients set care_plan_id = $1 where patient_id = $2", [
    first!._id,
    small.patient(0, 1),
  ]);
  await save(keeper, id, null, plan("Renamed", 28));
  expect((await publish(keeper, id, 1)).content).toMatchObject({ number: 2, version: null, state: "published" });
  const { rows } = await world.owner.query(
    `select p.name, d.end_day from care_plans p join care_plan_devices d using (care_plan_id) join content_versions v on v.version_id = care_plan_id
     where v.content_id = $1 order by v.number`,
    [id],
  );
  expect(rows).toEqual([
    { name: "Renamed", end_day: 21 },
    { name: "Renamed", end_day: 28 },
  ]);
  expect((await ask(keeper, `getContentVersions(id: "${id}")`, "versions { number by running }")).versions).toEqual([
    { number: 2, by: "Sam Role21", running: 0 },
    { number: 1, by: "Sam Role21", running: 1 },
  ]);
  const { contents } = await ask(
    keeper,
    'getContentList(kind: "carePlan")',
    "contents { name state version running regimens devices questionnaires }",
  );
  expect(contents).toEqual([
    { name: "Renamed", state: "published", version: 2, running: 1, regimens: 1, devices: 1, questionnaires: 0 },
  ]);
});

test("another company finds neither content nor draft, and changes nothing of it", async () => {
  const id = await publishPlan(keeper, "Our Knee");
  const notFound = "This content was not found.";
  expect((await ask(otherKeeper, `getContent(id: "${id}")`, "content { _id }")).message).toBe(notFound);
  expect((await ask(otherKeeper, `getContentVersions(id: "${id}")`, "versions { _id }")).message).toBe(notFound);
  expect(await names(otherKeeper, 'getContentList(kind: "carePlan")', "contents")).toEqual(["Knee"]);
  expect((await save(otherKeeper, id, null, plan("Theirs", 5))).message).toBe(notFound);
  expect((await publish(otherKeeper, id, 1)).message).toBe(notFound);
  expect((await change(otherKeeper, `copyContent(id: "${id}")`)).message).toBe(notFound);
  expect((await change(otherKeeper, `retireContent(id: "${id}", retired: true)`)).message).toBe(notFound);
  expect((await change(otherKeeper, `discardContentDraft(id: "${id}")`, "")).message).toBe(notFound);
  const own = await ask(keeper, `getContent(id: "${id}")`, "content { state carePlan { name } }");
  expect(own.content).toEqual({ state: "published", carePlan: { name: "Our Knee" } });
});

test("what is ready is read and copied by a company, and changed by a super admin only", async () => {
  const ready = "What is ready cannot be changed. Copy it, and change the copy.";
  expect((await save(keeper, small.carePlan, null, plan("Ours", 5))).message).toBe(ready);
  expect((await change(keeper, `retireContent(id: "${small.carePlan}", retired: true)`)).message).toBe(ready);
  const shown = await ask(keeper, `getContent(id: "${small.carePlan}")`, "content { state mayedit carePlan { name } }");
  expect(shown.content).toEqual({ state: "ready", mayedit: false, carePlan: { name: "Knee" } });
  const superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
  expect((await save(superAdmin, small.carePlan, null, plan("Ready", 5))).content).toMatchObject({
    state: "draft",
    version: 1,
  });
  expect((await ask(keeper, `getContent(id: "${small.carePlan}")`, "content { carePlan { name } }")).content).toEqual({
    carePlan: { name: "Knee" },
  });
});

test("of two editors the second is told, and nothing of the first is lost", async () => {
  const id = await copyPlan(keeper);
  expect((await save(keeper, id, 1, plan("Mine", 21))).content!.version).toBe(2);
  expect((await save(keeper, id, 1, plan("Yours", 21))).message).toBe(
    "Somebody else changed this draft in the meantime. Nothing of yours is lost: compare and save again.",
  );
  expect((await publish(keeper, id, 1)).message).toMatch(/^Somebody else changed/);
  expect((await ask(keeper, `getContent(id: "${id}")`, "content { carePlan { name } changedby }")).content).toEqual({
    carePlan: { name: "Mine" },
    changedby: "Sam Role21",
  });
});

test("a draft that says too little is kept, and not published", async () => {
  const begun = await change(keeper, 'saveContentDraft(kind: "carePlan", body: { carePlan: { name: "" } })');
  const { _id } = begun.content!;
  const refused = await publish(keeper, _id, 1);
  expect(refused.message).toBe("Please enter a name.");
  expect((await ask(keeper, `getContent(id: "${_id}")`, "content { number }")).content).toEqual({ number: 0 });
  await change(keeper, `discardContentDraft(id: "${_id}")`, "");
  expect((await ask(keeper, `getContent(id: "${_id}")`, "content { number }")).message).toBe(
    "This content was not found.",
  );
});

test("a plan is offered to the clinics of its company that are chosen, and to no other company's", async () => {
  const id = await copyPlan(keeper);
  const offered = (clinic: number) =>
    `{ carePlan: { name: "Some", description: "Ours.", surgery_type: "knee", regimens: ["${small.regimen}"], customers: ["${small.customers[clinic]}"] } }`;
  await save(keeper, id, 1, offered(2));
  expect((await publish(keeper, id, 2)).message).toBe("A clinic that this is offered to was not found.");
  await save(keeper, id, 2, offered(0));
  expect((await publish(keeper, id, 3)).status).toBe("success");
  const [chosen, sister] = [
    await signIn(world, smallEmail(0, Role.physio)),
    await signIn(world, smallEmail(1, Role.physio)),
  ];
  expect(await names(chosen, "getAllCarePlans", "plans")).toEqual(["Some"]);
  expect(await names(sister, "getAllCarePlans", "plans")).toEqual([]);
});

test("a retired plan is offered to nobody, keeps its patients, and can return", async () => {
  const id = await publishPlan(keeper, "Our Knee");
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  const retired = await change(keeper, `retireContent(id: "${id}", retired: true)`);
  expect(retired).toMatchObject({ message: "Care plan retired. What runs goes on.", content: { state: "retired" } });
  expect(await names(therapist, "getAllCarePlans", "plans")).toEqual([]);
  await change(keeper, `retireContent(id: "${id}", retired: false)`);
  expect(await names(therapist, "getAllCarePlans", "plans")).toEqual(["Our Knee"]);
});

test("what a published regimen holds is not retired", async () => {
  const superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
  const retire = () => change(superAdmin, `retireContent(id: "${small.exercise(1)}", retired: true)`);
  expect((await retire()).message).toBe("In 1 regimen. Take it out there first.");
  await world.owner.query("delete from regimen_exercises where exercise_id = $1", [small.exercise(1)]);
  expect((await retire()).content).toMatchObject({ state: "retired" });
});

test("an exercise's texts and video show at once in its earlier versions, its dose in none", async () => {
  const superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
  const body = `{ exercise: { name: "Quads", purpose: "Strong.", video: "https://v.example/q", holdseconds: 9, repeat: 8, set: 3, time: 4, interval: 2 } }`;
  await save(superAdmin, small.exercise(1), null, body);
  expect((await publish(superAdmin, small.exercise(1), 1)).content).toMatchObject({ number: 2 });
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

test("what another company made cannot be given to a patient", async () => {
  const id = await publishPlan(otherKeeper, "Theirs");
  const { versions } = await ask(otherKeeper, `getContentVersions(id: "${id}")`, "versions { _id }");
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  const [{ _id }] = versions as [{ _id: string }];
  const assigned = await ask(therapist, `getAutoAssignedRegimens(patient: { careplan: "${_id}" })`, "regimens { _id }");
  expect(assigned.message).toBe("This care plan was not found.");
});

const regimenBody = (times: number): string =>
  `{ regimen: { name: "Ours", surgery_type: "knee", startdate: 1, enddate: 21, exercises: [
    { exercise: "${small.exercise(1)}", startdate: 1, enddate: 7, holdseconds: 3, repeat: 8, set: 1, time: ${times}, interval: 2, next: 1 },
    { exercise: "${small.exercise(2)}", startdate: 3, enddate: 21, holdseconds: 0, repeat: 5, set: 4, time: 1, interval: 1 }] } }`;

test("a company's regimen asks for its own dose; a newer one is offered, and not taken by a plan", async () => {
  const begun = await change(keeper, `saveContentDraft(kind: "regimen", body: ${regimenBody(4)})`);
  const { _id: regimen } = begun.content!;
  await publish(keeper, regimen, 1);
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  const offered = async () => {
    const { regimens } = await ask(
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
  const planned = await change(
    keeper,
    `saveContentDraft(kind: "carePlan", body: { carePlan: { name: "Plan", description: "Ours.", surgery_type: "knee", regimens: ["${first}"] } })`,
  );
  await publish(keeper, planned.content!._id, 1);
  expect((await change(keeper, `retireContent(id: "${regimen}", retired: true)`)).message).toBe(
    "In 1 care plan. Take it out there first.",
  );
  await save(keeper, regimen, null, regimenBody(6));
  await publish(keeper, regimen, 1);
  const second = (await offered())._id;
  expect(second).not.toBe(first);
  const { content } = await ask(
    keeper,
    `getContent(id: "${planned.content!._id}")`,
    "content { carePlan { regimens } parts { number newest exercises } }",
  );
  expect(content).toEqual({ carePlan: { regimens: [first] }, parts: [{ number: 1, newest: second, exercises: 2 }] });
  const { plans } = await ask(therapist, "getAllCarePlans", "plans { _id name }");
  const { _id: version } = (plans as { _id: string; name: string }[]).find(({ name }) => name === "Plan")!;
  const assigned = await ask(
    therapist,
    `getAutoAssignedRegimens(patient: { careplan: "${version}" })`,
    "regimens { exerciseschedule { time } }",
  );
  expect(assigned.regimens).toEqual([{ exerciseschedule: [{ time: 4 }, { time: 1 }] }]);
});
