import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { describe, expect } from "vitest";
import { aimedClinics } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { todayAt } from "../../../dev-env/clinic-day.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", () => ({ fill: aimedClinics, startAt: todayAt("12:00:00") }));

let boss: Caller;
let coach: Caller;
const caseId = small.case(0, 1);

test.beforeEach(async ({ world }) => {
  await world.owner.query("delete from case_work_logs");
  boss = await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), small.customers[0]);
  coach = await enterClinic(world, await signIn(world, smallEmail(0, Role.healthCoach)), small.customers[0]);
});

interface Entry {
  _id: string;
  userId: string;
  userName: string;
  createdAt: string;
  date: string;
  timeMin: number;
  workDescription: string;
  version: number;
}
interface CaseAnswer {
  actionCase: { totalTimeSpent: number | null; workLog: Entry[] | null };
}

const args = "date: $date, hrs: $hrs, mins: $mins, workDescription: $d";
const types = "$date: String!, $hrs: Int, $mins: Int, $d: String";
const log = async (world: World, change: object = {}, who = boss, id: string = caseId) => {
  const sent = { date: world.today(), hrs: 1, mins: 10, d: "Called.", ...change };
  return (await who.call(`mutation (${types}) { addWorkLog(caseId: "${id}", ${args}) { status message } }`, sent))
    .answer;
};
const edit = async (world: World, id: string, change: object = {}, who = boss) => {
  const sent = { date: world.today(), hrs: 2, d: "Twice.", version: 1, ...change };
  const call = `editWorkLog(wlid: "${id}", caseId: "${caseId}", version: $version, ${args}) { status message }`;
  return (await who.call(`mutation (${types}, $version: Int!) { ${call} }`, sent)).answer;
};
const remove = async (id: string, who = boss) =>
  (await who.call(`mutation { deleteWorkLog(wlid: "${id}", caseId: "${caseId}") { status message } }`)).answer;
const seen = async (who = boss) => {
  const fields = "totalTimeSpent workLog { _id userId userName createdAt date timeMin workDescription version }";
  return (await who.call<CaseAnswer>(`{ getActionCase(caseId: "${caseId}") { status actionCase { ${fields} } } }`))
    .answer.actionCase;
};

test("C004 C050 C106 C204: entries are kept with user, day, minutes and details, newest first, and summed up", async ({
  world,
}) => {
  expect(await log(world)).toMatchObject({ status: "success", message: "Work log added" });
  await log(world, { date: addDays(world.today(), -1), hrs: 0, mins: 25, d: "" }, coach);
  const { totalTimeSpent, workLog } = await seen();
  expect(totalTimeSpent).toBe(95);
  expect(Math.abs(Date.parse(workLog![0]!.createdAt) - world.clock.now())).toBeLessThan(60_000);
  expect(workLog).toEqual([
    {
      _id: expect.any(String),
      userId: small.user(0, Role.companyAdmin),
      userName: "Sam Role21",
      createdAt: expect.any(String),
      date: world.today(),
      timeMin: 70,
      workDescription: "Called.",
      version: 1,
    },
    expect.objectContaining({
      userName: "Sam Role22",
      date: addDays(world.today(), -1),
      timeMin: 25,
      workDescription: "",
    }),
  ]);
});

test("C153 C154: what is wrong with an entry is said, and nothing is kept", async ({ world }) => {
  expect(await log(world, { date: "" })).toMatchObject({ status: "fail", message: "Please select date started." });
  expect(await log(world, { date: addDays(world.today(), 1) })).toMatchObject({
    message: "The date started must not be in the future.",
  });
  expect(await log(world, { hrs: 0, mins: 0 })).toMatchObject({ message: "Please enter a time over 0." });
  expect((await seen()).workLog).toEqual([]);
});

test("C034 C035: who sees the message view sees nothing of the work log", async ({ world }) => {
  await log(world);
  expect(await seen(await signIn(world, smallEmail(0, Role.admin)))).toEqual({ totalTimeSpent: null, workLog: null });
});

