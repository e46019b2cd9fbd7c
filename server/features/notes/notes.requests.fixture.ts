import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";
import { general } from "@restride/dev-env/small-clinics/ids.ts";

const note = (patient: string) =>
  `input: { patient_id: "${patient}", category: "${general}", datetime: "2026-01-01T10:00:00Z", notes: "Called.", version: 1 }`;

export const notesRequests = {
  getPatientNotes: (ids) =>
    fixtureOf(
      query(`getPatientNotes(patient_id: "${ids.patient}")`, "total notes { _id patient_id created_by { _id } }"),
    ),
  getPatientNotesCount: (ids) => fixtureOf(query(`getPatientNotesCount(patientId: "${ids.patient}")`, "total")),
  getPatientNotesCategories: (ids) =>
    fixtureOf(query(`getPatientNotesCategories(patientId: "${ids.patient}")`, "categories { category_name count }")),
  addPatientNote: (ids) => fixtureOf(mutation(`addPatientNote(${note(ids.patient)})`)),
  updatePatientNote: (ids) => fixtureOf(mutation(`updatePatientNote(id: "${ids.note}", ${note(ids.patient)})`)),
  deletePatientNote: (ids) => fixtureOf(mutation(`deletePatientNote(id: "${ids.secondNote}")`)),
  restorePatientNote: (ids) => fixtureOf(mutation(`restorePatientNote(id: "${ids.secondNote}")`)),
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
