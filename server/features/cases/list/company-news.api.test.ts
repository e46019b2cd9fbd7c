import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { connectLive } from "../../../../dev-env/live-caller.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../../dev-env/world-test.ts";
import type { World } from "../../../../dev-env/world.ts";

/** Opens a case in a clinic and returns its id. */
const open = async (world: World, clinic: number): Promise<string> => {
  const admin = await signIn(world, smallEmail(clinic, Role.admin));
  const input = `patientId: "${small.patient(clinic, 1)}", summary: "A", description: "B", type: "Surgeon Message"`;
  const { answer } = await admin.call<{ caseid: string }>(`mutation { createNewCase(${input}) { status caseid } }`);
  return answer.caseid;
};

/** Collects the ids of the cases that a person's subscription names. */
const listen = (world: World, person: Caller) => {
  const news = { cases: [] as string[], failure: null as unknown };
  const query = "subscription { onCompanyCases { status caseid } }";
  const events = connectLive(world.url, person).iterate<{ onCompanyCases: { caseid: string } }>({ query });
  void (async () => {
    for await (const { data } of events) if (data) news.cases.push(data.onCompanyCases.caseid);
  })().catch((error: unknown) => (news.failure = error));
  return news;
};

test("C253: a company user hears of the cases of each clinic without entering one; a coach of the own ones, a clinic's people of none", async ({
  world,
}) => {
  await world.owner.query("update users set associate_customers = $1 where user_id = $2", [
    [small.customers[1]],
    small.user(0, Role.healthCoach),
  ]);
  const boss = listen(world, await signIn(world, smallEmail(0, Role.companyAdmin)));
  const coach = listen(world, await signIn(world, smallEmail(0, Role.healthCoach)));
  const admin = listen(world, await signIn(world, smallEmail(0, Role.admin)));
  await expect.poll(() => admin.failure).toMatchObject([{ message: "You are not allowed to do this." }]);
  await expect
    .poll(async () => {
      await open(world, 1); // until both listen
      return boss.cases.length > 0 && coach.cases.length > 0;
    })
    .toBe(true);
  const [ofOtherCompany, ofCompany, ofBoth] = [await open(world, 2), await open(world, 0), await open(world, 1)];
  await expect.poll(() => boss.cases).toContain(ofBoth);
  await expect.poll(() => coach.cases).toContain(ofBoth); // events arrive in the order of the changes
  expect(boss.cases).toContain(ofCompany);
  expect([...boss.cases, ...coach.cases]).not.toContain(ofOtherCompany);
  expect(coach.cases).not.toContain(ofCompany);
});

test("a coach who lost a clinic hears of its cases no more", async ({ world }) => {
  const assign = (customers: readonly string[]) =>
    world.owner.query("update users set associate_customers = $1 where user_id = $2", [
      customers,
      small.user(0, Role.healthCoach),
    ]);
  await assign([small.customers[0]!, small.customers[1]!]);
  const coach = listen(world, await signIn(world, smallEmail(0, Role.healthCoach)));
  const boss = listen(world, await signIn(world, smallEmail(0, Role.companyAdmin)));
  await expect
    .poll(async () => {
      await open(world, 1); // until both listen
      return boss.cases.length > 0 && coach.cases.length > 0;
    })
    .toBe(true);
  await assign([small.customers[0]!]);
  world.clock.advance(5_000);
  await expect.poll(() => coach.failure).toMatchObject({ reason: "Rights changed" });
  const lost = await open(world, 1);
  const seen = await open(world, 0);
  await expect.poll(() => boss.cases).toContain(seen);
  await world.settle();
  expect(boss.cases).toContain(lost);
  expect(coach.cases).not.toContain(lost);
});
