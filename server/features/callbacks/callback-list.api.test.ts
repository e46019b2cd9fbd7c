import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let admin: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

interface CallbackList {
  readonly status: string;
  readonly message: string;
  readonly requests: { readonly _id: string; readonly name: string; readonly [field: string]: unknown }[];
  readonly total: number;
  readonly open: number;
}

const asks = async (world: World, name: string, surgeon: string): Promise<void> => {
  const form = `surgeon: "${surgeon}", name: "${name}", phone: "3125550142", message: "Please call ${name}."`;
  await caller(world.url).call(`mutation { addCallbackRequest(${form}) { status } }`);
  world.clock.advance(60_000);
};
const fields = "status message total open requests { _id name phone surgeonName message receivedOn calledOn calledBy }";
const list = async (person: Caller, done = false): Promise<CallbackList> =>
  (await person.call<CallbackList>(`{ getCallbackRequests(done: ${done}) { ${fields} } }`)).answer;
const names = async (person: Caller, done = false) => (await list(person, done)).requests.map(({ name }) => name);
const note = async (person: Caller, id: string, called: boolean) =>
  (await person.call<CallbackList>(`mutation { setCallbackCalled(id: "${id}", called: ${called}) { status message } }`))
    .answer;

test("requests stand with their whole number, the newest first, in the clinic or at the surgeon's own", async ({
  world,
}) => {
  await asks(world, "Greta", small.surgeon(0, 1));
  await asks(world, "Samir", small.surgeon(0, 2));
  await asks(world, "Elsewhere", small.surgeon(1, 1));
  const { requests, total, open } = await list(admin);
  expect([total, open]).toEqual([2, 2]);
  expect(requests).toMatchObject([
    { name: "Samir", calledOn: null, calledBy: null },
    { name: "Greta", phone: "+13125550142", message: "Please call Greta.", surgeonName: "Dr. Anna Surgeon1" },
  ]);
  for (const role of [Role.surgeon, Role.medicalAssociate])
    expect(await names(await signIn(world, smallEmail(0, role)))).toEqual(["Greta"]);
  expect((await list(await signIn(world, smallEmail(0, Role.physio)))).message).toBe("You are not allowed to do this.");
});

test("Called moves a request to the done ones, with who and when; it can be taken back", async ({ world }) => {
  await asks(world, "Greta", small.surgeon(0, 1));
  const [{ _id: id }] = (await list(admin)).requests as [CallbackList["requests"][number]];
  const before = world.clock.now();
  expect(await note(admin, id, true)).toMatchObject({ status: "success", message: "Called" });
  expect(await names(admin)).toEqual([]);
  const [{ calledOn, ...done }] = (await list(admin, true)).requests as [CallbackList["requests"][number]];
  expect(done).toMatchObject({ name: "Greta", calledBy: "Sam Role1" });
  expect(Date.parse(calledOn as string)).toBeGreaterThanOrEqual(before);
  world.clock.advance(60_000);
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  await note(surgeon, id, true);
  expect((await list(admin, true)).requests).toMatchObject([{ calledOn, calledBy: "Sam Role1" }]);
  expect(await note(surgeon, id, false)).toMatchObject({ status: "success" });
  expect((await list(admin)).requests).toMatchObject([{ name: "Greta", calledOn: null, calledBy: null }]);
});

test("done requests stand with what was done last first, and those that wait are none of them", async ({ world }) => {
  for (const name of ["Greta", "Samir", "Vera"]) await asks(world, name, small.surgeon(0, 1));
  const idOf = async (callerName: string) =>
    (await list(admin)).requests.find(({ name }) => name === callerName)!._id as string;
  for (const name of ["Samir", "Greta"]) {
    await note(admin, await idOf(name), true);
    world.clock.advance(60_000);
  }
  expect([await names(admin, true), await names(admin)]).toEqual([["Greta", "Samir"], ["Vera"]]);
});

test("nobody notes anything at a surgeon's who is out of sight, or in another clinic", async ({ world }) => {
  await asks(world, "Samir", small.surgeon(0, 2));
  const [{ _id: id }] = (await list(admin)).requests as [CallbackList["requests"][number]];
  for (const person of [smallEmail(0, Role.surgeon), smallEmail(1, Role.admin)])
    expect(await note(await signIn(world, person), id, true)).toMatchObject({
      status: "fail",
      message: "This callback request was not found.",
    });
  expect(await names(admin)).toEqual(["Samir"]);
});
