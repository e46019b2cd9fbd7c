import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { uuid } from "../../../testing/uuid.ts";
import { emptyPatient } from "../form/patient-values.ts";
import type { RegisteredPatientFragment } from "./patient-add.graphql.ts";
import { withRegistration, withoutTakeOver } from "./registered-values.ts";

const shipaddress = {
  addressline1: "12 Lake Street",
  addressline2: "Floor 2",
  city: "Chicago",
  state: "IL",
  zip: "60601",
  country: "US",
};
const maria: RegisteredPatientFragment = {
  _id: uuid(7),
  firstname: "Maria",
  lastname: "Alvarez",
  gender: "female",
  dob: calendarDate("1960-05-01"),
  phone: "+13125550141",
  email: "maria@alvarez.example",
  height: 64,
  email_opt_in: false,
  include_devices: true,
  registered: "03/01/2026",
  forms: [],
  caregiver: {
    name: "Robin Bell",
    fname: "Robin",
    lname: "Bell",
    phone: "+13125550100",
    email: "robin@bell.example",
    relationship: "Child",
  },
  shipaddress,
};
/** Values that only the clinic knows. */
const ofClinic = { surgery: { type: "hip", date: calendarDate("2026-03-20") }, surgeon: uuid(21) } as const;
const typed = { ...emptyPatient, ...ofClinic, firstname: "Mary", dailyshift: { start: "9:00 AM", end: "5:00 PM" } };

test("a registration fills all that the patient wrote, and leaves what only the clinic knows", () => {
  expect(withRegistration(maria, typed)).toEqual({
    firstname: "Maria",
    lastname: "Alvarez",
    dob: "05/01/1960",
    gender: "female",
    height: 64,
    phone: "312 555 0141",
    email: "maria@alvarez.example",
    email_opt_in: false,
    include_devices: true,
    shipaddress,
    caregiver: {
      fname: "Robin",
      lname: "Bell",
      phone: "312 555 0100",
      email: "robin@bell.example",
      relationship: "Child",
    },
    dailyshift: { start: "9:00 AM", end: "5:00 PM" },
    ...ofClinic,
  });
});

test("a registration without a caregiver or a height leaves these empty", () => {
  const { caregiver, height } = withRegistration({ ...maria, caregiver: null, height: null }, typed);
  expect(caregiver).toEqual(emptyPatient.caregiver);
  expect(height).toBeNull();
});

test("undone, what a registration filled is empty again, and surgery and surgeon stay", () => {
  expect(withoutTakeOver(withRegistration(maria, typed))).toEqual({ ...emptyPatient, ...ofClinic });
});
