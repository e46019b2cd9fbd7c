import { matchesSearch, searchParts } from "@restride/domain/names/search-form.ts";
import {
  type EditedExercise,
  editedExercise,
  editExercises,
  rowOfExercise,
} from "@restride/domain/programmes/edit-rows.ts";
import { type LinkAct, linkActs, placeInChain, withoutExercises } from "@restride/domain/programmes/linking.ts";
import { changeExercise, goingAlong } from "@restride/domain/programmes/move-or-resize.ts";
import { isOutside, outsideText } from "@restride/domain/programmes/programme-fields.ts";
import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { isRefusal, type Refusal } from "@restride/domain/values/refusal.ts";
import { useMemo, useState } from "react";
import { toasts } from "../../../platform/notices/toasts.ts";
import { stayInRow } from "../../../ui/list/leave-row.ts";
import { useLinking } from "../../../ui/list/linked/use-linking.ts";
import type { EditedProgramme } from "../edited-programme.ts";
import type { PlanContext } from "../plan-context.ts";
import * as texts from "./exercises-texts.ts";

type Rows = readonly ProgrammeExercise[];

/** Returns the exercises with one of them changed; a move also moves its chain. */
const withChange = (rows: Rows, changed: ProgrammeExercise, day: number) =>
  editExercises(rows, (items) => changeExercise(items, editedExercise(changed), day));

const windowOf = ({ startdate: start, enddate: end }: ProgrammeExercise) => ({ start, end });

/** State of the open row, and its typed values while they are valid. */
function useOpenRow() {
  const [open, setOpen] = useState<string | null>(null);
  const [typed, setTyped] = useState<ProgrammeExercise | null>(null);
  const close = (): void => {
    setOpen(null);
    setTyped(null);
  };
  return { open, setOpen, typed, type: setTyped, close };
}

/** State of the newest bulk change, which can be undone until the page is left. */
function useBulk(rows: Rows, put: (rows: Rows) => void, takeBack: (before: Rows, after: Rows) => void) {
  const [last, setLast] = useState<{ notice: string; before: Rows; after: Rows } | null>(null);
  const undo = ({ before, after }: { before: Rows; after: Rows }): void => {
    takeBack(before, after);
    setLast(null);
  };
  return {
    bulk: last && { notice: last.notice, undo: () => undo(last) },
    replaceAll: (after: Rows, notice: string) => {
      put(after);
      setLast({ notice, before: rows, after });
    },
  };
}

/** Exercises of the schedule with all their actions. */
export function useExercises(edited: EditedProgramme, planContext: PlanContext) {
  const { programme, saved, visibleProgramme, names, edit, rowStateOf, revert } = edited;
  const rows = programme.exercises;
  const put = (exercises: Rows): void => edit({ exercises });
  const takeBack = (before: Rows, after: Rows): void => edited.undoEdit({ exercises: before }, { exercises: after });
  const putBackable = (after: Rows, notice: string): void => {
    put(after);
    toasts.undo(notice, () => takeBack(rows, after));
  };
  const [search, setSearch] = useState("");
  const [isAdding, setAdding] = useState(false);
  const { open, setOpen, typed, type, close } = useOpenRow();
  const items = useMemo(() => rows.map(editedExercise), [rows]);
  const linking = useLinking(items, linkActs, (done: LinkAct<EditedExercise> | Refusal) => {
    if (isRefusal(done)) return toasts.error(done.message);
    const linked = done.items.map(rowOfExercise);
    if (done.notice === null) put(linked);
    else putBackable(linked, done.notice);
  });
  const nameOf = (row: ProgrammeExercise): string => names.exercise(row.exercise).name;
  const nameOfId = (id: string | null): string => {
    const row = visibleProgramme.exercises.find(({ _id }) => _id === id);
    return row ? nameOf(row) : "";
  };
  const after = typed ? withChange(rows, typed, planContext.day) : rows;
  const linkedRows = typed ? goingAlong(items, typed._id, windowOf(typed)).map(({ row }) => row) : [];
  const isLeft = ({ _id }: ProgrammeExercise): boolean => after.some((row) => row._id === _id);
  return {
    ...linking,
    ...useBulk(rows, put, takeBack),
    planContext,
    names,
    rows,
    visibleExercises: visibleProgramme.exercises,
    items,
    nameOf,
    nameOfId,
    rowStateOf,
    revert: (id: string) => {
      revert(id);
      stayInRow();
    },
    savedOf: (id: string) => saved.exercises.find(({ _id }) => _id === id) ?? null,
    search,
    setSearch,
    isAdding,
    setAdding,
    isFound: (row: ProgrammeExercise) => matchesSearch([nameOf(row)], searchParts(search)),
    open,
    typed,
    type,
    /** Rows as they would be after the open one is saved. */
    after,
    programme: { ...programme, exercises: after },
    alongNames: linkedRows.filter(isLeft).map(nameOf),
    /** Exercises of the chain that would have no day left after the move. */
    endingNames: linkedRows.filter((row) => !isLeft(row)).map(nameOf),
    edit: (id: string) => {
      linking.deselect();
      setOpen(id);
    },
    /** Saves a row and moves its chain along; returns the reason when it cannot. */
    save: (changed: ProgrammeExercise): string | null => {
      const next = withChange(rows, changed, planContext.day);
      if (next.some(isOutside)) return outsideText;
      put(next);
      close();
      return null;
    },
    close,
    placeOf: (id: string) => placeInChain(items, id),
    add: (row: ProgrammeExercise) => put([...rows, row]),
    remove: (row: ProgrammeExercise) => {
      const left = editExercises(rows, (all) => withoutExercises(all, ({ id }) => id === row._id));
      // A removed row of a running programme stays visible and has its own undo button.
      if (saved === programme) putBackable(left, texts.removedText(nameOf(row)));
      else put(left);
      stayInRow();
    },
  };
}

export type ExerciseEditing = ReturnType<typeof useExercises>;
