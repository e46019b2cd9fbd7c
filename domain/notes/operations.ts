import { inClinic } from "../access/reach.ts";
import { care } from "../access/role-groups.ts";

/** Access rules of notes. All roles that care for patients may write and read them; only the author may change a note. */
export const notesOperations = {
  getPatientNotes: inClinic(...care),
  getPatientNotesCount: inClinic(...care),
  getPatientNotesCategories: inClinic(...care),
  addPatientNote: inClinic(...care),
  updatePatientNote: inClinic(...care),
  deletePatientNote: inClinic(...care),
  restorePatientNote: inClinic(...care),
};
