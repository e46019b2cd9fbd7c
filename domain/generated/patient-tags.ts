import { notesPatientTags } from "../notes/query-tags.ts";

/** Query tags of the data that is shown about one patient. */
export const subjectPatientTags = {
  ...notesPatientTags,
};
