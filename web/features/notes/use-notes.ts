import { noteLimits } from "@restride/domain/notes/note.ts";
import { useDeferredValue, useState } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { PatientNotesDocument } from "./notes.graphql.ts";
import type { NotesShown } from "./notes-shown.ts";

/** Notes that are shown before anybody asks for all. */
const newest = 3;

/** Which notes are asked for. */
export interface NotesAsked {
  readonly current: number;
  readonly pageSize: number;
  readonly category: string | null;
  readonly search: string;
}

const first: NotesAsked = { current: 1, pageSize: noteLimits.pageSize, category: null, search: "" };

/** The variables that narrow the notes, for a page of them or an export. */
export const narrowing = ({ category, search }: NotesAsked) => ({ category, search: search.trim() || null });

/** A patient's notes as they are shown, and their categories. What narrows them leads back to the first page. */
export function useNotes(patientId: string, extent: NotesShown) {
  const [narrowed, setNarrowed] = useState(first);
  const request = extent === "all" ? narrowed : { ...first, pageSize: newest };
  const deferredRequest = useDeferredValue(request);
  const page = useGraphqlQuery(
    PatientNotesDocument,
    {
      patient_id: patientId,
      metadata: { current: deferredRequest.current, pageSize: deferredRequest.pageSize },
      ...narrowing(deferredRequest),
    },
    { tags: ["notes"] },
  );
  return {
    request,
    page,
    categories: page.data?.getPatientNotesCategories.categories ?? [],
    narrow: (change: Partial<Omit<NotesAsked, "current" | "pageSize">>) =>
      setNarrowed({ ...request, ...change, current: 1 }),
    turnTo: (current: number, pageSize: number) => setNarrowed({ ...request, current, pageSize }),
  };
}
