/** What shows notes, or counts them. */
export type NotesQueryTag = "notes";

export const notesPatientTags = { notes: "notes" } as const satisfies Record<string, NotesQueryTag>;
