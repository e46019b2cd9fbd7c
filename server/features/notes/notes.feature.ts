import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import { makeCountNotes, makeListNotes } from "./list-notes.ts";
import { makeNotesStore } from "./notes.store.ts";
import { makeNotesQueries } from "./notes.queries.ts";
import { makeWriteNote } from "./write-note.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly noteRead: NoteRead;
}

/** What staff write down about patients. */
export const notesFeature = (featureDeps: Deps): Feature => {
  const deps = { ...featureDeps, queries: makeNotesQueries(featureDeps.db), store: makeNotesStore(featureDeps.db) };
  const [listNotes, countNotes, write] = [makeListNotes(deps), makeCountNotes(deps), makeWriteNote(deps)];
  return {
    resolvers: {
      Query: {
        getPatientNotes: (request, { scope }) => listNotes(scope, request),
        getPatientNotesCount: ({ patientId }, { scope }) => countNotes(scope, patientId),
        getPatientNotesCategories: ({ patientId }, { scope }) => countNotes(scope, patientId),
      },
      Mutation: {
        addPatientNote: ({ input }, { scope }) => write.add(scope, input),
        updatePatientNote: ({ id, input }, { scope }) => write.change(scope, id, input),
        deletePatientNote: ({ id }, { scope }) => write.setDeleted(scope, id, true),
        restorePatientNote: ({ id }, { scope }) => write.setDeleted(scope, id, false),
      },
    },
  };
};
