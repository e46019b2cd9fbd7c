import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import type { ListDialogs, SelectionRequest } from "./list-dialogs.ts";
import { PatientList } from "./PatientList.tsx";
import {
  type ListedPatientFragment,
  PatientListDocument,
  PatientStatsDocument,
  SurgeonNamesDocument,
} from "./patients.graphql.ts";
import { annBell } from "./patient-basics.fixture.ts";

export const ann: ListedPatientFragment = {
  ...annBell,
  progress: 26,
  deviceprogress: null,
  surgery: { type: "knee", date: "2026-03-02" as CalendarDate, days: 0 },
};
export const bo: ListedPatientFragment = {
  ...ann,
  _id: uuid(2),
  firstname: "Bo",
  lastname: "Diaz",
  progress: 0,
  deviceprogress: 100,
  surgery: { type: "hip", date: "2026-03-03" as CalendarDate, days: -1 },
};

export const answerPatients = (patients: ListedPatientFragment[] = [bo, ann], total = patients.length): void => {
  mockServer.answer(PatientListDocument, { getPatientList: { status: "success", message: "", total, patients } });
  mockServer.answer(PatientStatsDocument, {
    getPatientStats: { status: "success", message: "", active: 1234, knee: 1000, hip: 234 },
  });
  mockServer.answer(SurgeonNamesDocument, {
    getSurgeonList: { status: "success", message: "", surgeons: [{ _id: uuid(21), name: "Dr. Sam Surgeon" }] },
  });
};

export const open = async ({ at = "/patient", profile = signedIn() } = {}) => {
  const requests: SelectionRequest[] = [];
  const reports: SelectionRequest[] = [];
  const dialogs: ListDialogs = {
    add: () => <button type="button">ADD</button>,
    notices: () => <p>Notices of the clinic</p>,
    notify: (request) => {
      requests.push(request);
      return null;
    },
    reports: (request) => {
      reports.push(request);
      return null;
    },
    conversation: (patient, close) => (
      <button type="button" onClick={close}>
        Close conversation with {patient.firstname}
      </button>
    ),
  };
  const { address } = await render(<PatientList dialogs={dialogs} />, { at, path: "/patient", profile });
  return { address, requests, reports };
};
export const lastRequest = () => mockServer.sent(PatientListDocument).at(-1);
