import { documentOf } from "../documents.ts";
import { small } from "./ids.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";

/** Returns the unchanged input of the edit form for the first patient of the first small clinic. */
export const patientInput = (surgery: CalendarDate, more: object = {}) => ({
  firstname: "Pat1",
  lastname: "Clinic1",
  gender: "female",
  dob: "05/01/1960",
  height: 65,
  phone: null,
  email: "patient1@clinic1.example",
  email_opt_in: true,
  include_devices: true,
  surgery: { type: "knee", date: surgery },
  surgeon: small.surgeon(0, 1),
  version: 1,
  ...more,
});

export const editPatient = documentOf(
  "editPatient",
  "status message error patient { _id version firstname phone surgery { date } }",
);
