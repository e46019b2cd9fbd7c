import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { windowLabel } from "@restride/domain/programmes/surgery-day-label.ts";
import { doseText, holdLine } from "@restride/domain/schedules/dose-text.ts";
import { intervalLabel } from "@restride/domain/schedules/interval.ts";
import { ItemPicture } from "../ItemPicture.tsx";
import { Was } from "../Was.tsx";
import { DaysBar } from "../../../ui/chart/DaysBar.tsx";
import styles from "./Exercises.module.css";
import { ExerciseActions } from "./ExerciseActions.tsx";
import { Gutter, type GutterProps } from "./Gutter.tsx";

/** The picture and name of an exercise, and what is to be said of it, else its place in a chain. */
export function ExerciseName({
  row,
  editing: { nameOf, placeOf, standingOf, names },
}: Pick<GutterProps, "row" | "editing">) {
  const place = placeOf(row._id);
  const note = standingOf(row._id).note ?? (place && `${place.place} of ${place.of} in the chain`);
  return (
    <span className={styles.name}>
      <ItemPicture image={names.exercise(row.exercise).image} kind="exercise" />
      <span className={styles.two}>
        <strong>{nameOf(row)}</strong>
        {note && <small>{note}</small>}
      </span>
    </span>
  );
}

/** An exercise of the schedule, to look at. `now` is what it becomes when the open row is saved. */
export function ExerciseRow(props: GutterProps & { now: ProgrammeExercise }) {
  const { row, now, editing } = props;
  const { selected, open, standingOf, savedOf, planned } = editing;
  const isMoving = now.startdate !== row.startdate || now.enddate !== row.enddate;
  const { change } = standingOf(row._id);
  const before = (change === "changed" && savedOf(row._id)) || row;
  const ends = change === "ended";
  return (
    <li
      className={styles.row}
      data-selected={selected === row._id || change !== null}
      data-off={open !== null}
      data-ended={ends}
    >
      <Gutter {...props} />
      <ExerciseName {...props} />
      <span className={styles.two}>
        <Was text={doseText(before)} is={doseText(row)} />
        <small>
          <Was text={holdLine(before.hold)} is={holdLine(row.hold)} />
        </small>
      </span>
      <span className={styles.two} data-moving={isMoving}>
        <Was text={windowLabel(before)} is={ends ? null : windowLabel(now)} />
        <small>
          {ends ? "ends yesterday" : <Was text={intervalLabel(before.interval)} is={intervalLabel(row.interval)} />}
        </small>
      </span>
      <span className={styles.bar}>
        <DaysBar window={now} before={before} today={planned.day} ends={ends} />
      </span>
      <ExerciseActions {...props} />
    </li>
  );
}
