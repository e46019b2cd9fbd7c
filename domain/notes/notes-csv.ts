import { csv } from "../values/csv.ts";
import { formatInstant } from "../values/calendar-date.ts";
import * as columns from "./notes-texts.ts";

/** Values of a note that a row of the export is made of. */
export interface ExportedNote {
  /** The instant that the note is about, in milliseconds. */
  readonly datetime: number;
  readonly notes: string;
  readonly category: { readonly category_name: string };
  readonly created_by: { readonly firstname: string; readonly lastname: string };
}

/** Returns notes as CSV, in their order; times are in the clinic's zone. */
export const notesCsv = (notes: readonly ExportedNote[], timeZone: string): string =>
  csv([
    [columns.dateAndTime, columns.category, columns.note, columns.enteredBy],
    ...notes.map(({ datetime, category, notes: text, created_by }) => [
      formatInstant(datetime, timeZone),
      category.category_name,
      text,
      `${created_by.firstname} ${created_by.lastname}`.trim(),
    ]),
  ]);
