import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import {
  queryContent,
  changeContent,
  copyPlan,
  publishContent,
  saveDraft,
} from "../../../dev-env/small-clinics/content-calls.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";

let editor: Caller;
let otherEditor: Caller;
test.beforeEach(async ({ world }) => {
  editor = await signIn(world, smallEmail(0, Role.companyAdmin));
  otherEditor = await signIn(world, smallEmail(2, Role.companyAdmin));
});

const names = async (caller: Caller, list: string, field: string): Promise<unknown> =>
  ((await queryContent(caller, list, `${field} { name }`))[field] as { name: string }[]).map(({ name }) => name);

const device = (end: number): string =>
  `{ deviceid: "${small.device}", start_date: 1, end_date: ${end}, interval: 1, time: 2 }`;
const plan = (name: string, end: number): string =>
  `{ carePlan: { name: "${name}", description: "Ours.", surgery_type: "knee", regimens: ["${small.regimen}"], devices: [${device(end)}] } }`;

const publishPlan = async (caller: Caller, name: string, end = 21): Promise<string> => {
  const id = await copyPlan(caller);
  await saveDraft(caller, id, 1, plan(name, end));
  expect((await publishContent(caller, id, 2)).message).toBe(
    "Version 1 is published. Running programmes stay on theirs.",
  );
  return id;
};

