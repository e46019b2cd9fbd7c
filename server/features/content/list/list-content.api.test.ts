import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { queryContent, changeContent, publishContent } from "../../../../dev-env/small-clinics/content-calls.ts";
import { test } from "../../../../dev-env/world-test.ts";

let editor: Caller;
let superAdmin: Caller;
test.beforeEach(async ({ world }) => {
  editor = await signIn(world, smallEmail(0, Role.companyAdmin));
  superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
});

const [atFirst, atSecond] = [`customer: "${small.customers[0]}"`, `customer: "${small.customers[1]}"`];
const ofCompany = `, companyid: "${small.companies[0]}"`;

/** Returns names and total of a filtered list. */
const listed = async (filter: string, more = "", caller = editor, kind = "carePlan"): Promise<unknown> => {
  const call = `getContentList(kind: "${kind}", filter: { ${filter} }${more})`;
  const { status, message, contents, total } = await queryContent(caller, call, "contents { name } total");
  if (status === "fail") return message;
  return [total, ...(contents as { name: string }[]).map(({ name }) => name)];
};

const begin = async (kind: string, body: string): Promise<string> =>
  (await changeContent(editor, `saveContentDraft(kind: "${kind}", body: { ${kind}: { ${body} } })`)).content!._id;

const publish = async (kind: string, body: string): Promise<string> => {
  const id = await begin(kind, body);
  expect((await publishContent(editor, id, 1)).status).toBe("success");
  return id;
};

const planFor = (name: string, joint: string, more = ""): string =>
  `name: "${name}", description: "Ours.", surgery_type: "${joint}", regimens: ["${small.regimen}"] ${more}`;
const retire = (caller: Caller, id: string) => changeContent(caller, `retireContent(id: "${id}", retired: true)`);

/** Publishes plans of the company in each state, beside the ready one for knees. */
async function makePlans(): Promise<void> {
  await publish("carePlan", planFor("Hip Plan", "hip"));
  await publish("carePlan", planFor("Knee Plan", "knee", `, customers: ["${small.customers[1]}"]`));
  await begin("carePlan", planFor("New Plan", ""));
  await retire(editor, await publish("carePlan", planFor("Old Plan", "knee")));
}

test("care plans are filtered by joint, state and clinic, and their total with them", async () => {
  await makePlans();
  expect(await listed("")).toEqual([5, "Hip Plan", "Knee", "Knee Plan", "New Plan", "Old Plan"]);
  expect(await listed('surgery_type: "knee"')).toEqual([4, "Knee", "Knee Plan", "New Plan", "Old Plan"]);
  expect(await listed('surgery_type: "hip"')).toEqual([2, "Hip Plan", "New Plan"]);
  expect(await listed('state: "published"')).toEqual([2, "Hip Plan", "Knee Plan"]);
  expect(await listed('state: "draft"')).toEqual([1, "New Plan"]);
  expect(await listed('state: "retired"')).toEqual([1, "Old Plan"]);
  expect(await listed('state: "ready"')).toEqual([1, "Knee"]);
  expect(await listed(atFirst)).toEqual([4, "Hip Plan", "Knee", "New Plan", "Old Plan"]);
  expect(await listed(`customer: "${small.customers[2]}"`)).toEqual(await listed(atFirst)); // of another company
  expect(await listed(atSecond)).toEqual([5, "Hip Plan", "Knee", "Knee Plan", "New Plan", "Old Plan"]);
});

test("a filter goes together with others, with the search and with the page", async () => {
  await makePlans();
  expect(await listed(`surgery_type: "knee", state: "published", ${atSecond}`)).toEqual([1, "Knee Plan"]);
  expect(await listed(`surgery_type: "knee", state: "published", ${atFirst}`)).toEqual([0]);
  const second = ', searchText: "knee", pagination: { current: 2, pageSize: 1 }';
  expect(await listed('surgery_type: "knee"', second)).toEqual([2, "Knee Plan"]);
});

test("each state is what the list says of its rows, for a super admin too", async () => {
  await makePlans();
  for (const [caller, more] of [
    [editor, ""],
    [superAdmin, ofCompany],
    [superAdmin, ""],
  ] as const) {
    const all = await queryContent(caller, `getContentList(kind: "carePlan"${more})`, "contents { name state }");
    for (const state of ["published", "draft", "retired", "ready"]) {
      const such = (all.contents as { name: string; state: string }[]).filter((row) => row.state === state);
      expect(await listed(`state: "${state}"`, more, caller)).toEqual([such.length, ...such.map(({ name }) => name)]);
    }
  }
});

