import { startOutbox, type OutboxAtWork } from "@restride/dev-env/outbox/outbox-at-work.ts";
import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { type Id, noId } from "@restride/domain/values/id.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Sender } from "./message.ts";
import { makeUndeliveredStore } from "./undelivered.store.ts";

const day = 86_400_000;
const [companyOne, companyTwo] = [
  testId("0192f000-00c0-7000-8000-000000000001"),
  testId("0192f000-00c0-7000-8000-000000000002"),
];

let at: OutboxAtWork;
beforeAll(async () => {
  at = await startOutbox();
});
afterAll(() => at.close());
beforeEach(async () => {
  await at.clear();
  at.world.clock = Date.parse("2026-11-20T12:00:00Z");
});

const store = () => makeUndeliveredStore({ db: at.db, outbox: at.outbox, now: () => at.world.clock });
const ofTenant = () => ({ scope: at.tenant, customerId: at.tenant.customerId, companyId: null });
const ofCompany = (companyId: Id | null) => ({ scope: systemScope("test"), customerId: noId, companyId });
const idOf = async (key: string): Promise<Id> =>
  (await at.rows()).find(({ message_key }) => message_key === key).message_id;

/** A message that could not be delivered. */
const fail = async (key: string, sender: Sender = at.tenant, endsAt?: number): Promise<Id> => {
  await at.send(key, "Hello", sender, endsAt);
  at.world.answer = "unknownMailbox";
  await at.work();
  at.world.answer = "sent";
  await at.owner.query("delete from graphile_worker._private_jobs");
  return idOf(key);
};

test("a message that is sent again is as a new one: nothing of its failure stays, ten days are left, and it leaves at once", async () => {
  const id = await fail("event ada");
  at.world.clock += 3 * day;
  expect(await store().sendAgain(ofTenant(), id)).toBe(true);
  expect(await at.rows()).toMatchObject([
    {
      undelivered_at: null,
      last_reason: null,
      claimed_at: null,
      next_try_at: new Date("2026-11-23T12:00:00Z"),
      tries_until: new Date("2026-12-03T12:00:00Z"),
    },
  ]);
  await at.work();
  expect(at.world.mails).toHaveLength(1);
  expect(await store().sendAgain(ofTenant(), id)).toBe(false);
});

test("from its end on, without its content, or dismissed, a message is not sent again", async () => {
  const end = at.world.clock + 60_000;
  const id = await fail("ends soon", at.tenant, end);
  at.world.clock = end;
  expect(await store().sendAgain(ofTenant(), id)).toBe(false);
  at.world.clock = end - 1;
  expect(await store().sendAgain(ofTenant(), id)).toBe(true);
  const [empty, dismissed] = [await fail("empty"), await fail("dismissed")];
  await at.owner.query("update outgoing_messages set sealed = null where message_id = $1", [empty]);
  expect(await store().setDismissed(ofTenant(), dismissed, true)).toBe(true);
  for (const one of [empty, dismissed]) expect(await store().sendAgain(ofTenant(), one)).toBe(false);
});

test("one message of several is sent again or dismissed; the others stay as they are", async () => {
  const [id] = [await fail("event ada"), await fail("event bob")];
  expect(await store().sendAgain(ofTenant(), id)).toBe(true);
  expect((await at.rows()).map((row) => [row.message_key, row.last_reason])).toEqual([
    ["event ada", null],
    ["event bob", "unknownMailbox"],
  ]);
  expect(await store().setDismissed(ofTenant(), await idOf("event bob"), true)).toBe(true);
  expect((await at.rows()).map((row) => [row.message_key, row.dismissed_at])).toEqual([
    ["event ada", null],
    ["event bob", new Date(at.world.clock)],
  ]);
});

test("a message is dismissed once and brought back once; one that left is neither", async () => {
  const id = await fail("event ada");
  expect(await store().setDismissed(ofTenant(), id, false)).toBe(false);
  expect(await store().setDismissed(ofTenant(), id, true)).toBe(true);
  expect(await store().setDismissed(ofTenant(), id, true)).toBe(false);
  expect(await store().setDismissed(ofTenant(), id, false)).toBe(true);
  expect(await at.rows()).toMatchObject([{ dismissed_at: null }]);
  await store().sendAgain(ofTenant(), id);
  await at.work();
  expect(await store().setDismissed(ofTenant(), id, true)).toBe(false);
});

test("of messages that belong to no tenant a company reaches its own, and the super admin all", async () => {
  for (const [key, company] of [
    ["one", companyOne],
    ["two", companyTwo],
  ] as const) {
    await at.owner.query("insert into companies (company_id, name) values ($1, $2)", [company, key]);
    const id = await fail(key, systemScope("test"));
    await at.owner.query("update outgoing_messages set company_id = $1 where message_id = $2", [company, id]);
  }
  const two = await idOf("two");
  expect(await store().setDismissed(ofCompany(companyOne), two, true)).toBe(false);
  expect(await store().setDismissed(ofCompany(companyTwo), two, true)).toBe(true);
  expect(await store().setDismissed(ofCompany(null), two, false)).toBe(true);
  const elsewhere = systemCustomerScope(testId("0192f000-0000-7000-8000-000000000002"), "test");
  const ofElsewhere = { scope: elsewhere, customerId: elsewhere.customerId, companyId: null };
  expect(await store().setDismissed(ofElsewhere, two, true)).toBe(false);
});
