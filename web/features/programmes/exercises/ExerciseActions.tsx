import { Ellipsis, Lock, Pencil, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { useNarrow } from "../../../ui/look/use-width.ts";
import { MenuButton } from "../../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../../ui/overlay/MenuItems.tsx";
import { otherIsOpen } from "../devices/DeviceCard.tsx";
import styles from "./Exercises.module.css";
import type { GutterProps } from "./Gutter.tsx";
import { MoveChain } from "./MoveChain.tsx";

type ActionProps = Pick<GutterProps, "row" | "editing">;

/** What can be done to an exercise, behind one button of a phone. */
function ActionMenu({ row, editing }: ActionProps) {
  const [isMoving, setMoving] = useState(false);
  const { nameOf, open, edit, remove, press, placeOf, unlinkAfter, unlinkBefore, items, standingOf, revert } = editing;
  const isOff = open !== null;
  const isLed = items.some(({ nextId }) => nextId === row._id);
  const isLinked = placeOf(row._id) !== null;
  const { change } = standingOf(row._id);
  return (
    <span className={styles.actions}>
      <MenuButton label={`Actions for ${nameOf(row)}`} className={styles.more} align="right" button={<Ellipsis />}>
        {change !== null && (
          <MenuAction disabled={isOff} onAction={() => revert(row._id)}>
            Undo the change
          </MenuAction>
        )}
        {change !== "ended" && (
          <>
            <MenuAction disabled={isOff} onAction={() => edit(row._id)}>
              Edit
            </MenuAction>
            <MenuAction onAction={() => press(row._id)}>Link to</MenuAction>
            <MenuAction disabled={!isLinked} onAction={() => (isLed ? unlinkBefore(row._id) : unlinkAfter(row._id))}>
              Unlink
            </MenuAction>
            <MenuAction disabled={!isLinked || isOff} onAction={() => setMoving(true)}>
              Move chain
            </MenuAction>
            <MenuAction disabled={isOff} onAction={() => remove(row)}>
              Remove
            </MenuAction>
          </>
        )}
      </MenuButton>
      {isMoving && <MoveChain row={row} editing={editing} onClose={() => setMoving(false)} />}
    </span>
  );
}

/** The buttons of an exercise: a changed one has its own undo, one that has passed none. */
export function ExerciseActions({ row, editing }: ActionProps) {
  const { nameOf, open, edit, remove, standingOf, revert } = editing;
  const narrow = useNarrow();
  const { change, passed } = standingOf(row._id);
  if (passed !== null)
    return (
      <span className={styles.passed} title={passed}>
        <Lock size={14} aria-label={passed} />
      </span>
    );
  if (narrow) return <ActionMenu row={row} editing={editing} />;
  const shared = { disabled: open !== null, reason: otherIsOpen };
  const name = nameOf(row);
  return (
    <span className={styles.actions}>
      {change !== null && (
        <IconButton {...shared} label={`Undo the change of ${name}`} icon={<Undo2 />} onClick={() => revert(row._id)} />
      )}
      {change !== "ended" && (
        <>
          <IconButton {...shared} label={`Edit ${name}`} icon={<Pencil />} onClick={() => edit(row._id)} />
          <IconButton {...shared} label={`Remove ${name}`} icon={<Trash2 />} onClick={() => remove(row)} />
        </>
      )}
    </span>
  );
}
