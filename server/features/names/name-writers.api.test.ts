import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { fixtureIdsAt } from "../../../dev-env/fixture-ids.ts";
import { signIn } from "../../../dev-env/caller.ts";
import { register, registrationOf } from "../../../dev-env/register.ts";
import { requestFixtures } from "../../../dev-env/requests/request-fixtures.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { addFixtureRows } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";
import { writeAllNameParts } from "../../../dev-env/database/write-all-name-parts.ts";

test.beforeAll(async ({ world }) => {
  await addFixtureRows(world.owner);
  await writeAllNameParts(world.databaseUrl);
});

const rows = async (world: World, sql: string) => (await world.owner.query(sql)).rows as Record<string, unknown>[];

/** Returns names without parts, and how many names have parts. */
const standing = async (world: World) => ({
  unformed: await rows(world, "select kind from unformed_names"),
  named: (await rows(world, "select count(distinct owner_id)::int as n from name_parts"))[0]!.n,
});

/** Operations that write a name, and the role that calls them. */
const writers = [
  ["addPatientAdmin", Role.admin],
  ["addEditUser", Role.admin],
  ["addEditSurgeon", Role.admin],
  ["addEvent", Role.admin],
  ["addEditCustomer", Role.companyAdmin],
  ["addEditCompany", Role.superAdmin],
] as const;

test.for(writers)("%s writes the parts of the name in its transaction", async ([call, role], { world }) => {
  const before = await standing(world);
  const person = await signIn(world, smallEmail(0, role));
  const { document, variables } = requestFixtures[call]({ ...fixtureIdsAt(0), coach: small.user(0, Role.healthCoach) });
  const renamed = document.replace('firstname: "Sam"', 'firstname: "Zoë"').replace("Dr. Anna Surgeon1", "Dr. Zoë Weiß");
  const { answer, errors } = await person.call(renamed, variables);
  expect([errors, answer.status], answer.message).toEqual([[], "success"]);
  const after = await standing(world);
  expect(after.unformed).toEqual([]);
  expect(after.named).toBeGreaterThanOrEqual(before.named as number);
});

test("a registration writes the parts of its name", async ({ world }) => {
  const answer = await register(
    world.url,
    await registrationOf(world.url, small.customers[0]!, { firstname: "Zoë", lastname: "Fränzel" }),
  );
  expect(answer).toMatchObject({ status: "success" });
  expect((await standing(world)).unformed).toEqual([]);
  expect(
    await rows(world, "select part from name_parts where kind = 'registration' and part = 'franzel'"),
  ).toHaveLength(1);
});

test("each table with a name or a contact detail is watched", async ({ world }) => {
  const watched = await rows(
    world,
    `select c.relname as table, count(*)::int as triggers from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname ~ '^(name|contact)_(added|changed|removed)$' and not t.tgisinternal group by 1 order by 1`,
  );
  expect(watched).toEqual(
    [
      ["companies", 3],
      ["customers", 6],
      ["patients", 3],
      ["registered_patients", 3],
      ["reminders", 3],
      ["surgeons", 6],
      ["users", 6],
    ].map(([table, triggers]) => ({ table, triggers })),
  );
});
