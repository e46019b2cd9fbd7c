import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { X } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { DrawnLink } from "./lanes.ts";
import { goesOn } from "../edited-programme.ts";
import styles from "./Gutter.module.css";
import type { ExerciseEditing } from "./use-exercises.ts";

/** What a row needs for its part of the gutter. */
export interface GutterProps {
  row: ProgrammeExercise;
  /** Its place among the rows in view. */
  at: number;
  links: readonly DrawnLink[];
  editing: ExerciseEditing;
  /** Whether Tab stops here: the gutter of a group is one stop. */
  isStop: boolean;
  onStop: () => void;
  onKey: (event: KeyboardEvent) => void;
}

const partOf = ({ from, to }: DrawnLink, at: number): "start" | "end" | "through" | null => {
  if (at === from) return "start";
  if (at === to) return "end";
  return from < at && at < to ? "through" : null;
};

/** Where an exercise stands in its chain, as it is read aloud. */
const spokenPlace = ({ row, editing: { nameOf, nameOfId, placeOf, selected } }: GutterProps): string => {
  const place = placeOf(row._id);
  const parts = [nameOf(row)];
  if (place) parts.push(`${place.place} of ${place.of} in a chain`);
  if (place?.afterId) parts.push(`after ${nameOfId(place.afterId)}`);
  if (selected === row._id) parts.push("selected");
  return `${parts.join(", ")}.`;
};

/** The circle of an exercise and the lines that pass beside it. A line is removed by a press. */
export function Gutter(props: GutterProps) {
  const { row, at, links, editing, isStop, onStop, onKey } = props;
  const { selected, press, setAim, dropAim, unlinkAfter, placeOf, nameOfId, standingOf } = editing;
  const parts = links.flatMap((link) => {
    const part = partOf(link, at);
    return part === null ? [] : [{ link, part }];
  });
  return (
    <span className={styles.gutter}>
      {parts.map(({ link, part }) =>
        link.isAimed ? (
          <span key="aimed" className={styles.line} data-part={part} data-lane={link.lane} data-aimed />
        ) : (
          <button
            key={link.id}
            type="button"
            tabIndex={-1}
            aria-hidden
            title={`Unlink ${nameOfId(link.id)} from the next`}
            className={styles.line}
            data-part={part}
            data-lane={link.lane}
            onClick={() => unlinkAfter(link.id)}
          >
            <X size={10} className={styles.cross} />
          </button>
        ),
      )}
      {goesOn(standingOf(row._id)) && (
        <button
          type="button"
          data-circle={row._id}
          className={styles.circle}
          aria-label={spokenPlace(props)}
          aria-pressed={selected === row._id}
          data-linked={placeOf(row._id) !== null}
          data-target={selected !== null && selected !== row._id}
          tabIndex={isStop ? 0 : -1}
          onFocus={(event) => {
            onStop();
            setAim({ id: row._id, byKeys: event.target.matches(":focus-visible") });
          }}
          onBlur={() => dropAim(true)}
          onPointerEnter={() => setAim({ id: row._id, byKeys: false })}
          onPointerLeave={() => dropAim(false)}
          onKeyDown={onKey}
          onClick={() => press(row._id)}
        />
      )}
    </span>
  );
}
