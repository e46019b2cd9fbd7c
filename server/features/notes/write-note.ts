import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { type Note, noteForm } from "@restride/domain/notes/note.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { withoutNull } from "@restride/domain/values/without-null.ts";
import { isStale } from "@restride/domain/values/version.ts";
import type { PatientNoteInput } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { NotesStore, OwnNote } from "./notes.store.ts";
import type { NotesQueries } from "./notes.queries.ts";
import { noteTexts } from "@restride/domain/notes/note-texts.ts";

interface Deps {
  readonly db: Database;
  readonly queries: NotesQueries;
  readonly store: NotesStore;
  readonly patients: PatientContacts;
  readonly domainEvents: DomainEvents;
  readonly now: () => number;
  readonly newId: () => Id;
}

/**
 * Returns the use cases that add, change, delete and restore notes. Only the author may change a note, and only while the patient is in
 * sight.
 */
export const makeWriteNote = ({ db, queries, store, patients, domainEvents, now, newId }: Deps) => {
  const at = () => instantOf(now());

  const readForm = async (
    scope: CustomerScope,
    input: PatientNoteInput,
    noteId: Id | null,
  ): Promise<Note | Refusal> => {
    const note = parseOrRefuse(noteForm(now), { ...withoutNull(input), datetime: Date.parse(input.datetime) });
    if (isRefusal(note)) return note;
    return (await store.isOffered(scope, note.category, noteId)) ? note : refuse(noteTexts.noCategory);
  };

  const ownNote = async (scope: CustomerScope, noteId: Id): Promise<OwnNote | Refusal> => {
    const storedNote = await store.ownNote(scope, noteId);
    return storedNote && (await patients.contactOf(scope, storedNote.patientId))
      ? storedNote
      : refuse(noteTexts.notFound);
  };

  const readNote = async (scope: CustomerScope, patientId: Id, noteId: Id) => ({
    note: (await queries.page(scope, { patientId, noteIds: [noteId] }, 1, 0))[0]!,
  });

  const add = (scope: CustomerScope, input: PatientNoteInput) =>
    db.transaction(scope, async () => {
      const [note, patient] = await Promise.all([
        readForm(scope, input, null),
        patients.contactOf(scope, input.patient_id),
      ]);
      if (!patient) return refuse(patientTexts.notFound);
      if (isRefusal(note)) return note;
      const noteId = newId();
      store.add(scope, patient.patientId, noteId, note, at());
      const answer = await readNote(scope, patient.patientId, noteId);
      await domainEvents.record(scope, {
        kind: "NoteAdded",
        subjectId: patient.patientId,
        data: { note: noteId, by: scope.userId },
      });
      return { ...answer, message: noteTexts.added };
    });

  const change = (scope: CustomerScope, noteId: Id, input: PatientNoteInput) =>
    db.transaction(scope, async () => {
      const storedNote = await ownNote(scope, noteId);
      if (isRefusal(storedNote)) return storedNote;
      if (storedNote.deleted || storedNote.patientId !== input.patient_id) return refuse(noteTexts.notFound);
      const note = await readForm(scope, input, noteId);
      if (isRefusal(note)) return note;
      if (isStale(input.version, storedNote.version))
        return { ...refuse(noteTexts.changed), data: await readNote(scope, storedNote.patientId, noteId) };
      store.change(scope, noteId, note, at());
      const answer = await readNote(scope, storedNote.patientId, noteId);
      const data = { note: noteId, by: scope.userId };
      await domainEvents.record(scope, { kind: "NoteChanged", subjectId: storedNote.patientId, data });
      return { ...answer, message: noteTexts.updated };
    });

  const setDeleted = (scope: CustomerScope, noteId: Id, deleted: boolean) =>
    db.transaction(scope, async () => {
      const storedNote = await ownNote(scope, noteId);
      if (isRefusal(storedNote)) return storedNote;
      if (storedNote.deleted !== deleted) {
        store.setDeleted(scope, noteId, deleted ? at() : null);
        const about = { subjectId: storedNote.patientId, data: { note: noteId, by: scope.userId } };
        if (deleted) await domainEvents.record(scope, { kind: "NoteDeleted", ...about });
        else await domainEvents.record(scope, { kind: "NoteAdded", ...about });
      }
      return { message: deleted ? noteTexts.deleted : noteTexts.restored };
    });

  return { add, change, setDeleted };
};
