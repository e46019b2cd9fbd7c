import { Role } from "@restride/domain/access/roles.ts";
import { expect, vi } from "vitest";
import { type Caller, signIn } from "../dev-env/caller.ts";
import { smallEmail } from "../dev-env/small-clinics.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { test } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

let admin: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const remind = () =>
  admin.call(
    `mutation { addEvent(id: "${small.patient(0, 1)}", event: { date: "2099-01-01", title: "Lab Draw" }) { status message } }`,
  );
const listPatients = () =>
  admin.call<{ patients: unknown[] }>(
    `{ getPatientList(customerid: "${small.customers[0]}") { status message patients { _id } } }`,
  );
const waiting = "select count(*)::int as n from pg_locks where relation = 'reminders'::regclass and not granted";

/** Runs work while the table of reminders is locked. */
const whileLocked = async (world: World, work: (waiters: () => Promise<number>) => Promise<void>): Promise<void> => {
  const locker = await world.owner.connect();
  await locker.query("begin; lock table reminders");
  try {
    await work(async () => (await locker.query<{ n: number }>(waiting)).rows[0]!.n);
  } finally {
    await locker.query("commit");
    locker.release();
  }
};

test("while 25 changes wait for a locked table, the patient list, /healthz and /readyz answer; then all changes are made", async ({
  world,
}) => {
  let changes: ReturnType<typeof remind>[] = [];
  await whileLocked(world, async (waiters) => {
    changes = Array.from({ length: 25 }, remind);
    await expect.poll(waiters).toBe(12);
    expect((await listPatients()).answer).toMatchObject({ status: "success", patients: [{}, {}, {}] });
    for (const path of ["/healthz", "/readyz"]) expect((await fetch(`${world.url}${path}`)).status, path).toBe(200);
    expect(await waiters()).toBe(12);
  });
  expect((await Promise.all(changes)).map(({ answer }) => answer.status)).toEqual(changes.map(() => "success"));
  expect((await world.owner.query("select from reminders where title = 'Lab Draw'")).rowCount).toBe(25);
});

test("a change that waits too long for a locked table is refused with a sentence, nothing is changed, and the log names its statement", async ({
  world,
}) => {
  const warn = vi.spyOn(world.product.app.log, "warn");
  await whileLocked(world, async () => {
    expect((await remind()).answer).toEqual({
      status: "fail",
      message: "This is being changed by someone else. Try again in a moment.",
    });
  });
  expect((await world.owner.query("select from reminders where title = 'Lab Draw'")).rowCount).toBe(0);
  expect(warn.mock.calls).toEqual([
    [
      { statement: "saveReminder", milliseconds: expect.any(Number), customer: small.customers[0], plan: null },
      "slow statement",
    ],
  ]);
});
