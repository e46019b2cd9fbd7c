import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { fixtureIdsAt } from "../../../dev-env/fixture-ids.ts";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { writeAllNameParts } from "../../../dev-env/database/write-all-name-parts.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { addFixtureRows } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

/** Names as they are stored, and texts that people type to find them. */
const names: readonly [first: string, last: string, typed: readonly string[]][] = [
  ["José", "Muñoz", ["José Muñoz", "jose", "munoz", "MUNOZ, jose"]],
  ["Zoë", "Fränzel", ["Fränzel", "zoe", "franz"]],
  ["Siobhán", "O’Brien", ["O’Brien", "O'Brien", "obrien", "o brien", "Brien"]],
  ["Juan", "García-Lorca", ["Lorca", "García Lorca", "Garcia-Lorca", "garcialorca", "lorca juan"]],
  ["כהן", "כהן-Levy", ["כהן", "Levy"]],
  ["İbrahim", "Işık", ["İbrahim", "ibrahim", "Işık", "isik"]],
  ["अनिता", "शर्मा", ["शर्मा", "अनिता शर्मा"]],
  ["Jürgen", "Weiß", ["weiss", "WEISS", "jurgen", "Weiß"]],
  ["Łukasz", "Żółć", ["lukasz", "zolc"]],
  ["Nils", "Sørensen", ["sorensen", "Sørensen"]],
  ["Nguyễn", "Phượng", ["phuong", "nguyen", "Phượng"]],
  ["Ute", "Müller-Łęcka", ["muller", "lecka", "ute mul"]],
  ["İpek", "İlker", ["İpek", "ipek", "İlker", "ilker"]],
  ["Anke", "Zöllner", ["zollner", "Zöllner", "ZOLL"]],
  ["Ana", "Muñoz-Vega", ["vega", "Muñoz Vega", "munozvega", "Muñoz-Vega"]],
  ["Máire", "O’Neil", ["O’Neil", "O'Neil", "oneil", "o neil", "neil"]],
];

let admin: Caller;
let company: Caller;
let superAdmin: Caller;
const [clinic, patient, surgeon] = [small.customers[0]!, small.patient(0, 1), small.surgeon(0, 1)];

test.beforeAll(async ({ world }) => {
  await addFixtureRows(world.owner);
  [admin, company, superAdmin] = (await Promise.all(
    [Role.admin, Role.companyAdmin, Role.superAdmin].map((role) => signIn(world, smallEmail(0, role))),
  )) as [Caller, Caller, Caller];
});

type Answer = Readonly<Record<string, unknown>>;
const ask = async (person: Caller, query: string, text: string): Promise<Answer> => {
  const { answer, errors } = await person.call<Answer>(`query ($t: String) { ${query} }`, { t: text });
  expect(errors, query).toEqual([]);
  expect(answer.status, String(answer.message)).toBe("success");
  return answer;
};
const count = async (person: Caller, query: string, text: string): Promise<unknown> =>
  (await ask(person, `${query} { status message total }`, text)).total;

/**
 * Returns how many results each search of the product has. In the world one row of each kind has the name; the reminder and the device
 * belong to the patient.
 */
const searches: Readonly<Record<string, (text: string) => Promise<unknown>>> = {
  "patient list and palette": (text) => count(admin, `getPatientList(filters: { type: "all", name: $t })`, text),
  "last name of the patient list": (text) => count(admin, `getPatientList(filters: { lastname_plain: $t })`, text),
  "patients of a company": (text) => count(company, `getPatientListForCompany(filters: { lastname_plain: $t })`, text),
  "palette of a company": (text) => count(company, `getPatientListForCompany(filters: { name: $t })`, text),
  "surgeon of a company's patients": (text) =>
    count(
      company,
      `getPatientListForCompany(filters: { surgeonname: $t, customer: ["${clinic}"], surgerytype: "knee" })`,
      text,
    ),
  messages: async (text) =>
    (
      (
        await ask(
          admin,
          "getPatientMessages(filters: { name: $t, byPatients: true }) { status message data { total } }",
          text,
        )
      ).data as Answer
    ).total,
  reminders: (text) => count(admin, 'getReminders(month: "2026-01-15", search: $t)', text),
  registered: (text) => count(admin, "getRegisteredPatients(search: $t)", text),
  users: (text) => count(admin, "getUsers(pagination: { searchText: $t })", text),
  surgeons: (text) => count(admin, "getSurgeons(pagination: { searchText: $t })", text),
  customers: (text) => count(company, "getCustomers(input: { searchText: $t })", text),
  companies: (text) => count(superAdmin, "getCompanies(input: { searchText: $t })", text),
  orders: (text) => count(admin, `getFullfillments(filters: { status: "Shipped", lastname: $t })`, text),
  units: (text) => count(admin, `getUnits(filters: { place: "all", search: $t })`, text),
  notes: (text) => count(admin, `getPatientNotes(patient_id: "${patient}", search: $t)`, text),
  content: (text) => count(company, `getContentList(kind: "exercise", searchText: $t)`, text),
};

const nameEverything = async (world: World, first: string, last: string): Promise<void> => {
  const { owner } = world;
  const name = [first, last, `${first} ${last}`];
  const set = (sql: string, id: string, values: readonly string[]) => owner.query(sql, [id, ...values]);
  await set("update patients set first_name = $2, last_name = $3 where patient_id = $1", patient, name.slice(0, 2));
  await set(
    "update registered_patients set first_name = $2, last_name = $3 where registration_id = $1",
    fixtureIdsAt(0).registration,
    name.slice(0, 2),
  );
  await set(
    "update users set first_name = $2, last_name = $3 where user_id = $1",
    small.user(0, Role.physio),
    name.slice(0, 2),
  );
  await set("update surgeons set name = $2 where surgeon_id = $1", surgeon, name.slice(2));
  await set("update customers set name = $2 where customer_id = $1", clinic, name.slice(2));
  await set("update companies set name = $2 where company_id = $1", small.companies[0]!, name.slice(2));
  await set("update patient_notes set text = $2 where note_id = $1", small.note(0, 1), name.slice(2));
  await set("update exercises set name = $2 where exercise_id = $1", small.exercise(1), name.slice(2));
  await writeAllNameParts(world.databaseUrl);
};

/** Returns how many results each search has for a text. */
const totalsOf = async (text: string) => {
  const totals = await Promise.all(Object.entries(searches).map(async ([name, find]) => [name, await find(text)]));
  return Object.fromEntries(totals) as Record<string, unknown>;
};
/** The patient has two units. Of two notes, one contains the name and the other is by the therapist with that name. */
const rowsOf: Readonly<Record<string, number>> = { units: 2, notes: 2 };
const all = Object.fromEntries(Object.keys(searches).map((search) => [search, rowsOf[search] ?? 1]));
const none = Object.fromEntries(Object.keys(searches).map((search) => [search, 0]));

test.for(names)(
  "%s %s is found by each of its spellings in every search, and by no other",
  async ([first, last, typed], { world }) => {
    await nameEverything(world, first, last);
    for (const text of typed)
      for (const form of ["NFC", "NFD"])
        expect({ text, form, totals: await totalsOf(text.normalize(form)) }).toEqual({ text, form, totals: all });
    expect(await totalsOf(`${first} Nobody`)).toEqual(none);
    expect(await totalsOf([...last].toReversed().join(""))).toEqual(none);
  },
);

test("a name in decomposed letters is found by composed ones", async ({ world }) => {
  await nameEverything(world, "Zoë".normalize("NFD"), "Fränzel".normalize("NFD"));
  expect(await totalsOf("Fränzel".normalize("NFC"))).toEqual(all);
});
