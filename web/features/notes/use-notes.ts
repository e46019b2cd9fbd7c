import { noteLimits } from "@restride/domain/notes/note.ts";
import { useDeferredValue, useState } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { PatientNotesDocument } from "./notes.graphql.ts";
import type { NotesShown } from "./notes-shown.ts";

/** Number of notes shown before the user asks for all. */
const newest = 3;

/** Query of notes: page, category, and search. */
export interface NoteListView {
  readonly current: number;
  readonly pageSize: number;
  readonly category: string | null;
  readonly search: string;
}

const first: NoteListView = { current: 1, pageSize: noteLimits.pageSize, category: null, search: "" };

/** Returns the filter variables of a query, for a page of notes or an export. */
export const noteFilterInput = ({ category, search }: NoteListView) => ({ category, search: search.trim() || null });

/** Loads a patient's notes and their categories. A change of the filters returns to the first page. */
export function useNotes(patientId: string, extent: NotesShown) {
  const [view, setView] = useState(first);
  const request = extent === "all" ? view : { ...first, pageSize: newest };
  const deferredRequest = useDeferredValue(request);
  const page = useGraphqlQuery(
    PatientNotesDocument,
    {
      patient_id: patientId,
      metadata: { current: deferredRequest.current, pageSize: deferredRequest.pageSize },
      ...noteFilterInput(deferredRequest),
    },
    { tags: ["notes"] },
  );
  return {
    request,
    page,
    categories: page.data?.getPatientNotesCategories.categories ?? [],
    changeFilter: (change: Partial<Omit<NoteListView, "current" | "pageSize">>) =>
      setView({ ...request, ...change, current: 1 }),
    turnTo: (current: number, pageSize: number) => setView({ ...request, current, pageSize }),
  };
}
