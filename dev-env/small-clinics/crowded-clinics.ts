import { Role } from "@restride/domain/access/roles.ts";
import { withOwnClient } from "@restride/server/platform/database/client.ts";
import type pg from "pg";
import { fixtureIdsAt } from "../fixture-ids.ts";
import { bypassRls } from "../database/bypass-rls.ts";
import type { Fill } from "../database/filled-template.ts";
import { writeAllNameParts } from "../database/write-all-name-parts.ts";
import { aimedClinics } from "./fixture-rows.ts";
import { small } from "./ids.ts";

type Owner = Pick<pg.ClientBase, "query">;

/** Clinic without patients, and its company; the users of both are copies of those of the first clinic. */
export const emptyClinic = {
  company: "01900001-0000-7000-8000-000000000009",
  customer: "01900002-0000-7000-8000-000000000009",
  email: (role: Role): string => `role${role}@empty.example`,
} as const;

/** Patient of the third clinic without a programme or any notes. */
export const barePatient = small.patient(2, 4);

/** Realistic names: long, of one word, right-to-left, without spaces, with diacritics. */
const names = [
  "Wolfeschlegelsteinhausenbergerdorff-Pata",
  "عبد الرحمن بن محمد الأنصاري",
  "欧阳娜娜司马相如",
  "Maria Guadalupe Concepción de los Ángeles y Villanueva",
  "שלמה בן יעקב הכהן",
  "Nguyễn Thị Ánh Tuyết",
];
/** Returns the name for a row: SQL over the number n of the copy. */
const name = (shift = 0): string => `(array['${names.join("','")}'])[(n + ${shift}) % ${names.length} + 1]`;
const longText = "repeat('The strap makes the skin hot and red under it, each night since Monday. ', 6)";

const columns = `select column_name from information_schema.columns
  where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`;

/** Copies a row `count` times; `changes` are SQL over the row t and the number n of the copy, from 1. */
async function copyRow(
  owner: Owner,
  table: string,
  count: number,
  where: string,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await owner.query<{ column_name: string }>(columns, [table]);
  const all = rows.map(({ column_name }) => column_name);
  const values = all.map((column) => changes[column] ?? `t.${column}`);
  await owner.query(
    `insert into ${table} (${all.join()}) select ${values.join()} from ${table} t, generate_series(1, ${count}) n where ${where}`,
  );
}

const newId = "gen_random_uuid()";
const crowded = 1;
const { customer, company, patient, surgeon, user } = fixtureIdsAt(crowded);

/** Renames the people of the second clinic to long names of several scripts, and adds more people. */
async function addPeople(owner: Owner): Promise<void> {
  for (const [table, more] of [
    ["patients", ""],
    ["surgeons", `, name = 'Dr. ' || ${name(1).replaceAll("n +", "3 +")}`],
    ["users", ""],
  ])
    await owner.query(`update ${table} set first_name = $2, last_name = $3${more} where customer_id = $1`, [
      customer,
      names[3],
      names[0],
    ]);
  await copyRow(owner, "patients", 30, `patient_id = '${patient}'`, {
    patient_id: `('01900104-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`,
    first_name: name(),
    last_name: name(2),
    email: "'crowd' || n || '@clinic2.example'",
    dob: "t.dob - n::int",
  });
  await copyRow(owner, "patient_progress", 30, `patient_id = '${patient}'`, {
    patient_id: `('01900104-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`,
  });
  const fullName = { first_name: name(), last_name: name(1) };
  await copyRow(owner, "surgeons", 25, `surgeon_id = '${surgeon}'`, {
    ...fullName,
    surgeon_id: newId,
    name: `'Dr. ' || ${name(1)}`,
    email: "'surgeon' || n || '@crowd.example'",
    access_code: "'SRG' || lpad(n::text, 3, '0')",
  });
  for (const [email, where] of [
    ["'user' || n || '@crowd.example'", `user_id = '${user}'`],
    ["'coach' || n || '@crowd.example'", `user_id = '${small.secondCoach(0)}'`],
  ] as const)
    await copyRow(owner, "users", 25, where, { ...fullName, user_id: newId, email });
}

/** Adds much data to the first patient of the second clinic: a long thread, many notes, diagnoses, reminders, cases, registrations. */
async function addMuch(owner: Owner): Promise<void> {
  const isOfPatient = `t.customer_id = '${customer}' and t.patient_id = '${patient}'`;
  const { case: caseId, note, reminder, callback, registration, comment } = fixtureIdsAt(crowded);
  await owner.query(
    `update cases set summary = ${longText}, description = ${longText} where customer_id = $1 and case_id = $2`,
    [customer, caseId],
  );
  await copyRow(owner, "cases", 25, `${isOfPatient} and case_id = '${caseId}'`, { case_id: newId, summary: name() });
  await copyRow(owner, "case_comments", 20, `comment_id = '${comment}'`, {
    comment_id: newId,
    text: longText,
    image: "null",
  });
  await copyRow(owner, "patient_notes", 20, `${isOfPatient} and note_id = '${note}'`, {
    note_id: newId,
    text: longText,
  });
  await copyRow(owner, "diagnoses", 20, `${isOfPatient} and dx_code = 'I10'`, {
    dx_code: "'X' || n",
    dx_description: longText,
  });
  await copyRow(owner, "reminders", 20, `${isOfPatient} and reminder_id = '${reminder}'`, {
    reminder_id: newId,
    title: name(),
    message: longText,
    day: "current_date",
  });
  await copyRow(owner, "callback_requests", 12, `callback_id = '${callback}'`, {
    callback_id: newId,
    name: name(),
    message: longText,
  });
  await copyRow(owner, "registered_patients", 12, `registration_id = '${registration}'`, {
    registration_id: newId,
    first_name: name(),
    last_name: name(2),
  });
}

