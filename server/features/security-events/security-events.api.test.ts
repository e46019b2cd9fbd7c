import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { caller, type Caller, signIn } from "../../../dev-env/caller.ts";
import { todayAt } from "../../../dev-env/clinic-day.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { makeCarrierStandIn } from "../../../dev-env/small-clinics/carrier-stand-in.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", () => ({ startAt: todayAt("12:00:00"), carriers: swift.carriers }));

interface Row {
  readonly kind: string;
  readonly account: string | null;
  readonly organization: string | null;
  readonly source: string;
  readonly events: number;
}

const swift = makeCarrierStandIn();
const day = 86_400_000;
let superAdmin: Caller;
test.beforeEach(async ({ world }) => {
  superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
});

const read = async (world: World, filter: object = {}, person = superAdmin) => {
  await world.settle();
  const document = `query ($f: SecurityEventFilter!) {
    getSecurityEvents(filter: $f) { status message total events { kind account organization source events } } }`;
  return (await person.call<{ total: number; events: Row[] | null }>(document, { f: filter })).answer;
};
const ofKind = async (world: World, kind: string) => (await read(world, { kind })).events;

test("a call that a role may not make is counted by account and day, over GraphQL and beside it", async ({ world }) => {
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  await therapist.call("{ getCompanies(input: {}) { status } }");
  await therapist.call(`{ getUsers(pagination: { customerid: "${small.customers[2]}" }) { status } }`);
  const file = await fetch(`${world.url}/fulfillment/custody`, {
    headers: { authorization: `Bearer ${therapist.token}` },
  });
  const events = await ofKind(world, "refusedRight");
  expect(events).toEqual([
    {
      kind: "refusedRight",
      account: expect.any(String),
      organization: "Clinic 1",
      source: "",
      events: file.status === 403 ? 3 : 2,
    },
  ]);
});

test("a session that ended, or a clinic that is not chosen yet, is no attack", async ({ world }) => {
  await caller(world.url).call("{ getCompanies(input: {}) { status } }");
  await (await signIn(world, smallEmail(0, Role.companyAdmin))).call("{ getPatientList { status } }");
  expect(await ofKind(world, "refusedRight")).toEqual([]);
});

test("messages and tokens with a signature that is not ours are counted without an account", async ({ world }) => {
  const carrierEvent = {
    id: "e1",
    type: "delivered",
    at: new Date(world.clock.now()).toISOString(),
    order: small.patient(0, 1),
  };
  for (const key of ["x".repeat(32), "y".repeat(32)]) await swift.send(world, carrierEvent, { key });
  const [head, claims, signature] = superAdmin.token!.split(".");
  await caller(world.url, `${head}.${claims}.${signature!.split("").toReversed().join("")}`).call(
    "{ getPatientList { status } }",
  );
  const events = (await ofKind(world, "forgedSignature"))!.toSorted((a, b) => (a.source < b.source ? -1 : 1));
  expect(events.map(({ source, account, events: count }) => [source, account, count])).toEqual([
    ["session token", null, 1],
    ["swift", null, 2],
  ]);
});

test("a role that is given or changed is counted with its new holder, an edit without another role is not", async ({
  world,
}) => {
  const admin = await signIn(world, smallEmail(0, Role.admin));
  const save = (id: string, user: string) =>
    admin.call(`mutation { addEditUser(id: "${id}", input: { ${user} }) { status message } }`);
  const physio = small.user(0, 2);
  expect((await save(physio, 'firstname: "Other"')).answer.status).toBe("success");
  expect(await ofKind(world, "roleChange")).toEqual([]);
  const { rows } = await world.owner.query("select user_id, role from users where user_id = $1", [physio]);
  const role = rows[0].role === Role.admin ? Role.physio : Role.admin;
  expect((await save(physio, `role: ${role}`)).answer.status).toBe("success");
  expect(await ofKind(world, "roleChange")).toMatchObject([{ organization: "Clinic 1", events: 1 }]);
});

test("events are for the super admin alone, come in pages and leave after 400 days", async ({ world }) => {
  const admin = await signIn(world, smallEmail(0, Role.admin));
  expect(await read(world, {}, admin)).toMatchObject({
    status: "fail",
    message: "You are not allowed to do this.",
    events: null,
  });
  await world.settle();
  await world.owner.query(
    `insert into security_events select $1::date - n, 'lockOut', '00000000-0000-0000-0000-000000000000', '', 1, now() from generate_series(1, 25) n`,
    [world.today()],
  );
  const second = await read(world, { kind: "lockOut", current: 2 });
  expect([second.total, second.events!.length]).toEqual([25, 5]);
  for (const filter of [{ kind: "other" }, { current: 0 }, { pageSize: 101 }])
    expect((await read(world, filter)).status).toBe("fail");
  const tidy = async () => world.product.timed.find(({ name }) => name === "tidy-security-events")!.run();
  world.clock.advance(399 * day);
  await tidy();
  const left = async () => (await world.owner.query("select from security_events where kind = 'lockOut'")).rowCount;
  expect(await left()).toBe(1);
  world.clock.advance(2 * day);
  await tidy();
  expect(await left()).toBe(0);
});

test("a patient's account is counted without a name", async ({ world }) => {
  await world.owner.query("insert into security_events values (current_date, 'lockOut', $1, '', 1, now())", [
    small.patient(0, 1),
  ]);
  expect(await ofKind(world, "lockOut")).toMatchObject([{ account: "A patient", organization: "Clinic 1", events: 1 }]);
});