test("a published copy of a ready plan is offered in its place, to the clinics of its company only", async ({
  world,
}) => {
  const [therapist, stranger] = await Promise.all([
    signIn(world, smallEmail(1, Role.physio)),
    signIn(world, smallEmail(2, Role.physio)),
  ]);
  const id = await copyPlan(editor);
  expect(
    await queryContent(
      editor,
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
  await saveDraft(editor, id, 1, plan("Our Knee", 21));
  expect(await names(therapist, "getAllCarePlans", "plans")).toEqual(["Knee"]);
  await publishContent(editor, id, 2);
  expect(await names(therapist, "getAllCarePlans", "plans")).toEqual(["Our Knee"]);
  expect(await names(stranger, "getAllCarePlans", "plans")).toEqual(["Knee"]);
  const { plans } = await queryContent(
    therapist,
    "getAllCarePlans",
    "plans { _id deviceids { scheduled_criteria { end_date time } } }",
  );
  expect(plans).toMatchObject([{ deviceids: [{ scheduled_criteria: { end_date: 21, time: 2 } }] }]);
});

test("a next version leaves the earlier one and its patients as they were, but for its name", async ({ world }) => {
  const id = await publishPlan(editor, "Our Knee", 21);
  const { versions } = await queryContent(editor, `getContentVersions(id: "${id}")`, "versions { _id number by }");
  const [first] = versions as { _id: string }[];
  await world.owner.query("update patients set care_plan_id = $1 where patient_id = $2", [
    first!._id,
    small.patient(0, 1),
  ]);
  await saveDraft(editor, id, null, plan("Renamed", 28));
  expect((await publishContent(editor, id, 1)).content).toMatchObject({ number: 2, version: null, state: "published" });
  const { rows } = await world.owner.query(
    `select p.name, d.end_day from care_plans p join care_plan_devices d using (care_plan_id) join content_versions v on v.version_id = care_plan_id
     where v.content_id = $1 order by v.number`,
    [id],
  );
  expect(rows).toEqual([
    { name: "Renamed", end_day: 21 },
    { name: "Renamed", end_day: 28 },
  ]);
  expect(
    (await queryContent(editor, `getContentVersions(id: "${id}")`, "versions { number by running }")).versions,
  ).toEqual([
    { number: 2, by: "Sam Role21", running: 0 },
    { number: 1, by: "Sam Role21", running: 1 },
  ]);
  const { contents } = await queryContent(
    editor,
    'getContentList(kind: "carePlan")',
    "contents { name state version running regimens devices questionnaires }",
  );
  expect(contents).toEqual([
    { name: "Renamed", state: "published", version: 2, running: 1, regimens: 1, devices: 1, questionnaires: 0 },
  ]);
});

test("a plan that runs for knees is published for no other joint, but for both", async ({ world }) => {
  const id = await publishPlan(editor, "Our Knee", 21);
  const { versions } = await queryContent(editor, `getContentVersions(id: "${id}")`, "versions { _id }");
  const [first] = versions as { _id: string }[];
  const forJoint = (joint: string) => plan("Our Knee", 28).replace(`surgery_type: "knee"`, `surgery_type: "${joint}"`);
  await saveDraft(editor, id, null, forJoint("hip"));
  await world.owner.query("update patients set care_plan_id = $1 where patient_id = $2", [
    first!._id,
    small.patient(0, 1),
  ]);
  expect(await publishContent(editor, id, 1)).toMatchObject({
    status: "fail",
    message:
      "This plan runs for patients with another surgery type. Keep its surgery type, or copy it for the other one.",
  });
  await saveDraft(editor, id, 1, forJoint(""));
  expect((await publishContent(editor, id, 2)).message).toContain("Version 2 is published.");
});

test("each version is read as it was, beside its draft, and says in a line what it changed", async () => {
  const id = await publishPlan(editor, "Our Knee", 21);
  await saveDraft(editor, id, null, plan("Our Knee", 28));
  await publishContent(editor, id, 1);
  await saveDraft(editor, id, null, plan("Our Knee", 35));
  const { versions } = await queryContent(editor, `getContentVersions(id: "${id}")`, "versions { _id number summary }");
  expect(versions).toMatchObject([
    { number: 2, summary: "Knee Motion Sensor changed" },
    { number: 1, summary: "" },
  ]);
  const [second, first] = versions as { _id: string }[];
  const lastDay = async (args: string): Promise<unknown> => {
    const { content } = await queryContent(
      editor,
      `getContent(${args})`,
      "content { carePlan { devices { end_date } } }",
    );
    return (content as unknown as { carePlan: { devices: { end_date: number }[] } }).carePlan.devices[0]?.end_date;
  };
  expect(await lastDay(`id: "${id}"`)).toBe(35);
  expect(await lastDay(`id: "${id}", versionid: "${second!._id}"`)).toBe(28);
  expect(await lastDay(`id: "${id}", versionid: "${first!._id}"`)).toBe(21);
  const notFound = "This content was not found.";
  const versionCall = (content: string, version: string): string =>
    `getContent(id: "${content}", versionid: "${version}")`;
  expect((await queryContent(editor, versionCall(small.carePlan, first!._id), "content { _id }")).message).toBe(
    notFound,
  );
  expect((await queryContent(otherEditor, versionCall(id, first!._id), "content { _id }")).message).toBe(notFound);
  expect((await queryContent(otherEditor, versionCall(small.carePlan, first!._id), "content { _id }")).message).toBe(
    notFound,
  );
});

test("another company finds neither content nor draft, and changes nothing of it", async () => {
  const id = await publishPlan(editor, "Our Knee");
  const notFound = "This content was not found.";
  expect((await queryContent(otherEditor, `getContent(id: "${id}")`, "content { _id }")).message).toBe(notFound);
  expect((await queryContent(otherEditor, `getContentVersions(id: "${id}")`, "versions { _id }")).message).toBe(
    notFound,
  );
  expect(await names(otherEditor, 'getContentList(kind: "carePlan")', "contents")).toEqual(["Knee"]);
  expect((await saveDraft(otherEditor, id, null, plan("Theirs", 5))).message).toBe(notFound);
  expect((await publishContent(otherEditor, id, 1)).message).toBe(notFound);
  expect((await changeContent(otherEditor, `copyContent(id: "${id}")`)).message).toBe(notFound);
  expect((await changeContent(otherEditor, `retireContent(id: "${id}", retired: true)`)).message).toBe(notFound);
  expect((await changeContent(otherEditor, `discardContentDraft(id: "${id}")`, "")).message).toBe(notFound);
  const own = await queryContent(editor, `getContent(id: "${id}")`, "content { state carePlan { name } }");
  expect(own.content).toEqual({ state: "published", carePlan: { name: "Our Knee" } });
});

test("of two editors the second is told, and nothing of the first is lost", async ({ world }) => {
  const id = await copyPlan(editor);
  await world.owner.query("update content_drafts set changed_by = $1", [small.user(0, Role.healthCoach)]);
  expect((await saveDraft(editor, id, 1, plan("Mine", 21))).content!.version).toBe(2);
  expect((await saveDraft(editor, id, 1, plan("Yours", 21))).message).toBe(
    "Somebody else changed this draft in the meantime. Nothing of yours is lost: compare and save again.",
  );
  expect((await publishContent(editor, id, 1)).message).toMatch(/^Somebody else changed/);
  expect(
    (await queryContent(editor, `getContent(id: "${id}")`, "content { carePlan { name } changedby }")).content,
  ).toEqual({
    carePlan: { name: "Mine" },
    changedby: "Sam Role21",
  });
  await publishContent(editor, id, 2);
  const gone = "Somebody else published or discarded this draft in the meantime. Look again before you publish.";
  expect((await publishContent(editor, id, 2)).message).toBe(gone);
});

test("a draft that says too little is kept, and not published", async () => {
  const begun = await changeContent(editor, 'saveContentDraft(kind: "carePlan", body: { carePlan: { name: "" } })');
  const { _id } = begun.content!;
  const refused = await publishContent(editor, _id, 1);
  expect(refused.message).toBe("Please enter a name.");
  expect((await queryContent(editor, `getContent(id: "${_id}")`, "content { number }")).content).toEqual({ number: 0 });
  await changeContent(editor, `discardContentDraft(id: "${_id}")`, "");
  expect((await queryContent(editor, `getContent(id: "${_id}")`, "content { number }")).message).toBe(
    "This content was not found.",
  );
});

test("B314: a plan is offered to the clinics of its company that are chosen, by name from another one too, and to no other company's", async ({
  world,
}) => {
  const id = await copyPlan(editor);
  const offered = (clinic: number) =>
    `{ carePlan: { name: "Some", description: "Ours.", surgery_type: "knee", regimens: ["${small.regimen}"], customers: ["${small.customers[clinic]}"] } }`;
  await saveDraft(editor, id, 1, offered(2));
  expect((await publishContent(editor, id, 2)).message).toBe("A clinic that this is offered to was not found.");
  await saveDraft(editor, id, 2, offered(0));
  expect((await publishContent(editor, id, 3)).status).toBe("success");
  const [chosen, sister] = [
    await signIn(world, smallEmail(0, Role.physio)),
    await signIn(world, smallEmail(1, Role.physio)),
  ];
  expect(await names(chosen, "getAllCarePlans", "plans")).toEqual(["Some"]);
  expect(await names(sister, "getAllCarePlans", "plans")).toEqual([]);
  const inSister = await enterClinic(world, editor, small.customers[1]!);
  for (const [clinic, plans] of [
    [0, ["Some"]],
    [1, []],
  ] as const)
    expect(await names(inSister, `getAllCarePlans(customerid: "${small.customers[clinic]}")`, "plans")).toEqual(plans);
});

test("a retired plan is offered to nobody, keeps its patients, and can return", async ({ world }) => {
  const id = await publishPlan(editor, "Our Knee");
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  const retired = await changeContent(editor, `retireContent(id: "${id}", retired: true)`);
  expect(retired).toMatchObject({ message: "Care plan retired. What runs goes on.", content: { state: "retired" } });
  expect(await names(therapist, "getAllCarePlans", "plans")).toEqual([]);
  await changeContent(editor, `retireContent(id: "${id}", retired: false)`);
  expect(await names(therapist, "getAllCarePlans", "plans")).toEqual(["Our Knee"]);
});

test("what another company made cannot be given to a patient", async ({ world }) => {
  const id = await publishPlan(otherEditor, "Theirs");
  const { versions } = await queryContent(otherEditor, `getContentVersions(id: "${id}")`, "versions { _id }");
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  const [{ _id }] = versions as [{ _id: string }];
  const assigned = await queryContent(
    therapist,
    `getAutoAssignedRegimens(patient: { careplan: "${_id}" })`,
    "regimens { _id }",
  );
  expect(assigned.message).toBe("This care plan was not found.");
});
