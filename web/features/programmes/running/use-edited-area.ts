import type { AnyRow } from "@restride/domain/programmes/plan-save.ts";
import { revertRow, touchedIds } from "@restride/domain/programmes/rebase.ts";
import { isSameRow } from "@restride/domain/programmes/undo-change.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import { addDays, daysBetween, formatUs } from "@restride/domain/values/calendar-date.ts";
import { useMemo } from "react";
import { nameOfRow } from "../row-texts.ts";
import { type EditedProgramme, mergeRows, type RowState } from "../edited-programme.ts";
import { useDraftRows } from "./use-draft-rows.ts";
import { pausesOf, programmeOf, type RunningProgramme, useRunningNames } from "./use-running.ts";
import * as texts from "./running-texts.ts";

/** Names of the lists of rows in the API, by area. */
export const listOf = { exercise: "exercises", measurement: "devices", questionnaire: "feedback" } as const;

const rowsOf = ({ exercise, measurement, questionnaire }: RunningProgramme, area: Area) =>
  ({ exercise: exercise.exercises, measurement: measurement.assigneddevices, questionnaire: questionnaire.feedback })[
    area
  ];

const doneWords = { exercise: texts.daysDone, measurement: texts.daysDone, questionnaire: texts.answeredDays } as const;

/** Returns a function that gives the state of a row: its recordings, whether it has passed, and its changes. */
function makeRowStateOf(
  running: RunningProgramme,
  area: Area,
  { saved, rows }: { readonly saved: readonly AnyRow[]; readonly rows: readonly AnyRow[] },
): (id: string) => RowState {
  const answers = new Map(rowsOf(running, area).map((row) => [row._id, row]));
  const [before, now] = [saved, rows].map((list) => new Map<string, AnyRow>(list.map((row) => [row._id, row])));
  const changeOf = (id: string): RowState["change"] => {
    if (!before!.has(id)) return now!.has(id) ? "added" : null;
    if (!now!.has(id)) return "ended";
    return isSameRow(before!.get(id), now!.get(id)) ? null : "changed";
  };
  return (id) => {
    const answer = answers.get(id);
    const change = changeOf(id);
    if (!answer) return { note: texts.addedNotSaved, change, passed: null };
    const { totaldays, completeddays } = answer.sums;
    return {
      note: totaldays === 0 ? null : texts.completeddaysOfTotaldays(completeddays, totaldays, doneWords[area]),
      change,
      passed:
        answer.stage === "passed"
          ? texts.passedOn(formatUs(addDays(running.patient.surgery.date, answer.enddate)))
          : null,
    };
  };
}

/** Area of a running programme with its changes. */
export interface EditedArea {
  readonly area: Area;
  readonly version: string;
  readonly edited: EditedProgramme;
  /** Ids of the changed rows. */
  readonly touched: readonly string[];
  /** Names of the rows that somebody else changed during editing here. */
  readonly namesChangedByOthers: readonly string[];
}

/** State of an area of a running programme with its unsaved changes. */
export function useEditedArea(running: RunningProgramme, area: Area): EditedArea {
  const names = useRunningNames(running);
  const saved = useMemo(() => programmeOf(running, true), [running]);
  const all = useMemo(() => programmeOf(running, false), [running]);
  const list = listOf[area];
  const { version, today } = running[area];
  const day = daysBetween(running.patient.surgery.date, today);
  const draft = useDraftRows<AnyRow>({ version, running: saved[list], day });
  const edited: EditedProgramme = {
    programme: { ...saved, [list]: draft.rows },
    saved: { ...saved, [list]: draft.saved },
    visibleProgramme: { ...all, [list]: mergeRows<AnyRow>(all[list], draft.rows) },
    pauses: pausesOf(running.patient),
    names,
    edit: (change) => draft.setRows(change[list] ?? draft.rows),
    undoEdit: (before, after) => draft.takeBack(before[list] ?? [], after[list] ?? []),
    rowStateOf: makeRowStateOf(running, area, draft),
    revert: (...ids) =>
      draft.setRows(ids.reduce((rows, id) => revertRow({ saved: draft.saved, rows }, id), draft.rows)),
  };
  return {
    area,
    version: draft.version,
    edited,
    touched: touchedIds(draft),
    namesChangedByOthers: [...new Set(draft.rowsChangedByOthers.map((row) => nameOfRow(row, edited)))],
  };
}
