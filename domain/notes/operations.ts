import { inClinic } from "../access/reach.ts";
import { care } from "../access/role-groups.ts";

export type NotesQueryTag = "notes";

/** Operations on notes: roles that care for patients may write and read notes; only the author of a note may change it. */
export const notesOperations = {
  getPatientNotes: inClinic(...care),
  getPatientNotesCount: inClinic(...care),
  getPatientNotesCategories: inClinic(...care),
  addPatientNote: inClinic(...care),
  updatePatientNote: inClinic(...care),
  deletePatientNote: inClinic(...care),
  restorePatientNote: inClinic(...care),
};
