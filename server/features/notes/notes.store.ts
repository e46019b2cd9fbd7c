import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Note } from "@restride/domain/notes/note.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql, type Updateable } from "kysely";
import type { PatientNotes } from "../../generated/database.ts";
import { build, type Database } from "../../platform/database/database.ts";
import { instantOf } from "../../platform/instant.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const ownNoteRow = row({
  patientId: column.id,
  version: column.number,
  deleted: column.boolean,
});

/** An author's own note, with the fields that decide whether it may be changed. */
export type OwnNote = Row<typeof ownNoteRow>;

const columns = ({ category, datetime, notes, time_logged }: Note) =>
  ({
    category_id: category,
    noted_at: instantOf(datetime),
    text: notes,
    minutes_logged: time_logged,
  }) satisfies Updateable<PatientNotes>;

/** SQL condition for a note that the scope's user wrote. */
const isOwnNote = ({ customerId, userId }: CustomerScope, noteId: Id) =>
  sql<boolean>`customer_id = ${customerId} and note_id = ${noteId} and created_by = ${userId}`;

export const makeNotesStore = (db: Database) => ({
  /** Returns whether notes may have this category: it exists, and is active or the note's current one. */
  isOffered: (scope: CustomerScope, category: Id, noteId: Id | null) =>
    db.returnsRow(
      scope,
      "offeredNoteCategory",
      sql`select 1 from note_categories c where c.category_id = ${category} and (c.active or exists (
        select from patient_notes n where n.customer_id = ${scope.customerId} and n.note_id = ${noteId} and n.category_id = c.category_id))`,
    ),

  /** Returns the note, locked, if the scope's user wrote it. */
  ownNote: (scope: CustomerScope, noteId: Id) =>
    db.row(
      scope,
      "ownNote",
      typedSql(
        ownNoteRow,
      )`select patient_id as "patientId", version, deleted_at is not null as deleted from patient_notes
        where ${isOwnNote(scope, noteId)} for update`,
    ),

  add: (scope: CustomerScope, patientId: Id, noteId: Id, note: Note, at: string): void =>
    db.write(
      scope,
      "addNote",
      build.insertInto("patient_notes").values({
        ...columns(note),
        customer_id: scope.customerId,
        patient_id: patientId,
        note_id: noteId,
        created_by: scope.userId,
        created_at: at,
        updated_at: at,
      }),
    ),

  change: (scope: CustomerScope, noteId: Id, note: Note, at: string): void =>
    db.write(
      scope,
      "changeNote",
      build
        .updateTable("patient_notes")
        .set({ ...columns(note), updated_at: at, version: sql`version + 1` })
        .where(isOwnNote(scope, noteId)),
    ),

  /** Deletes a note at an instant, or restores it: null. */
  setDeleted: (scope: CustomerScope, noteId: Id, at: string | null): void =>
    db.write(
      scope,
      "deleteNote",
      build.updateTable("patient_notes").set({ deleted_at: at }).where(isOwnNote(scope, noteId)),
    ),
});

export type NotesStore = ReturnType<typeof makeNotesStore>;
