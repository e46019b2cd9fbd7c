import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let admin: Caller;
let surgeon: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
  surgeon = await signIn(world, smallEmail(0, Role.surgeon));
});

const newCase = async (): Promise<string> => {
  const input = `patientId: "${small.patient(0, 1)}", summary: "A", description: "B", type: "Surgeon Message"`;
  const { answer } = await admin.call<{ caseid: string }>(`mutation { createNewCase(${input}) { caseid } }`);
  return answer.caseid;
};
const view = async (person: Caller, id: string) =>
  (await person.call(`mutation { updateLastViewed(caseId: "${id}") { status message } }`)).answer;
const unread = async (person: Caller, of: number): Promise<number> => {
  const { answer } = await person.call<{ surgeon: { unreadcount: number } }>(
    `{ getSurgeonById(id: "${small.surgeon(0, of)}") { surgeon { unreadcount } } }`,
  );
  return answer.surgeon.unreadcount;
};
const caseViews = async (world: World) => (await world.owner.query("select case_id, viewed_at from case_views")).rows;

test("A122 C205: a message is unread to everybody but its writer until they look at the case, each for themselves", async ({
  world,
}) => {
  const before = await unread(surgeon, 1);
  const id = await newCase();
  expect(await unread(surgeon, 1)).toBe(before + 1);
  expect(await unread(admin, 1)).toBe(before);
  expect(await view(surgeon, id)).toMatchObject({ status: "success" });
  expect(await view(surgeon, id)).toMatchObject({ status: "success" });
  expect(await unread(surgeon, 1)).toBe(before);
  const boss = await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), small.customers[0]);
  expect([await unread(boss, 1), await unread(boss, 2)]).toEqual([before + 1, 0]);
  await world.owner.query("update cases set archived_at = now() where case_id = $1", [id]);
  expect(await unread(boss, 1)).toBe(before);
  const [one] = [await newCase(), await newCase()];
  expect(await view(surgeon, one)).toMatchObject({ status: "success" });
  expect(await unread(surgeon, 1)).toBe(before + 1);
});

test("C205: a case outside the viewer's scope is as if it were not there, and no view of it is kept", async ({
  world,
}) => {
  const id = await newCase();
  const viewsBefore = await caseViews(world);
  const refused = { status: "fail", message: "This case was not found." };
  expect(await view(await signIn(world, smallEmail(1, Role.admin)), id)).toMatchObject(refused);
  expect(await view(admin, small.patient(0, 1))).toMatchObject(refused);
  expect(await caseViews(world)).toEqual(viewsBefore);
});

test("a case is left unread, for oneself only", async ({ world }) => {
  const id = await newCase();
  await view(surgeon, id);
  await view(admin, id);
  const { answer } = await surgeon.call(
    `mutation { updateLastViewed(caseId: "${id}", unread: true) { status message } }`,
  );
  expect(answer).toMatchObject({ status: "success", message: "Marked as unread" });
  const left = await world.owner.query("select user_id from case_views where case_id = $1", [id]);
  expect(left.rows).toEqual([{ user_id: small.user(0, Role.admin) }]);
});

test("a view that arrives late leaves the newer one", async ({ world }) => {
  const id = await newCase();
  await view(admin, id);
  const viewsBefore = await caseViews(world);
  world.clock.advance(-60_000);
  await view(admin, id);
  expect(await caseViews(world)).toEqual(viewsBefore);
});
