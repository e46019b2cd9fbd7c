import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { field } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { SurgeonNamesDocument } from "../patients.graphql.ts";
import {
  EditPatientDocument,
  OpenOfPatientDocument,
  PatientToEditDocument,
  type PatientToEditFragment,
} from "./patient-form.graphql.ts";
import { PatientEdit } from "./PatientEdit.tsx";
import { annBell } from "../patient-basics.fixture.ts";

export const day = (date: string) => date as CalendarDate;
/** Ann Bell, ten days after a knee surgery, as her form loads her. */
export const ann: PatientToEditFragment = {
  ...annBell,
  version: 3,
  gender: "female",
  dob: day("1960-05-01"),
  email: "ann@bell.example",
  email_opt_in: true,
  include_devices: true,
  height: 66,
  careplan: "Knee",
  activesince: day("2026-02-01"),
  today: day("2026-03-02"),
  casesopen: 1,
  madefrom: { version: 1, on: day("2026-02-01") },
  scheduled: { exercises: true, measurements: true, questionnaires: true },
  dailyshift: { start: { hour: 8, minute: 0 }, end: { hour: 20, minute: 0 } },
  surgery: { type: "knee", date: day("2026-02-20"), days: 10 },
  healthcoach: null,
  technicalholdhistory: [],
  caregiver: null,
  shipaddress: null,
};

export const answerPatient = (change: Partial<PatientToEditFragment> = {}): void =>
  mockServer.answer(PatientToEditDocument, {
    getPatient: { status: "success", message: "", patient: { ...ann, ...change } },
  });
export const open = async (profile = signedIn(), change: Partial<PatientToEditFragment> = {}) => {
  answerPatient(change);
  mockServer.answer(SurgeonNamesDocument, {
    getSurgeonList: { status: "success", message: "", surgeons: [{ _id: uuid(21), name: "Dr. Sam Surgeon" }] },
  });
  mockServer.answer(OpenOfPatientDocument, {
    getOpenOfPatient: {
      status: "success",
      message: "",
      reminders: 0,
      orders: [11, 12].map((number) => ({
        _id: uuid(number),
        devices: ["Knee Motion Sensor"],
        orderedon: day("2026-03-01"),
        ownaddress: false,
      })),
    },
  });
  const { address } = await render(<PatientEdit schedules={() => <p>Ways to the schedules</p>} />, {
    profile,
    at: `/patient/edit/info?id=${uuid(1)}`,
    path: "/patient/edit/info",
  });
  await expect.element(field("First name")).toHaveValue(change.firstname ?? "Ann");
  return address;
};
export const answerSaved = (status = "success", message = "Patient updated."): void =>
  mockServer.answer(EditPatientDocument, { editPatient: { status, message, patient: { _id: uuid(1) } } });
