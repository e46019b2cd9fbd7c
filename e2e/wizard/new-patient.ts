import { noCaregiver } from "@restride/domain/patients/caregiver.ts";
import { addDays, calendarDate, type CalendarDate, formatUs } from "@restride/domain/values/calendar-date.ts";
import { type Caller } from "@restride/dev-env/caller.ts";

let patients = 0;

/** Returns the fields of the first step for a knee, 17 days before surgery. Each patient has another date of birth, so that none is a duplicate. */
export const typedPatient = (today: CalendarDate, surgeon: string) => ({
  firstname: "Leilani",
  lastname: "Salazar",
  gender: "female",
  dob: formatUs(addDays(calendarDate("1960-05-01"), patients++)),
  height: null,
  phone: "3125550142",
  email: "leilani.salazar@example.com",
  shipaddress: {
    addressline1: "418 Wren Street",
    addressline2: "Apt 3",
    city: "Evanston",
    state: "Illinois",
    zip: "60201",
    country: "US",
  },
  caregiver: noCaregiver,
  email_opt_in: true,
  include_devices: true,
  surgery: { type: "knee", date: addDays(today, 17) },
  surgeon,
});

const saving = `mutation ($desk: ID!, $draft: PatientDraftInput) {
  savePatientDraft(desk: $desk, draft: $draft) { status message draft { _id } } }`;

/** Saves a draft at the care plan step, with other choices if given. Returns the address that continues the draft. */
export const saveDraft = async (
  who: Caller,
  patient: ReturnType<typeof typedPatient>,
  chosen: object = {},
): Promise<string> => {
  const content = JSON.stringify({ patient, ...chosen });
  const draft = { step: "careplan", surgeon: patient.surgeon, content };
  const { answer } = await who.call(saving, { desk: crypto.randomUUID(), draft });
  const { _id } = answer.draft as { _id: string };
  return `/patient/add/careplan?draft=${_id}`;
};
