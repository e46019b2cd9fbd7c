import { notesPatientTags } from "../notes/query-tags.ts";

/** Tags of what subjects show of one patient. */
export const subjectPatientTags = {
  ...notesPatientTags,
};