test("a draft says that it waits, that of a retired plan too", async () => {
  await makePlans();
  const [old] = (await queryContent(editor, 'getContentList(kind: "carePlan", searchText: "Old")', "contents { _id }"))
    .contents as [{ _id: string }];
  await changeContent(editor, `saveContentDraft(id: "${old._id}", body: { carePlan: { name: "Older" } })`);
  const { contents } = await queryContent(
    editor,
    'getContentList(kind: "carePlan", filter: { surgery_type: "knee" })',
    "contents { name hasdraft }",
  );
  expect(contents).toEqual([
    { name: "Knee", hasdraft: false },
    { name: "Knee Plan", hasdraft: false },
    { name: "New Plan", hasdraft: true },
    { name: "Old Plan", hasdraft: true },
  ]);
});

test("an exercise is for the joints of the published regimens in which it stands", async () => {
  const exercises = (joint: string) => listed(`surgery_type: "${joint}"`, "", editor, "exercise");
  await publish(
    "exercise",
    'name: "Bridge", purpose: "Lifts.", holdseconds: 5, repeat: 10, set: 1, time: 1, interval: 1',
  );
  expect(await exercises("knee")).toEqual([2, "Heel Slides, Lying", "Quad Sets"]);
  expect(await exercises("hip")).toEqual([0]);
  const dose = "startdate: 1, enddate: 7, holdseconds: 3, repeat: 8, set: 1, time: 4, interval: 1";
  const regimen = await publish(
    "regimen",
    `name: "Hips", surgery_type: "hip", startdate: 1, enddate: 7, exercises: [{ exercise: "${small.exercise(1)}", ${dose} }]`,
  );
  expect(await exercises("hip")).toEqual([1, "Quad Sets"]);
  await retire(editor, regimen);
  expect(await exercises("hip")).toEqual([0]);
});

test("an exercise of a regimen for knees and hips is for either", async () => {
  await publish(
    "exercise",
    'name: "Bridge", purpose: "Lifts.", holdseconds: 5, repeat: 10, set: 1, time: 1, interval: 1',
  );
  const call = 'getContentList(kind: "exercise", searchText: "Bridge")';
  const [bridge] = (await queryContent(editor, call, "contents { versionid }")).contents as [{ versionid: string }];
  const dose = "startdate: 1, enddate: 7, holdseconds: 3, repeat: 8, set: 1, time: 4, interval: 1";
  await publish(
    "regimen",
    `name: "All", surgery_type: "", startdate: 1, enddate: 7, exercises: [{ exercise: "${bridge.versionid}", ${dose} }]`,
  );
  expect(await listed('surgery_type: "knee"', ', searchText: "Bridge"', editor, "exercise")).toEqual([1, "Bridge"]);
  expect(await listed('surgery_type: "hip"', ', searchText: "Bridge"', editor, "exercise")).toEqual([1, "Bridge"]);
});

test("what cannot be asked for is refused with what can", async () => {
  expect(await listed('surgery_type: "both"')).toBe("Please choose knee or hip.");
  expect(await listed('state: "old"')).toBe("Please choose published, draft, retired or ready.");
});

test("what was ready and is retired is offered to no company, and counted by none", async () => {
  const counts = async (caller: Caller, of = "") =>
    (await queryContent(caller, `getContentCounts${of}`, "counts { kind total }")).counts;
  const rest = [
    { kind: "regimen", total: 1 },
    { kind: "exercise", total: 2 },
    { kind: "device", total: 1 },
    { kind: "questionnaire", total: 1 },
  ];
  expect(await counts(editor)).toEqual([{ kind: "carePlan", total: 1 }, ...rest]);
  await retire(superAdmin, small.carePlan);
  expect(await listed("")).toEqual([0]);
  expect(await counts(editor)).toEqual([{ kind: "carePlan", total: 0 }, ...rest]);
  expect(await listed("", ofCompany, superAdmin)).toEqual([0]);
  expect(await listed('state: "retired"', "", superAdmin)).toEqual([1, "Knee"]);
  expect(await counts(superAdmin)).toEqual([{ kind: "carePlan", total: 1 }, ...rest]);
});

test("a company that is not there has no content, and is given none", async () => {
  const unknown = 'companyid: "01900000-0000-7000-8000-000000000000"';
  const notFound = { status: "fail", message: "This company was not found." };
  const ask = (call: string, fields: string) => queryContent(superAdmin, call, fields);
  expect(await ask(`getContentList(kind: "device", ${unknown})`, "total")).toMatchObject(notFound);
  expect(await ask(`getContentCounts(${unknown})`, "counts { total }")).toMatchObject(notFound);
  expect(await ask(`getContentRunning(id: "${small.carePlan}", ${unknown})`, "total")).toMatchObject(notFound);
  const begun = `saveContentDraft(kind: "device", ${unknown}, body: { device: { name: "New" } })`;
  expect(await changeContent(superAdmin, begun)).toMatchObject(notFound);
  expect(await changeContent(superAdmin, `copyContent(id: "${small.carePlan}", ${unknown})`)).toMatchObject(notFound);
});
