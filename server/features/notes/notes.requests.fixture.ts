import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, only, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";
import { general } from "@restride/dev-env/small-clinics/ids.ts";

const note = (patient: string) =>
  `input: { patient_id: "${patient}", category: "${general}", datetime: "2026-01-01T10:00:00Z", notes: "Called.", version: 1 }`;

export const notesRequests = {
  getPatientNotes: (ids) =>
    only(query(`getPatientNotes(patient_id: "${ids.patient}")`, "total notes { _id patient_id created_by { _id } }")),
  getPatientNotesCount: (ids) => only(query(`getPatientNotesCount(patientId: "${ids.patient}")`, "total")),
  getPatientNotesCategories: (ids) =>
    only(query(`getPatientNotesCategories(patientId: "${ids.patient}")`, "categories { category_name count }")),
  addPatientNote: (ids) => only(mutation(`addPatientNote(${note(ids.patient)})`)),
  updatePatientNote: (ids) => only(mutation(`updatePatientNote(id: "${ids.note}", ${note(ids.patient)})`)),
  deletePatientNote: (ids) => only(mutation(`deletePatientNote(id: "${ids.secondNote}")`)),
  restorePatientNote: (ids) => only(mutation(`restorePatientNote(id: "${ids.secondNote}")`)),
} satisfies RequestFixtures;

const care = clinic("admin therapist surgeon associate company coach");

export const notesPermissions = {
  getPatientNotes: care,
  getPatientNotesCount: care,
  getPatientNotesCategories: care,
  addPatientNote: care,
  // Each person may change only their own notes.
  updatePatientNote: care,
  deletePatientNote: care,
  restorePatientNote: care,
} satisfies ExpectedPermissions;
