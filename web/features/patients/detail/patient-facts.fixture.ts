import { calendarDate as date } from "@restride/domain/values/calendar-date.ts";
import { uuid } from "../../../testing/uuid.ts";
import type { PatientFactsFragment } from "./patient.graphql.ts";

export const score = (value: number, source: string | null = null) => ({ value, date: date("2026-03-01"), source });
export const device = (number: number, display_name: string, status: string) => ({
  _id: uuid(number),
  display_name,
  status,
  tracking_link: null,
  shipped_on: null,
  delivered_on: status === "Delivered" ? date("2026-02-20") : null,
  ended_on: null,
  silent_since: null,
});
/** Patient ten days after a knee surgery, on hold, with some scores, two devices, and a raised issue. */
export const ann: PatientFactsFragment = {
  undelivered: 0,
  links: 0,
  _id: uuid(1),
  firstname: "Ann",
  lastname: "Bell",
  salutation: "Ms.",
  age: "61-70",
  dob: date("1960-05-01"),
  phone: "•••• 0177",
  active: true,
  activesince: date("2026-01-02"),
  surgeon: uuid(21),
  provider: "Dr. Sam Surgeon",
  careplan: "Knee Standard",
  createdOn: date("2026-01-02"),
  today: date("2026-03-05"),
  surgery: { type: "knee", date: date("2026-02-23"), days: 10 },
  healthcoach: { firstname: "Cora", lastname: "Coach" },
  technicalholdhistory: [{ status: "hold", holddate: date("2026-03-03"), releasedate: null }],
  scheduled: { exercises: true, measurements: true, questionnaires: true },
  diagnoses: [],
  lastscores: {
    kneescore: score(31),
    hipscore: null,
    painlevel: score(2),
    flexion: score(94, "Motion sensor"),
    extensiondeficit: null,
  },
  devices: [device(11, "Scale", "Delivered"), device(12, "Motion sensor", "Pending")],
  cases: [{ _id: uuid(31), number: "C-00007", summary: "Swelling", status: "Unassigned" }],
  casestotal: 1,
  caregiver: null,
  shipaddress: null,
};