test("C195: a change of a case may log work with it: both, or neither", async ({ world }) => {
  const date = addDays(world.today(), -3);
  const change = (hrs: number, mins: number) =>
    boss.call(
      `mutation { updateActionCase(caseId: "${caseId}", priority: "P1", date: "${date}", hrs: ${hrs}, mins: ${mins}, workDescription: "Called.") { status message } }`,
    );
  expect((await change(0, 0)).answer).toMatchObject({ status: "fail", message: "Please enter a time over 0." });
  const priority = async () =>
    (await world.owner.query("select priority from cases where case_id = $1", [caseId])).rows[0].priority;
  expect([await priority(), (await seen()).workLog]).toEqual([null, []]);
  expect((await change(3, 5)).answer).toMatchObject({ status: "success", message: "Case Updated" });
  expect(await priority()).toBe("P1");
  const { totalTimeSpent, workLog } = await seen();
  expect(totalTimeSpent).toBe(185);
  expect(workLog).toMatchObject([{ date, timeMin: 185, workDescription: "Called." }]);
});

describe("an entry that is there", () => {
  let id: string;
  test.beforeEach(async ({ world }) => {
    await log(world);
    id = (await seen()).workLog![0]!._id;
  });

  test("C153 C154 C201 C276: is changed by its author, and no other of the case; a second window is told", async ({
    world,
  }) => {
    await log(world, { date: addDays(world.today(), -9), hrs: 0, mins: 25 });
    const other = (await seen()).workLog!.find(({ _id }) => _id !== id)!;
    const date = addDays(world.today(), -3);
    expect(await edit(world, id, { date })).toMatchObject({ status: "success", message: "Work log updated" });
    const { workLog } = await seen();
    expect(workLog).toHaveLength(2);
    expect(workLog).toContainEqual(other);
    expect(workLog).toContainEqual(
      expect.objectContaining({ _id: id, date, timeMin: 120, workDescription: "Twice.", version: 2 }),
    );
    expect(await edit(world, id, { hrs: 5 })).toMatchObject({
      status: "fail",
      message: "You changed this work log in another window. What you write here is kept.",
    });
    expect(await edit(world, id, { hrs: 0, version: 2 })).toMatchObject({ message: "Please enter a time over 0." });
    expect(await edit(world, id, { date: addDays(world.today(), 1), version: 2 })).toMatchObject({
      message: "The date started must not be in the future.",
    });
    expect((await seen()).totalTimeSpent).toBe(145);
  });

  test("C202 C203 C276: is deleted by its author, and no other of the case", async ({ world }) => {
    await log(world, { hrs: 0, mins: 25, d: "Wrote." });
    expect(await remove(id)).toMatchObject({ status: "success", message: "Work log deleted" });
    expect(await seen()).toMatchObject({ totalTimeSpent: 25, workLog: [{ workDescription: "Wrote." }] });
    expect(await remove(id)).toMatchObject({ status: "fail", message: "This work log was not found." });
  });

  test("C065: is nobody else's to change, a coach's own neither by the company admin", async ({ world }) => {
    await log(world, { date: addDays(world.today(), -1) }, coach);
    const [, ofCoach] = (await seen()).workLog!;
    for (const call of [(one: string, who: Caller) => edit(world, one, {}, who), remove])
      for (const [entry, who] of [
        [id, coach],
        [ofCoach!._id, boss],
      ] as const)
        expect(await call(entry, who)).toMatchObject({ status: "fail", message: "This work log was not found." });
    const elsewhere = await enterClinic(
      world,
      await signIn(world, smallEmail(0, Role.companyAdmin)),
      small.customers[1],
    );
    expect(await remove(id, elsewhere)).toMatchObject({ message: "This case was not found." });
    expect((await seen()).workLog).toMatchObject([
      { timeMin: 70, version: 1 },
      { timeMin: 70, version: 1 },
    ]);
  });
});

test("C204: work is logged on no case out of sight", async ({ world }) => {
  const other = await enterClinic(world, await signIn(world, smallEmail(2, Role.companyAdmin)), small.customers[2]);
  expect(await log(world, {}, other)).toMatchObject({ status: "fail", message: "This case was not found." });
});
