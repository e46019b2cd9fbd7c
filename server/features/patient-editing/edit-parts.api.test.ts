import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let admin: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const id = small.patient(0, 1);
const caregiver = {
  fname: "Robin",
  lname: "Alvarez",
  relationship: "Child",
  phone: "3125550100",
  email: "R@b.example",
};
const storedCaregiver = {
  fname: "Robin",
  lname: "Alvarez",
  relationship: "Child",
  phone: "+13125550100",
  email: "r@b.example",
};
const address = {
  addressline1: "77 Larkspur Lane",
  addressline2: "",
  city: "Oak Park",
  state: "IL",
  zip: "60302",
  country: "US",
};
const caregiverFields = "caregiver { name fname lname relationship phone email }";
const addressFields = "shipaddress { addressline1 addressline2 city state zip country }";
const setCaregiver = documentOf("addeditCaregiver", `status message patient { ${caregiverFields} }`);
const setAddress = documentOf("addeditShipAddress", `status message patient { version ${addressFields} }`);
const call = async (document: string, input: object, who = admin) =>
  (await who.call(document, { patientid: id, ...input })).answer;
const column = async (world: World, name: string) =>
  (await world.owner.query(`select ${name} as value from patients where patient_id = $1`, [id])).rows[0].value;

test("B117 B334: a caregiver is set, changed and removed; the patient comes back", async ({ world }) => {
  expect(await call(setCaregiver, { caregiver, known: null })).toMatchObject({
    status: "success",
    message: "Caregiver saved.",
    patient: { caregiver: { ...storedCaregiver, name: "Robin Alvarez" } },
  });
  expect(await column(world, "caregiver")).toEqual(storedCaregiver);
  expect((await world.owner.query("select from patients where caregiver ->> 'fname' = 'Robin'")).rowCount).toBe(1);
  expect(await call(setCaregiver, { caregiver: { ...caregiver, lname: "Lee" }, known: storedCaregiver })).toMatchObject(
    {
      patient: { caregiver: { name: "Robin Lee" } },
    },
  );
  expect(await call(setCaregiver, { caregiver: null })).toMatchObject({
    message: "Caregiver removed.",
    patient: { caregiver: null },
  });
  expect(await column(world, "caregiver")).toEqual({});
});

test("B118 B335: an address is set; the form's version stays, so that a form that is open beside it may still be saved", async ({
  world,
}) => {
  expect(await call(setAddress, { shipaddress: address })).toMatchObject({
    status: "success",
    message: "Ship address saved.",
    patient: { version: 1, shipaddress: address },
  });
  expect(await column(world, "ship_address")).toEqual(address);
  expect((await world.owner.query("select from patients where ship_address ->> 'zip' = '60302'")).rowCount).toBe(1);
});

test("what somebody else changed since the dialog was opened is not written over", async ({ world }) => {
  await call(setCaregiver, { caregiver });
  await call(setAddress, { shipaddress: address });
  const meanwhile = {
    status: "fail",
    message: expect.stringMatching(/^Somebody else changed this in the meantime/),
    patient: null,
  };
  expect(await call(setCaregiver, { caregiver: { ...caregiver, fname: "X" }, known: null })).toMatchObject(meanwhile);
  expect(await call(setCaregiver, { caregiver: null, known: { ...storedCaregiver, lname: "Old" } })).toMatchObject(
    meanwhile,
  );
  const old = { ...address, zip: "60301" };
  expect(await call(setAddress, { shipaddress: old, known: old })).toMatchObject(meanwhile);
  expect([await column(world, "caregiver"), await column(world, "ship_address")]).toEqual([storedCaregiver, address]);
});

test("B334 B335: a patient who is named twice is one and the same, or nothing is changed", async ({ world }) => {
  const other = small.patient(0, 2);
  const notFound = { status: "fail", message: "This patient was not found.", patient: null };
  expect(await call(setCaregiver, { caregiver, patient: other })).toEqual(notFound);
  expect(await call(setAddress, { shipaddress: address, patient: other })).toEqual(notFound);
  expect([await column(world, "caregiver"), await column(world, "ship_address")]).toEqual([{}, {}]);
  expect(await call(setCaregiver, { caregiver, patient: id })).toMatchObject({ message: "Caregiver saved." });
  expect(await call(setAddress, { shipaddress: address, patient: id })).toMatchObject({
    message: "Ship address saved.",
  });
});

test("B209 B210 B212 B221 B222 B334 B335 B445: the rules of the dialogs hold on the server", async () => {
  expect(await call(setCaregiver, { caregiver: { ...caregiver, lname: "" } })).toMatchObject({
    message: "Please enter care giver last name",
  });
  expect(await call(setCaregiver, {})).toMatchObject({ message: "Please enter care giver first name" });
  expect(await call(setAddress, { shipaddress: { ...address, state: "" } })).toMatchObject({
    message: "Please select your state.",
  });
  expect(await call(setCaregiver, { caregiver: { ...caregiver, relationship: "Neighbour" } })).toMatchObject({
    message: "Please select a Relationship with care giver.",
  });
  expect(await call(setAddress, { shipaddress: { ...address, country: "XX" } })).toMatchObject({
    message: "Please select your country.",
  });
});

test("nobody changes another clinic's or another surgeon's patient", async ({ world }) => {
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  for (const [who, patientid] of [
    [admin, small.patient(1, 1)],
    [surgeon, small.patient(0, 3)],
  ] as const)
    for (const [document, input] of [
      [setCaregiver, { caregiver }],
      [setAddress, { shipaddress: address }],
    ] as const)
      expect(await call(document, { ...input, patientid }, who)).toMatchObject({
        message: "This patient was not found.",
      });
});
