import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { NoteAuthor, NoteCategory } from "../../generated/resolvers.ts";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const noteRow = row({
  _id: column.id,
  patient_id: column.id,
  notes: column.text,
  category: column.json<NoteCategory>(),
  time_logged: column.number,
  datetime: column.text,
  created_by: column.json<NoteAuthor>(),
  created_at: column.text,
  updated_at: column.text,
  version: column.number,
});

/** A note as it is read. */
export type NoteRow = Row<typeof noteRow>;

/** Values of the conditions of a list of notes. An undefined condition has no effect. */
export interface NoteConditions {
  readonly patientId: Id;
  readonly category?: Id | undefined;
  readonly noteIds?: readonly Id[] | undefined;
}

type ClinicConditions = NoteConditions & { readonly customerId: Id };

const matchingNotes = ({ customerId, patientId, category, noteIds }: ClinicConditions) => sql`
  patient_notes n join note_categories c using (category_id), staff_card(n.created_by) s
  where n.customer_id = ${customerId} and n.patient_id = ${patientId} and n.deleted_at is null
    ${category === undefined ? sql`` : sql`and n.category_id = ${category}`}
    ${noteIds === undefined ? sql`` : sql`and n.note_id = any(${noteIds}::uuid[])`}`;

const textsRow = row({ _id: column.id, text: column.text, author: column.text });

const texts = compiledPerShape(
  (conditions: ClinicConditions) => typedSql(textsRow)`
    select n.note_id as _id, n.text, s.firstname || ' ' || s.lastname as author from ${matchingNotes(conditions)}`,
);

const page = compiledPerShape(
  ({ limit, offset, ...conditions }: ClinicConditions & { limit: number; offset: number }) => typedSql(noteRow)`
    select n.note_id as _id, n.patient_id, n.text as notes, n.minutes_logged as time_logged, n.noted_at as datetime, n.created_at, n.updated_at,
      n.version, to_json(s) as created_by,
      json_build_object('_id', c.category_id, 'category_name', c.name, 'is_default', c.is_default, 'active', c.active) as category
    from ${matchingNotes(conditions)}
    order by n.noted_at desc, n.note_id desc limit (select ${limit}::bigint) offset (select ${offset}::bigint)`,
);

const sumsRow = row({ total: column.number, logged: column.number });

const sums = compiledPerShape(
  ({ from, to, ...conditions }: ClinicConditions & { from: string; to: string }) => typedSql(sumsRow)`
    select count(*)::int as total,
      coalesce(sum(n.minutes_logged) filter (where n.noted_at >= ${from} and n.noted_at < ${to}), 0)::int as logged
    from ${matchingNotes(conditions)}`,
);

const noteCategoryRow = row({
  _id: column.id,
  category_name: column.text,
  is_default: column.boolean,
  active: column.boolean,
  count: column.number,
});

const categories = compiledPerShape(
  ({ customerId, patientId }: ClinicConditions) => typedSql(noteCategoryRow)`
    select c.category_id as _id, c.name as category_name, c.is_default, c.active, (
      select count(*)::int from patient_notes n where n.customer_id = ${customerId} and n.patient_id = ${patientId}
        and n.category_id = c.category_id and n.deleted_at is null) as count
    from note_categories c order by c.position`,
);

export const makeNotesQueries = (db: Database) => ({
  page: ({ rls, customerId }: CustomerScope, conditions: NoteConditions, limit: number, offset: number) =>
    db.rows({ rls }, "patientNotes", page({ customerId, ...conditions, limit, offset })),

  /** Returns the texts of the notes about one patient, for a search. */
  texts: ({ rls, customerId }: CustomerScope, conditions: NoteConditions) =>
    db.rows({ rls }, "patientNoteTexts", texts({ customerId, ...conditions })),

  /** Returns how many there are, and the minutes logged from one instant up to another. */
  sums: ({ rls, customerId }: CustomerScope, conditions: NoteConditions, from: string, to: string) =>
    db.one({ rls }, "patientNotesSums", sums({ customerId, ...conditions, from, to })),

  categories: ({ rls, customerId }: CustomerScope, patientId: Id) =>
    db.rows({ rls }, "noteCategories", categories({ customerId, patientId })),
});

export type NotesQueries = ReturnType<typeof makeNotesQueries>;
