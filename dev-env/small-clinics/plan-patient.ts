import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Caller } from "../caller.ts";
import { small } from "./ids.ts";

const rowId = (last: number): string => `0192f000-0000-7000-8000-00000000000${last}`;

const exercise = (last: number) => ({
  _id: rowId(last),
  exercise: small.exercise(last),
  regimen: small.regimen,
  startdate: 1,
  enddate: 14,
  interval: 1,
  hold: 5,
  repeat: 10,
  set: 2,
  time: 2,
});

const document = `mutation ($p: PatientInput!, $e: [ScheduledExerciseInput!], $d: [ScheduledDeviceInput!], $c: ID) {
  addPatientAdmin(patient: $p, exercises: $e, devices: $d, careplan: $c, although: { reason: "Another person" }) { status message patient { _id } } }`;

interface AddedPatient {
  readonly patient: { readonly _id: string };
}

/**
 * Adds a patient of the first clinic, ten days before surgery, with the items of a copy of its care plan: the regimen, and the sensor from S+1 to
 * S+14. `time` is the times a day of the sensor; the plan has two. Returns the patient's id.
 */
export const addPlanPatient = async (
  therapist: Caller,
  today: CalendarDate,
  { careplan, lastname, time = 2 }: { readonly careplan: string; readonly lastname: string; readonly time?: number },
): Promise<string> => {
  const p = {
    firstname: "Nora",
    lastname,
    gender: "female",
    dob: "05/01/1960",
    phone: "3125550142",
    email: `${lastname}@fresh.example`,
    email_opt_in: true,
    include_devices: true,
    surgery: { type: "knee", date: addDays(today, 10) },
    surgeon: small.surgeon(0, 1),
    shipaddress: { addressline1: "1 Elm St", city: "Chicago", state: "IL", zip: "60601", country: "US" },
  };
  const d = [{ _id: rowId(3), deviceid: small.device, startdate: 1, enddate: 14, interval: 1, time }];
  const { answer } = await therapist.call<AddedPatient>(document, { p, e: [exercise(1), exercise(2)], d, c: careplan });
  if (answer.status !== "success") throw new Error(answer.message);
  return answer.patient._id;
};
