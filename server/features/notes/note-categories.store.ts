import type pg from "pg";
import { noteCategories } from "../../reference-data/note-categories.ts";

const add = `
  insert into note_categories (category_id, position, name, is_default)
  select "categoryId", position, name, "isDefault"
  from json_to_recordset($1::json) as c ("categoryId" uuid, position smallint, name text, "isDefault" boolean)
  on conflict do nothing`;

/** Adds the categories of notes that are missing, as the owner of the table. What is there is not touched. */
export const addNoteCategories = async (owner: pg.ClientBase): Promise<void> => {
  await owner.query({ name: "addNoteCategories", text: add, values: [JSON.stringify(noteCategories)] });
};
