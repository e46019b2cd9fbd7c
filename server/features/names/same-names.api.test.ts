import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { register, registrationOf } from "../../../dev-env/register.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { patientInput } from "../../../dev-env/small-clinics/patient-input.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const [clinic, patient] = [small.customers[0]!, small.patient(0, 1)];
let admin: Caller;
test.beforeAll(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const become = (world: World, first: string, last: string) =>
  world.owner.query(
    `update patients set first_name = $2, last_name = $3, dob = '1951-03-14', phone = '+13125557001', email = 'jm@mail.example'
     where patient_id = $1`,
    [patient, first, last],
  );

const validate = documentOf("validatePatient", "status message matches { _id strength same }");
/** Returns how a person with the patient's birth date, and another phone and email, matches when staff add them. */
const matchesOf = async (world: World, firstname: string, lastname: string) => {
  const person = { firstname, lastname, dob: "03/14/1951", phone: "3125557002", email: "other@mail.example" };
  const shipaddress = { addressline1: "1", city: "C", state: "IL", zip: "60601" };
  const input = { patient: { ...patientInput(world.today(), person), shipaddress } };
  return (await admin.call<{ matches: object[] }>(validate, input)).answer.matches;
};
/** Returns the mark of a person who registers with the patient's birth date and phone. */
const isMarked = async (world: World, firstname: string, lastname: string): Promise<boolean> => {
  await world.owner.query("delete from signed_consents");
  await world.owner.query("delete from registered_patients");
  const person = { firstname, lastname, dob: "03-14-51", phone: "312 555 7001" };
  expect(await register(world.url, await registrationOf(world.url, clinic, person))).toMatchObject({
    status: "success",
  });
  return (await world.owner.query("select is_repeated from registered_patients")).rows[0].is_repeated;
};

/** The name of a patient, and the same name as somebody else types it. */
const spellings = [
  ["José", "Muñoz", "Jose", "Munoz"],
  ["José", "Muñoz", "Jose\u0301", "Mun\u0303oz"],
  ["José", "Muñoz", "Munoz", "Jose"],
  ["Siobhán", "O’Brien", "Siobhan", "O'Brien"],
  ["Siobhán", "O’Brien", "SIOBHAN", "OBrien"],
  ["Siobhán", "O’Brien", "O Brien", "Siobhan"],
  ["Juan", "García-Lorca", "Juan", "Garcia Lorca"],
  ["Juan", "García-Lorca", "Juan", "GarciaLorca"],
  ["Anna", "Strauß", "Anna", "Strauss"],
  ["Nils", "Sørensen", "Nils", "Sorensen"],
  ["İbrahim", "Işık", "Ibrahim", "Isik"],
] as const;

test.for(spellings)(
  "B308: %s %s is the same person as %s %s where staff add them and where they register",
  async ([first, last, typedFirst, typedLast], { world }) => {
    await become(world, first, last);
    expect(await matchesOf(world, typedFirst, typedLast)).toEqual([
      { _id: patient, strength: "strong", same: ["name", "dob"] },
    ]);
    expect(await isMarked(world, typedFirst, typedLast)).toBe(true);
  },
);

test.for([
  ["Josefa", "Munoz"],
  ["Jose", "Munozvega"],
] as const)("%s %s is another person than José Muñoz", async ([first, last], { world }) => {
  await become(world, "José", "Muñoz");
  expect(await matchesOf(world, first, last)).toEqual([]);
  expect(await isMarked(world, first, last)).toBe(false);
});
