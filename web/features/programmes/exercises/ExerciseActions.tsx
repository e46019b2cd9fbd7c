import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { Ellipsis, Lock, Pencil, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import type { GutterProps } from "../../../ui/list/linked/Gutter.tsx";
import { LinkItems, RowActions, rowMenuClass } from "../../../ui/list/linked/LinkedRows.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { useNarrow } from "../../../ui/look/use-width.ts";
import { MenuButton } from "../../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../../ui/overlay/MenuItems.tsx";
import { otherIsOpen } from "../devices/DeviceCard.tsx";
import styles from "./Exercises.module.css";
import { MoveChain } from "./MoveChain.tsx";
import type { ExerciseEditing } from "./use-exercises.ts";
import * as texts from "./exercises-texts.ts";

/** Props of an exercise row in the schedule. */
export interface RowProps {
  row: ProgrammeExercise;
  /** Position among the exercises of its regimen, from 1. */
  number: number;
  gutter: GutterProps;
  editing: ExerciseEditing;
}

/** Menu of an exercise's actions, on a phone. */
function ActionMenu({ row, gutter, editing }: Omit<RowProps, "number">) {
  const [isMoving, setMoving] = useState(false);
  const { nameOf, open, edit, remove, placeOf, rowStateOf, revert } = editing;
  const isOff = open !== null;
  const isLinked = placeOf(row._id) !== null;
  const { change } = rowStateOf(row._id);
  return (
    <RowActions>
      <MenuButton label={texts.actionsFor(nameOf(row))} className={rowMenuClass} align="right" button={<Ellipsis />}>
        {change !== null && (
          <MenuAction disabled={isOff} onAction={() => revert(row._id)}>
            {texts.undoTheChange}
          </MenuAction>
        )}
        {change !== "ended" && (
          <>
            <MenuAction disabled={isOff} onAction={() => edit(row._id)}>
              {texts.edit}
            </MenuAction>
            <LinkItems gutter={gutter} />
            <MenuAction disabled={!isLinked || isOff} onAction={() => setMoving(true)}>
              {texts.moveChain}
            </MenuAction>
            <MenuAction disabled={isOff} onAction={() => remove(row)}>
              {texts.remove}
            </MenuAction>
          </>
        )}
      </MenuButton>
      {isMoving && <MoveChain row={row} editing={editing} onClose={() => setMoving(false)} />}
    </RowActions>
  );
}

/** Buttons of an exercise: a changed one has an undo button, one that has passed has none. */
export function ExerciseActions({ row, gutter, editing }: RowProps) {
  const { nameOf, open, edit, remove, rowStateOf, revert } = editing;
  const narrow = useNarrow();
  const { change, passed } = rowStateOf(row._id);
  if (passed !== null)
    return (
      <span className={styles.passedText} title={passed}>
        <Lock size={14} aria-label={passed} />
      </span>
    );
  if (narrow) return <ActionMenu row={row} gutter={gutter} editing={editing} />;
  const shared = { disabled: open !== null, reason: otherIsOpen };
  const name = nameOf(row);
  return (
    <RowActions>
      {change !== null && (
        <IconButton {...shared} label={texts.undoTheChangeOf(name)} icon={<Undo2 />} onClick={() => revert(row._id)} />
      )}
      {change !== "ended" && (
        <>
          <IconButton {...shared} label={texts.editName(name)} icon={<Pencil />} onClick={() => edit(row._id)} />
          <IconButton {...shared} label={texts.removeName(name)} icon={<Trash2 />} onClick={() => remove(row)} />
        </>
      )}
    </RowActions>
  );
}
