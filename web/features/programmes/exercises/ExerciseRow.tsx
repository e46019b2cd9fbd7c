import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { windowLabel } from "@restride/domain/programmes/surgery-day-label.ts";
import { holdText } from "@restride/domain/schedules/hold-text.ts";
import { intervalLabel } from "@restride/domain/schedules/interval.ts";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { useNarrow } from "../../../ui/look/use-width.ts";
import { MenuButton } from "../../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../../ui/overlay/MenuItems.tsx";
import { otherIsOpen } from "../devices/DeviceCard.tsx";
import { ItemPicture } from "../ItemPicture.tsx";
import { useNames } from "../use-content.ts";
import { WindowBar } from "../WindowBar.tsx";
import styles from "./Exercises.module.css";
import { Gutter, type GutterProps } from "./Gutter.tsx";
import { MoveChain } from "./MoveChain.tsx";

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

/** What an exercise asks for: "2 sets × 10 repeats · 3× a day". */
const doseText = ({ set, repeat, time }: ProgrammeExercise): string =>
  `${counted(set, "set")} × ${counted(repeat, "repeat")} · ${time}× a day`;

const holdLine = ({ hold }: ProgrammeExercise): string => (hold === 0 ? "No hold" : `Hold ${holdText(hold)}`);

/** The picture and name of an exercise, and its place in a chain. */
export function ExerciseName({ row, editing: { nameOf, placeOf } }: Pick<GutterProps, "row" | "editing">) {
  const place = placeOf(row._id);
  const names = useNames();
  return (
    <span className={styles.name}>
      <ItemPicture image={names.exercise(row.exercise).image} kind="exercise" />
      <span className={styles.two}>
        <strong>{nameOf(row)}</strong>
        {place && (
          <small>
            {place.place} of {place.of} in the chain
          </small>
        )}
      </span>
    </span>
  );
}

/** An exercise of the schedule, to look at. `now` is what it becomes when the open row is saved. */
export function ExerciseRow(props: GutterProps & { now: ProgrammeExercise }) {
  const { row, now, editing } = props;
  const { selected, open } = editing;
  const isMoving = now.startdate !== row.startdate || now.enddate !== row.enddate;
  return (
    <li className={styles.row} data-selected={selected === row._id} data-off={open !== null}>
      <Gutter {...props} />
      <ExerciseName {...props} />
      <span className={styles.two}>
        {doseText(row)}
        <small>{holdLine(row)}</small>
      </span>
      <span className={styles.two} data-moving={isMoving}>
        {windowLabel(now)}
        <small>{intervalLabel(row.interval)}</small>
      </span>
      <span className={styles.bar}>
        <WindowBar window={now} before={isMoving ? row : undefined} />
      </span>
      <Actions {...props} />
    </li>
  );
}

function Actions({ row, editing }: GutterProps) {
  const [isMoving, setMoving] = useState(false);
  const { nameOf, open, edit, remove, press, placeOf, unlinkAfter, unlinkBefore, items } = editing;
  const name = nameOf(row);
  const isOff = open !== null;
  const isLed = items.some(({ nextId }) => nextId === row._id);
  const isLinked = placeOf(row._id) !== null;
  if (!useNarrow())
    return (
      <span className={styles.actions}>
        <IconButton
          label={`Edit ${name}`}
          icon={<Pencil />}
          disabled={isOff}
          reason={otherIsOpen}
          onClick={() => edit(row._id)}
        />
        <IconButton
          label={`Remove ${name}`}
          icon={<Trash2 />}
          disabled={isOff}
          reason={otherIsOpen}
          onClick={() => remove(row)}
        />
      </span>
    );
  return (
    <span className={styles.actions}>
      <MenuButton label={`Actions for ${name}`} className={styles.more} align="right" button={<Ellipsis />}>
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
      </MenuButton>
      {isMoving && <MoveChain row={row} editing={editing} onClose={() => setMoving(false)} />}
    </span>
  );
}
