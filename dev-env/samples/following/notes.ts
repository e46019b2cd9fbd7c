import { clinic, type Rights } from "../../right.ts";
import { mutation, only, query, type Samples } from "../sample.ts";
import { general } from "../../small-clinics/ids.ts";

const note = (patient: string) =>
  `input: { patient_id: "${patient}", category: "${general}", datetime: "2026-01-01T10:00:00Z", notes: "Called.", version: 1 }`;

export const notesSamples = {
  getPatientNotes: (aim) =>
    only(query(`getPatientNotes(patient_id: "${aim.patient}")`, "total notes { _id patient_id created_by { _id } }")),
  getPatientNotesCount: (aim) => only(query(`getPatientNotesCount(patientId: "${aim.patient}")`, "total")),
  getPatientNotesCategories: (aim) =>
    only(query(`getPatientNotesCategories(patientId: "${aim.patient}")`, "categories { category_name count }")),
  addPatientNote: (aim) => only(mutation(`addPatientNote(${note(aim.patient)})`)),
  updatePatientNote: (aim) => only(mutation(`updatePatientNote(id: "${aim.note}", ${note(aim.patient)})`)),
  deletePatientNote: (aim) => only(mutation(`deletePatientNote(id: "${aim.secondNote}")`)),
  restorePatientNote: (aim) => only(mutation(`restorePatientNote(id: "${aim.secondNote}")`)),
} satisfies Samples;

const care = clinic("admin therapist surgeon associate company coach");

export const notesRights = {
  getPatientNotes: care,
  getPatientNotesCount: care,
  getPatientNotesCategories: care,
  addPatientNote: care,
  // Of the notes they see, each person changes their own.
  updatePatientNote: care,
  deletePatientNote: care,
  restorePatientNote: care,
} satisfies Rights;
