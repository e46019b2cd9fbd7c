import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished } from "vitest";
import { signIn } from "../dev-env/caller.ts";
import { startMailServer } from "../dev-env/mail-server.ts";
import { serverProcess } from "../dev-env/production/server-process.ts";
import { metricsToken, statementsDuring } from "../dev-env/database/sent-statements.ts";
import { smallEmail } from "../dev-env/small-clinics.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { test as base } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

const test = base.extend("worldOptions", () => ({ metricsToken }));

const hour = 3_600_000;
const day = 24 * hour;

const named = (name: string) => ({ name });
const run = (world: World, name: string) => world.product.timed.find((job) => job.name === name)!.run();
const count = async (world: World, table: string) =>
  (await world.owner.query(`select count(*)::int as n from ${table}`)).rows[0].n;
const due = async (world: World) =>
  (
    await world.owner.query("select exercise_due, as_of::text from patient_progress where patient_id = $1", [
      small.patient(0, 1),
    ])
  ).rows[0];

const knownByTheClock = async (world: World): Promise<string[]> => {
  const crontabs = await world.owner.query("select identifier from graphile_worker._private_known_crontabs order by 1");
  return crontabs.rows.map(({ identifier }) => identifier);
};

test("a server in production runs every timed job by the clock, a test's world none, at whichever hour it is tested", async ({
  world,
}) => {
  expect(await knownByTheClock(world)).toEqual([]);
  const mails = await startMailServer();
  onTestFinished(mails.close);
  const server = await serverProcess(world.databaseUrl, mails);
  onTestFinished(server.clear);
  onTestFinished(() => server.end("SIGTERM"));
  await server.start();
  await expect
    .poll(() => knownByTheClock(world))
    .toEqual([
      "ask-back",
      "count-outcomes",
      "erase-accounts",
      "erase-drafts",
      "form-names",
      "go-on-with-reports",
      "join-cases",
      "join-units",
      "merge-outcome-counters",
      "plan-corridors",
      "publish-events",
      "renew-period-sums",
      "repair-phones",
      "retry-messages",
      "roll-progress",
      "tidy-bot-checks",
      "tidy-carrier-events",
      "tidy-images",
      "tidy-keys",
      "tidy-outbox",
      "tidy-patient-links",
      "tidy-progress-codes",
      "tidy-rate-limits",
      "tidy-reports",
      "tidy-secrets",
      "tidy-security-events",
      "watch-carriers",
      "watch-silence",
    ]);
});

/** Returns how often a job runs, by its crontab line. */
const rhythmOf = (crontab: string): string => {
  if (crontab === "* * * * *") return "each minute";
  if (crontab === "*/5 * * * *") return "each five minutes";
  if (/^\d+ \* \* \* \*$/.test(crontab)) return "each hour";
  return /^\d+ \d+ \* \* \*$/.test(crontab) ? "each night" : crontab;
};

test("a timed job runs as often as what it looks after needs", ({ world }) => {
  const jobs = world.product.timed.toSorted((one, other) => one.name.localeCompare(other.name));
  expect(Object.groupBy(jobs, ({ crontab }) => rhythmOf(crontab))).toMatchObject({
    "each minute": [
      "form-names",
      "go-on-with-reports",
      "join-cases",
      "join-units",
      "publish-events",
      "repair-phones",
      "retry-messages",
    ].map(named),
    "each five minutes": ["count-outcomes", "renew-period-sums", "roll-progress"].map(named),
    "each hour": ["ask-back", "tidy-reports", "watch-carriers", "watch-silence"].map(named),
    "each night": [
      "erase-accounts",
      "erase-drafts",
      "merge-outcome-counters",
      "plan-corridors",
      "tidy-bot-checks",
      "tidy-carrier-events",
      "tidy-images",
      "tidy-keys",
      "tidy-outbox",
      "tidy-patient-links",
      "tidy-progress-codes",
      "tidy-rate-limits",
      "tidy-secrets",
      "tidy-security-events",
    ].map(named),
  });
});

