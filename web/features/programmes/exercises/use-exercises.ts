import { editExercises, linkRows } from "@restride/domain/programmes/edit-rows.ts";
import { placeInChain, unlinkAfter, unlinkBefore, withoutExercises } from "@restride/domain/programmes/linking.ts";
import { changeExercise, goingAlong } from "@restride/domain/programmes/move-or-resize.ts";
import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { editedExercise } from "@restride/domain/programmes/edit-rows.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import { useMemo, useState } from "react";
import { toasts } from "../../../platform/page/toasts.ts";
import type { Names } from "../use-content.ts";
import { editProgramme, type Planned, useWizardState } from "../wizard/use-wizard.ts";

const put = (exercises: readonly ProgrammeExercise[]): void => editProgramme({ exercises });

/** An exercise of the schedule with a change of it in its place, and its chain along when that is a move. */
const withChange = (rows: readonly ProgrammeExercise[], changed: ProgrammeExercise, day: number) =>
  editExercises(rows, (items) => changeExercise(items, editedExercise(changed), day));

/** The schedule's exercises with all that can be done to them. */
export function useExercises({ day }: Planned, names: Names) {
  const { programme } = useWizardState().content;
  const rows = programme.exercises;
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<string | null>(null);
  const [typed, setTyped] = useState<ProgrammeExercise | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const nameOf = (row: ProgrammeExercise): string => names.exercise(row.exercise).name;
  const nameOfId = (id: string | null): string => {
    const row = rows.find(({ _id }) => _id === id);
    return row ? nameOf(row) : "";
  };
  const items = useMemo(() => rows.map(editedExercise), [rows]);
  const unlink = (edit: typeof unlinkAfter, id: string): void => {
    put(editExercises(rows, (all) => edit(all, id)));
    toasts.undo("Link removed.", () => put(rows));
  };
  const link = (id: string, nextId: string): void => {
    const linked = linkRows(rows, id, nextId);
    setSelected(null);
    if (isRefusal(linked)) return toasts.error(linked.message);
    const isReplacing = items.some((item) => (item.id === id && item.nextId !== null) || item.nextId === nextId);
    put(linked);
    if (isReplacing) toasts.undo("The link replaced another one.", () => put(rows));
  };
  const close = (): void => {
    setOpen(null);
    setTyped(null);
  };
  const after = typed ? withChange(rows, typed, day) : rows;
  return {
    rows,
    items,
    nameOf,
    nameOfId,
    search,
    setSearch,
    isFound: (row: ProgrammeExercise) => nameOf(row).toLowerCase().includes(search.trim().toLowerCase()),
    open,
    /** What is typed into the open row, as long as it is right. */
    typed,
    /** The rows as they will be when the open one is saved. */
    after,
    programme: { ...programme, exercises: after },
    alongNames: typed ? goingAlong(items, typed._id, windowOf(typed)).map(({ row }) => nameOf(row)) : [],
    edit: (id: string) => {
      setSelected(null);
      setOpen(id);
    },
    type: setTyped,
    save: (changed: ProgrammeExercise) => {
      put(withChange(rows, changed, day));
      close();
    },
    close,
    selected,
    /** A circle is pressed: the first is selected, the second linked to it, the same one deselected. */
    press: (id: string) => {
      if (selected === null) setSelected(id);
      else if (selected === id) setSelected(null);
      else link(selected, id);
    },
    deselect: () => setSelected(null),
    placeOf: (id: string) => placeInChain(items, id),
    unlinkAfter: (id: string) => unlink(unlinkAfter, id),
    unlinkBefore: (id: string) => unlink(unlinkBefore, id),
    remove: (row: ProgrammeExercise) => {
      put(editExercises(rows, (all) => withoutExercises(all, ({ id }) => id === row._id)));
      toasts.undo(`${nameOf(row)} removed.`, () => put(rows));
    },
    replaceAll: (next: readonly ProgrammeExercise[], said: string) => {
      put(next);
      toasts.undo(said, () => put(rows));
    },
  };
}

const windowOf = ({ startdate: start, enddate: end }: ProgrammeExercise) => ({ start, end });

export type ExerciseEditing = ReturnType<typeof useExercises>;
