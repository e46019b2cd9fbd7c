import type pg from "pg";
import { recordsetOf } from "../../platform/database/recordset.ts";
import { noteCategories } from "../../reference-data/note-categories.ts";

const add = `
  insert into note_categories (category_id, position, name, is_default)
  select "categoryId", position, name, "isDefault"
  from ${recordsetOf(1, noteCategories, { categoryId: "uuid", position: "int", name: "text", isDefault: "boolean" })}
  on conflict do nothing`;

/** Adds missing categories of notes, as the owner of the table. Existing rows are not changed. */
export const addNoteCategories = async (owner: pg.ClientBase): Promise<void> => {
  await owner.query({ name: "addNoteCategories", text: add, values: [JSON.stringify(noteCategories)] });
};
