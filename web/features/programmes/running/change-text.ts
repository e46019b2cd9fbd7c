import type { AnyRow } from "@restride/domain/programmes/plan-save.ts";
import type {
  ProgrammeDevice,
  ProgrammeExercise,
  ProgrammeQuestionnaire,
} from "@restride/domain/programmes/programme.ts";
import { surgeryDayLabel, windowLabel } from "@restride/domain/programmes/surgery-day-label.ts";
import { holdText } from "@restride/domain/schedules/hold-text.ts";
import { intervalLabel } from "@restride/domain/schedules/interval.ts";
import { weekdayWords } from "../preview/date-words.ts";
import type { EditedArea } from "./use-edited.ts";
import { listOf, nameOfRow } from "./use-edited.ts";

type Row = AnyRow & Partial<ProgrammeExercise & ProgrammeDevice & ProgrammeQuestionnaire>;

/** A change of one row, in words. */
export interface RowChange {
  readonly id: string;
  readonly kind: "added" | "changed" | "ended";
  readonly name: string;
  readonly text: string;
}

const askedOn = ({ scheduletype, schedule = [] }: Row): string =>
  scheduletype === "custom"
    ? schedule.map(surgeryDayLabel).join(", ")
    : schedule.map((day) => weekdayWords[day]).join(" ");

/** What a row asks for, part by part. */
const partsOf = (row: Row): readonly (string | false)[] => [
  row.scheduletype !== "custom" && windowLabel(row),
  row.interval !== undefined && intervalLabel(row.interval),
  row.time !== undefined && `${row.time}× a day`,
  row.set !== undefined && `${row.set} ${row.set === 1 ? "set" : "sets"}`,
  row.repeat !== undefined && `${row.repeat} ${row.repeat === 1 ? "repeat" : "repeats"}`,
  row.hold !== undefined && (row.hold === 0 ? "no hold" : `hold ${holdText(row.hold)}`),
  row.schedule !== undefined && askedOn(row),
  row.skiponsurgerydate ? "not on the surgery date" : "also on the surgery date",
];

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
  const often = row.time === undefined ? askedOn(row) : `${row.time}× a day`;
  return `${begins}, ${often} to ${surgeryDayLabel(row.enddate)}`;
};

const endedText = ({ startdate }: Row, note: string | null, day: number): string => {
  if (startdate >= day) return "is taken out before it begins";
  return note ? `ends yesterday; ${note} is kept` : "ends yesterday";
};

/** What is changed in an area and not saved, row by row; `day` is today, counted from surgery. */
export const changesOf = ({ area, edited, touched }: EditedArea, day: number): RowChange[] => {
  const [saved, rows]: readonly (readonly Row[])[] = [edited.saved[listOf[area]], edited.programme[listOf[area]]];
  return touched.flatMap((id): RowChange[] => {
    const before = saved!.find(({ _id }) => _id === id);
    const after = rows!.find(({ _id }) => _id === id);
    const row = after ?? before;
    if (!row) return [];
    const change = { id, name: nameOfRow(row, edited) };
    if (!before) return [{ ...change, kind: "added", text: addedText(row, day) }];
    if (!after) return [{ ...change, kind: "ended", text: endedText(row, edited.standingOf(id).note, day) }];
    return [{ ...change, kind: "changed", text: changedText(before, after) }];
  });
};
