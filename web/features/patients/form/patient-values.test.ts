import { typedPatientEdit } from "@restride/domain/patients/patient-form.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import type { PatientToEditFragment } from "./patient-form.graphql.ts";
import { inputOf, valuesOf } from "./patient-values.ts";

const today = "2026-03-05" as CalendarDate;
const fields = {
  firstname: "Ann",
  lastname: "Bell",
  gender: "female",
  height: 66,
  email: "ann@bell.example",
  email_opt_in: false,
  include_devices: true,
  surgeon: "0192f000-0000-7000-8000-000000000021",
};
const patient = {
  ...fields,
  _id: "0192f000-0000-7000-8000-000000000001",
  version: 7,
  dob: "1960-05-01",
  phone: "•••• 0177",
  surgery: { type: "knee", date: "2026-03-02", days: 3 },
  dailyshift: { start: { hour: 7, minute: 30 }, end: { hour: 21, minute: 5 } },
} as PatientToEditFragment;

test("a patient who is opened and saved again is sent as before, and the masked phone is not sent", () => {
  const { dailyshift, ...filled } = typedPatientEdit(today).parse(valuesOf(patient));
  expect(dailyshift).toEqual({ start: 7 * 60 + 30, end: 21 * 60 + 5 });
  expect(inputOf(filled, { version: 7 })).toEqual({
    ...fields,
    version: 7,
    dob: "05/01/1960",
    phone: null,
    surgery: { type: "knee", date: "2026-03-02" },
  });
});
