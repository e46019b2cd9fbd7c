import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { todayAt } from "../../../dev-env/clinic-day.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { aimedClinics } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", () => ({ fill: aimedClinics, startAt: todayAt("12:00:00") }));

const caseId = small.case(0, 1);
const coachId = small.user(0, Role.healthCoach);
const secondId = small.secondCoach(0);
const clinic = small.customers[0];

let boss: Caller;
let coach: Caller;
test.beforeEach(async ({ world }) => {
  boss = await signIn(world, smallEmail(0, Role.companyAdmin));
  coach = await signIn(world, smallEmail(0, Role.healthCoach));
});

const change = async (fields: string, who: Caller) =>
  (
    await who.call(
      `mutation { updateActionCase(caseId: "${caseId}", customerid: "${clinic}", ${fields}) { status message } }`,
    )
  ).answer;
const handling = async (world: World) => {
  const { rows } = await world.owner.query("select status, assigned_to from cases where case_id = $1", [caseId]);
  return rows[0];
};
const unassigned = { status: "Unassigned", assigned_to: null };
const give = (world: World, userId: string, status = "Assigned") =>
  world.owner.query("update cases set status = $3, assigned_to = $2 where case_id = $1", [caseId, userId, status]);

describe("C119: a case is Assigned only with a person", () => {
  test("C119: a health coach who chooses Assigned takes the case, in the clinic that the call names", async ({
    world,
  }) => {
    expect(await change(`status: "Assigned"`, coach)).toMatchObject({ status: "success", message: "Case Updated" });
    expect(await handling(world)).toEqual({ status: "Assigned", assigned_to: coachId });
  });

  test("C119: a company admin chooses the person, and cannot make it Assigned without one", async ({ world }) => {
    expect(await change(`status: "Assigned"`, boss)).toMatchObject({
      status: "fail",
      message: "Choose who looks after this case: that makes it Assigned.",
    });
    expect(await handling(world)).toEqual(unassigned);
    expect(await change(`healthCoachId: "${coachId}"`, boss)).toMatchObject({ status: "success" });
    expect(await change(`status: "Unresolved"`, boss)).toMatchObject({ status: "success" });
    expect(await change(`status: "Assigned"`, boss)).toMatchObject({ status: "success" });
    expect(await handling(world)).toEqual({ status: "Assigned", assigned_to: coachId });
  });

  test("C119: a case of somebody else is taken only by who names that person, and of two who take it at once one is told", async ({
    world,
  }) => {
    await world.owner.query(
      "update users set active = true, associate_customers = array[$2::uuid] where user_id = $1",
      [secondId, clinic],
    );
    await give(world, secondId);
    const { rows } = await world.owner.query(
      "select first_name || ' ' || last_name as name from users where user_id = $1",
      [secondId],
    );
    const asks = { status: "fail", message: `${rows[0].name} looks after this case. Take it over?` };
    expect(await change(`status: "Assigned"`, coach)).toMatchObject(asks);
    expect(await change(`healthCoachId: "${coachId}"`, coach)).toMatchObject(asks);
    expect(await change(`healthCoachId: "${coachId}", takenFrom: "${coachId}"`, coach)).toMatchObject(asks);
    expect(await handling(world)).toMatchObject({ assigned_to: secondId });
    expect(await change(`healthCoachId: "${coachId}", takenFrom: "${secondId}"`, coach)).toMatchObject({
      status: "success",
    });
    expect(await handling(world)).toEqual({ status: "Assigned", assigned_to: coachId });
  });

  test("C119: no row says otherwise, whatever writes it", async ({ world }) => {
    const write = (status: string, person: string | null) =>
      world.owner.query("update cases set status = $2, assigned_to = $3 where case_id = $1", [caseId, status, person]);
    await expect(write("Assigned", null)).rejects.toThrow("cases_assigned_to_somebody");
    await expect(write("Unassigned", coachId)).rejects.toThrow("cases_unassigned_to_nobody");
  });
});

describe("a person who is switched off, loses the clinic or takes another role leaves Unassigned cases", () => {
  const edit = async (input: object, id = coachId) =>
    (
      await boss.call(`mutation ($id: ID!, $u: UserInput!) { addEditUser(id: $id, input: $u) { status message } }`, {
        id,
        u: input,
      })
    ).answer;
  const domainEvents = async (world: World) => {
    const { rows } = await world.owner.query<{ count: number }>(
      "select count(*)::int from domain_events where kind = 'CaseChanged' and customer_id = $1 and data ->> 'case' = $2",
      [clinic, caseId],
    );
    return rows[0]!.count;
  };

  test.for([
    ["switched off", { active: false }],
    ["mapped to another clinic", { associateids: [small.customers[1]], phone: "3125550142" }],
    ["mapped to none", { associateids: [], phone: "3125550142" }],
  ] as const)("C119: %s", async ([, input], { world }) => {
    for (const status of ["Assigned", "Unresolved"]) {
      await give(world, coachId, status);
      expect(await edit({ active: true, associateids: [clinic], phone: "3125550142" })).toMatchObject({
        status: "success",
      });
      expect(await handling(world)).toEqual({ status, assigned_to: coachId });
      const before = await domainEvents(world);
      expect(await edit(input)).toMatchObject({ status: "success" });
      expect(await handling(world)).toEqual(unassigned);
      expect(await domainEvents(world)).toBe(before + 1);
    }
  });

  test("C119: a clinic that is given to another coach; what is resolved keeps the name", async ({ world }) => {
    await give(world, coachId, "Resolved");
    await world.owner.query("update users set associate_customers = '{}' where user_id = $1", [coachId]);
    expect(await handling(world)).toEqual({ status: "Resolved", assigned_to: coachId });
    await world.owner.query("update users set associate_customers = array[$2::uuid] where user_id = $1", [
      coachId,
      clinic,
    ]);
    await give(world, coachId);
    await world.owner.query("update users set active = true where user_id = $1", [secondId]);
    const answer = await edit({ associateids: [clinic], override: true, phone: "3125550143" }, secondId);
    expect(answer).toMatchObject({ status: "success" });
    expect(await handling(world)).toEqual(unassigned);
  });

  test.for(["Resolved", "NotAnIssue"])(
    "C119: a case that is %s is taken up again only by a person who is there",
    async (closed, { world }) => {
      await give(world, coachId, closed);
      expect(await change(`status: "Unresolved"`, boss)).toMatchObject({ status: "success" });
      await give(world, coachId, closed);
      expect(await edit({ active: false })).toMatchObject({ status: "success" });
      for (const status of ["Assigned", "Unresolved"])
        expect(await change(`status: "${status}"`, boss)).toMatchObject({
          status: "fail",
          message: "Choose who looks after this case: that makes it Assigned.",
        });
      expect(await handling(world)).toEqual({ status: closed, assigned_to: coachId });
      expect(await change(`status: "Unassigned"`, boss)).toMatchObject({ status: "success" });
      expect(await handling(world)).toEqual(unassigned);
    },
  );

  test("a change of name or phone leaves cases as they are", async ({ world }) => {
    await give(world, coachId);
    expect(await edit({ firstname: "Ann", phone: "3125550142" })).toMatchObject({ status: "success" });
    expect(await handling(world)).toEqual({ status: "Assigned", assigned_to: coachId });
  });
});
