import { inClinic } from "../access/reach.ts";
import { care } from "../access/role-groups.ts";

/** Who cares for patients writes and reads notes about them; each their own are changed by whoever wrote them. */
export const notesOperations = {
  getPatientNotes: inClinic(...care),
  getPatientNotesCount: inClinic(...care),
  getPatientNotesCategories: inClinic(...care),
  addPatientNote: inClinic(...care),
  updatePatientNote: inClinic(...care),
  deletePatientNote: inClinic(...care),
  restorePatientNote: inClinic(...care),
};
