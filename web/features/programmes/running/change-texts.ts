import { surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { askedDaysText, nameOfRow, partsOf, type Row } from "../row-texts.ts";
import type { EditedArea } from "./use-edited-area.ts";
import { listOf } from "./use-edited-area.ts";

/** Change of one row, as text. */
export interface RowChange {
  readonly id: string;
  readonly kind: "added" | "changed" | "ended";
  readonly name: string;
  readonly text: string;
}

const changedText = (before: Row, after: Row): string => {
  const [was, is] = [partsOf(before), partsOf(after)];
  const differing = is.flatMap((part, at) =>
    part && part !== was[at] ? `${part} instead of ${was[at] || "none"}` : [],
  );
  if (differing.length > 0) return `${differing.join("; ")}, from today`;
  return after.nextexerciseid === before.nextexerciseid ? "changed" : "linked otherwise";
};

const addedText = (row: Row, day: number): string => {
  const begins = row.startdate <= day ? "begins today" : `begins on ${surgeryDayLabel(row.startdate)}`;
  const often = row.time === undefined ? askedDaysText(row) : `${row.time}× a day`;
  return `${begins}, ${often} to ${surgeryDayLabel(row.enddate)}`;
};

const endedText = ({ startdate }: Row, note: string | null, day: number): string => {
  if (startdate >= day) return "is taken out before it begins";
  return note ? `ends yesterday; ${note} is kept` : "ends yesterday";
};

/** Returns the unsaved changes of an area, row by row; `day` is today, counted from surgery. */
export const changesOf = ({ area, edited, touched }: EditedArea, day: number): RowChange[] => {
  const [saved, rows]: readonly (readonly Row[])[] = [edited.saved[listOf[area]], edited.programme[listOf[area]]];
  return touched.flatMap((id): RowChange[] => {
    const before = saved!.find(({ _id }) => _id === id);
    const after = rows!.find(({ _id }) => _id === id);
    const row = after ?? before;
    if (!row) return [];
    const change = { id, name: nameOfRow(row, edited) };
    if (!before) return [{ ...change, kind: "added", text: addedText(row, day) }];
    if (!after) return [{ ...change, kind: "ended", text: endedText(row, edited.rowStateOf(id).note, day) }];
    return [{ ...change, kind: "changed", text: changedText(before, after) }];
  });
};
