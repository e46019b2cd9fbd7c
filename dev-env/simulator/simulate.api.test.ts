import { wrongCredentials } from "@restride/domain/sign-in/sign-in.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkProgress } from "../check-progress.ts";
import { todayAt } from "../clinic-day.ts";
import { fillWithSeed } from "../seed/fill.ts";
import { makeRandom } from "../seed/random.ts";
import { demoPassword } from "../seed/people/staff-rows.ts";
import { startWorld, type World } from "../world.ts";
import { type SimulatedRecording, simulate } from "./simulate.ts";

let world: World;

beforeAll(async () => {
  const run = async (databaseUrl: string, now: number): Promise<void> =>
    void (await fillWithSeed(databaseUrl, now, { patients: 36, seed: 3 }));
  // The world starts at noon: a simulated patient who reads a day before midnight and records after midnight is refused that day's plan.
  world = await startWorld({ fill: { name: "simulated", run }, startAt: todayAt("12:00:00") });
});

afterAll(() => world.close());

const dueEmails = `
  select p.email from patients p join customers c using (customer_id) join patient_days d using (customer_id, patient_id)
  where p.active and d.day = (now() at time zone c.time_zone)::date and not d.on_hold and d.exercise_due > d.exercise_done
  order by p.patient_id limit 3`;

test("patients play their day over HTTP, and progress stays what the schedule engine says", async () => {
  const { rows } = await world.owner.query<{ email: string }>(dueEmails);
  const deeds: SimulatedRecording[] = [];
  const ended = new AbortController();
  const done = await simulate({
    url: world.url,
    players: rows.map(({ email }) => ({ email, password: demoPassword })),
    perMinute: 60_000,
    random: makeRandom("test"),
    onDeed: (deed) => deeds.push(deed) >= 40 && ended.abort(),
    signal: ended.signal,
  });
  expect(deeds.filter(({ answer }) => answer.status !== "success")).toEqual([]);
  expect(done).toBeGreaterThan(10);
  const client = await world.owner.connect();
  expect(await checkProgress(client)).toEqual([]);
  client.release();
});

test("a wrong password ends the simulation with the server's sentence", async () => {
  const { rows } = await world.owner.query<{ email: string }>(dueEmails);
  const players = [{ email: rows[0]!.email, password: "wrong" }];
  const quiet = {
    onDeed: () => undefined,
    signal: new AbortController().signal,
    random: makeRandom("test"),
    perMinute: 60,
  };
  await expect(simulate({ url: world.url, players, ...quiet })).rejects.toThrow(wrongCredentials);
});