test("when the clinic's new day begins its due items join the sums, once", async ({ world }) => {
  const before = await due(world);
  await run(world, "roll-progress");
  expect(await due(world)).toEqual(before);
  world.clock.advance(2 * day);
  await run(world, "roll-progress");
  expect(await due(world)).toMatchObject({ exercise_due: before.exercise_due + 4 });
  await run(world, "roll-progress");
  expect(await due(world)).toMatchObject({ exercise_due: before.exercise_due + 4 });
});

test("secrets and kept answers that are over are removed, others stay", async ({ world }) => {
  const email = smallEmail(0, Role.admin);
  const admin = await signIn(world, email);
  await admin.call(`mutation { updateSignature(signature: "x") { status } }`, {}, { "idempotency-key": "old" });
  await admin.call(`mutation { sendResetPasswordLink(email: "${email}") { status } }`);
  await world.settle();
  await run(world, "tidy-secrets");
  await run(world, "tidy-keys");
  expect([await count(world, "password_tokens"), await count(world, "idempotency_keys")]).toEqual([1, 1]);
  world.clock.advance(2 * day);
  await run(world, "tidy-secrets");
  await run(world, "tidy-keys");
  expect([await count(world, "password_tokens"), await count(world, "idempotency_keys")]).toEqual([0, 0]);
});

test("budgets whose time is over are removed, with the emails and addresses in their keys", async ({ world }) => {
  const until = world.clock.now();
  await world.owner.query("delete from rate_limits");
  await world.owner.query(
    "insert into rate_limits values ('resetByAccount:a@b.example', 1, $1), ('resetByAddress:203.0.113.9', 1, $2)",
    [until, until + hour],
  );
  const keys = async () => (await world.owner.query("select key from rate_limits")).rows.map(({ key }) => key);
  await run(world, "tidy-rate-limits");
  expect(await keys()).toEqual(["resetByAddress:203.0.113.9"]);
  world.clock.advance(hour);
  await run(world, "tidy-rate-limits");
  expect(await keys()).toEqual([]);
});

test("bot checks whose time is over are removed, and no other: they stand against a second use", async ({ world }) => {
  const inAnHour = new Date(world.clock.now() + hour).toISOString();
  await world.owner.query("insert into bot_checks values ('a signature', 'a hash', $1)", [inAnHour]);
  await run(world, "tidy-bot-checks");
  expect(await count(world, "bot_checks")).toBe(1);
  world.clock.advance(2 * hour);
  await run(world, "tidy-bot-checks");
  expect(await count(world, "bot_checks")).toBe(0);
});

test("domain events that a killed process has told nobody of are told within a minute", async ({ world }) => {
  const admin = await signIn(world, smallEmail(0, Role.admin));
  await admin.call(
    `mutation { createNewCase(patientId: "${small.patient(0, 1)}", summary: "A", description: "B", type: "Surgeon Message") { status } }`,
  );
  const untell = "update published_events set last_published = 0 where last_published > 0";
  await expect.poll(async () => (await world.owner.query(untell)).rowCount).toBe(1);
  const ear = await world.owner.connect();
  const kinds: string[] = [];
  ear.on("notification", ({ payload }) => kinds.push((JSON.parse(payload!) as { kind: string }).kind));
  await ear.query("listen restride_domain_events");
  await run(world, "publish-events");
  await ear.query("select 1"); // notifications from before have arrived
  ear.release(true);
  expect(kinds).toContain("CaseCreated");
});

test("a job whose minute comes while a call's statements are counted is not counted with it", async ({ world }) => {
  // These find clinics without corridors, stored sums and counted outcomes, and work for each.
  const busy = ["count-outcomes", "plan-corridors", "renew-period-sums"];
  const finding = world.product.timed.filter(({ name }) => !busy.includes(name));
  for (const { name, run } of finding) expect([name, await statementsDuring(world, run)]).toEqual([name, []]);
});

test("a timed job whose statements fail has failed, so that it is logged, counted and tried again", async ({
  world,
}) => {
  await world.owner.query("alter schema public rename to away");
  const outcomes = await Promise.allSettled(world.product.timed.map(async ({ name, run }) => run().then(() => name)));
  await world.owner.query("alter schema away rename to public");
  expect(outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? outcome.value : []))).toEqual([]);
});
