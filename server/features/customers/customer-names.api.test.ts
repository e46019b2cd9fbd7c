import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";

test("A260 A261 C212: names to choose from, of a company or of a coach", async ({ world }) => {
  const [companyAdmin, superAdmin] = await Promise.all([
    signIn(world, smallEmail(0, Role.companyAdmin)),
    signIn(world, smallEmail(0, Role.superAdmin)),
  ]);
  const names = `query ($i: CustomerNamesInput!) { getCustomersIdAndNameList(input: $i) { status message customers { id name } } }`;
  const [first, second] = small.customers.map((id, at) => ({ id, name: `Clinic ${at + 1}` }));
  const of = async (person: Caller, input: object) => (await person.call(names, { i: input })).answer;
  expect(await of(companyAdmin, {})).toEqual({ status: "success", message: "", customers: [first, second] });
  expect(await of(superAdmin, { companyId: small.companies[1] })).toMatchObject({
    customers: [{ id: small.customers[2], name: "Clinic 3" }],
  });
  expect(await of(companyAdmin, { healthCoachId: small.user(0, Role.healthCoach) })).toMatchObject({
    customers: [first, second],
  });
  expect(await of(companyAdmin, { healthCoachId: small.user(2, Role.healthCoach) })).toMatchObject({ customers: [] });
  const coach = small.user(0, Role.healthCoach);
  const assign = (...clinics: unknown[]) =>
    world.owner.query("update users set associate_customers = $1 where user_id = $2", [clinics, coach]);
  await assign(second!.id);
  expect(await of(companyAdmin, { healthCoachId: coach })).toMatchObject({ customers: [second] });
  await assign(first!.id, second!.id);
  const all = "query ($c: ID) { getCompanyCustomerList(companyid: $c) { status customers { _id name } } }";
  const { answer } = await superAdmin.call(all, { c: small.companies[1] });
  expect(answer).toMatchObject({ customers: [{ _id: small.customers[2], name: "Clinic 3" }] });
});