/** Adds readings, scores and a running care plan to the first patient of the second clinic, and a phone to check. */
async function addProgress(owner: Owner): Promise<void> {
  const { deviceItem } = fixtureIdsAt(crowded);
  await owner.query(
    `insert into device_readings (customer_id, patient_id, item_id, taken_at, day, "values")
     select $1, $2, $3, (current_date - n) + time '15:00', current_date - n, array[104 - n, 4 + n] from generate_series(0, 8) n`,
    [customer, patient, deviceItem],
  );
  await owner.query(
    `update patient_progress set pain_level = 2, pain_level_day = current_date - 1, flexion = 104.6, flexion_day = current_date,
       extension = 86, extension_day = current_date, flexion_source = $3, extension_source = $3
     where customer_id = $1 and patient_id = $2`,
    [customer, patient, names[3]],
  );
  await owner.query("update patients set care_plan_id = $2, phone = '+999123456789' where patient_id = $1", [
    patient,
    small.carePlan,
  ]);
  await owner.query("insert into phones_to_check values ($1, 'patient', $2)", [customer, patient]);
}

/** Adds companies, clinics and content with long names. */
async function addCompanies(owner: Owner): Promise<void> {
  await owner.query("update customers set name = $2 where customer_id = $1", [customer, names[0]]);
  await copyRow(owner, "companies", 25, `company_id = '${company}'`, {
    company_id: newId,
    name: `${name()} || ' ' || n`,
  });
  await copyRow(owner, "customers", 25, `customer_id = '${customer}'`, {
    customer_id: newId,
    name: `${name()} || ' ' || n`,
    access_code: "'CRD' || lpad(n::text, 3, '0')",
  });
  const plan = fixtureIdsAt(0).savedPlan;
  await copyRow(owner, "content", 25, `content_id = '${plan}'`, {
    content_id: `('01900125-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`,
  });
  await copyRow(owner, "content_drafts", 25, `content_id = '${plan}'`, {
    content_id: `('01900125-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`,
    body: `jsonb_set(t.body::jsonb, '{name}', to_jsonb(${name()}))`,
  });
}

async function addEmptyClinic(owner: Owner): Promise<void> {
  const { company: emptyCompany, customer: emptyCustomer } = emptyClinic;
  const one = { version: "1" };
  await copyRow(owner, "companies", 1, `company_id = '${small.companies[1]}'`, {
    ...one,
    company_id: `'${emptyCompany}'`,
    name: "'Empty Company'",
  });
  await copyRow(owner, "customers", 1, `customer_id = '${small.customers[2]}'`, {
    ...one,
    customer_id: `'${emptyCustomer}'`,
    company_id: `'${emptyCompany}'`,
    name: "'Empty Clinic'",
    access_code: "'EMP001'",
  });
  for (const role of [Role.admin, Role.companyAdmin])
    await copyRow(owner, "users", 1, `user_id = '${small.user(0, role)}'`, {
      user_id: newId,
      email: `'${emptyClinic.email(role)}'`,
      ...(role === Role.admin ? { customer_id: `'${emptyCustomer}'` } : { company_id: `'${emptyCompany}'` }),
    });
  await copyRow(owner, "patients", 1, `patient_id = '${small.patient(2, 1)}'`, {
    patient_id: `'${barePatient}'`,
    first_name: "'Bare'",
    email: "'bare@clinic3.example'",
  });
  await copyRow(owner, "patient_progress", 1, `patient_id = '${small.patient(2, 1)}'`, {
    patient_id: `'${barePatient}'`,
    exercise_due: "0",
    measurement_due: "0",
    questionnaire_due: "0",
  });
  await owner.query("update case_comments set image = null"); // there is no file for it
}

/**
 * The small clinics with all records that fixture ids name. The second clinic is crowded with rows and long names of several scripts. There are also
 * a clinic without patients and a patient without a programme.
 */
export const crowdedClinics: Fill = {
  name: "crowded and empty clinics",
  run: async (databaseUrl, now) => {
    await aimedClinics.run(databaseUrl, now);
    await withOwnClient({ connectionString: databaseUrl, options: bypassRls }, async (owner) => {
      await addPeople(owner);
      await addMuch(owner);
      await addProgress(owner);
      await addCompanies(owner);
      await addEmptyClinic(owner);
    });
    await writeAllNameParts(databaseUrl);
  },
};
