/** Query tag of data that shows or counts notes. */
export type NotesQueryTag = "notes";

export const notesPatientTags = { notes: "notes" } as const satisfies Record<string, NotesQueryTag>;
