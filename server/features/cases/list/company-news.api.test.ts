import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { connectLive } from "../../../../dev-env/live-caller.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../../dev-env/world-test.ts";
import type { World } from "../../../../dev-env/world.ts";

const open = async (world: World, clinic: number) => {
  const admin = await signIn(world, smallEmail(clinic, Role.admin));
  const input = `patientId: "${small.patient(clinic, 1)}", summary: "A", description: "B", type: "Surgeon Message"`;
  await admin.call(`mutation { createNewCase(${input}) { status } }`);
};

/** Counts the events that a person's subscription receives. */
const listen = (world: World, person: Caller) => {
  const news = { times: 0, failed: null as unknown };
  const events = connectLive(world.url, person).iterate({ query: "subscription { onCompanyCases { status } }" });
  void (async () => {
    for await (const { data } of events) if (data) news.times += 1;
  })().catch((error: unknown) => (news.failed = error));
  return news;
};

/** Waits until the counts stayed the same at eight looks in a row, so that the events of earlier cases have all come. */
const waitForSilence = async (counts: () => readonly number[]) => {
  let [lastCounts, looks] = [counts(), 0];
  await expect
    .poll(
      () => {
        looks = String(counts()) === String(lastCounts) ? looks + 1 : 0;
        lastCounts = counts();
        return looks;
      },
      { interval: 250 },
    )
    .toBeGreaterThanOrEqual(8);
};

test("a company user hears of the cases of each clinic without entering one; a coach of the own ones, a clinic's people of none", async ({
  world,
}) => {
  await world.owner.query("update users set associate_customers = $1 where user_id = $2", [
    [small.customers[1]],
    small.user(0, Role.healthCoach),
  ]);
  const boss = listen(world, await signIn(world, smallEmail(0, Role.companyAdmin)));
  const coach = listen(world, await signIn(world, smallEmail(0, Role.healthCoach)));
  const admin = listen(world, await signIn(world, smallEmail(0, Role.admin)));
  await expect.poll(() => admin.failed).toMatchObject([{ message: "You are not allowed to do this." }]);
  await expect
    .poll(async () => {
      await open(world, 1); // until both listen
      return boss.times > 0 && coach.times > 0;
    })
    .toBe(true);
  await world.settle();
  await waitForSilence(() => [boss.times, coach.times]);
  const before = { boss: boss.times, coach: coach.times };
  await open(world, 2);
  await open(world, 0);
  await expect.poll(() => boss.times).toBe(before.boss + 1);
  expect(coach.times).toBe(before.coach);
});
