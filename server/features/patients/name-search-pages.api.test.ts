import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { signIn } from "../../../dev-env/caller.ts";
import { writeAllNameParts } from "../../../dev-env/database/write-all-name-parts.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";

const list = `query ($f: PatientFilters, $m: PageInput, $s: SorterInput) {
  getPatientList(filters: $f, metadata: $m, sorter: $s) { status message total patients { firstname } } }`;

test("B143 B301: a search by name has pages in their order, each with the total, and so has one beyond the last", async ({
  world,
}) => {
  const admin = await signIn(world, smallEmail(0, Role.admin));
  await world.owner.query("update patient_progress set pain_level = 3 where patient_id = $1", [small.patient(0, 1)]);
  await writeAllNameParts(world.databaseUrl);
  const page = async (filter: object, current: number, field = "name") => {
    const variables = { f: filter, m: { current, pageSize: 2 }, s: { field, order: "descend" } };
    const { answer } = await admin.call<{ total: number; patients: { firstname: string }[] }>(list, variables);
    return [answer.patients.map(({ firstname }) => firstname), answer.total];
  };
  expect(await page({ lastname_plain: "cli" }, 1)).toEqual([["Pat3", "Pat2"], 3]);
  expect(await page({ lastname_plain: "cli" }, 2)).toEqual([["Pat1"], 3]);
  expect(await page({ lastname_plain: "cli" }, 3)).toEqual([[], 3]);
  expect(await page({ name: "cli pa", surgerytype: "knee" }, 1)).toEqual([["Pat3", "Pat1"], 2]);
  expect(await page({ name: "cli pa", surgerytype: "knee" }, 2)).toEqual([[], 2]);
  expect(await page({ lastname_plain: "cli", painlevel: [3, 4] }, 1, "progress")).toEqual([["Pat1"], 1]);
  expect(await page({ lastname_plain: "nobody" }, 1)).toEqual([[], 0]);
});

test("B301 B302 B398: where no page is asked for, the first 20 are answered, with the total", async ({ world }) => {
  await world.owner.query(
    `with p as (insert into patients (customer_id, patient_id, surgeon_id, first_name, last_name, gender, dob, email, phone, surgery_type, surgery_date)
       select $1, gen_random_uuid(), $2, 'Ann', 'Bell', 'female', '1960-05-01', n || '@many.example', '+1312556' || lpad(n::text, 4, '0'), 'knee', '2026-01-01'
       from generate_series(1, 25) n returning *)
     insert into patient_progress (customer_id, patient_id, active, surgery_date, as_of)
     select customer_id, patient_id, true, surgery_date, $3 from p`,
    [small.customers[0], small.surgeon(0, 1), world.today()],
  );
  for (const [role, call, total] of [
    [Role.admin, "getPatientList", 28],
    [Role.healthCoach, "getPatientListForCompany", 31],
  ] as const) {
    const person = await signIn(world, smallEmail(0, role));
    const { answer } = await person.call<{ total: number; patients: object[] }>(
      `{ ${call} { status total patients { _id } } }`,
    );
    expect([answer.total, answer.patients.length], call).toEqual([total, 20]);
  }
});
