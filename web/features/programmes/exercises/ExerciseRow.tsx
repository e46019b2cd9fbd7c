import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { windowLabel } from "@restride/domain/programmes/surgery-day-label.ts";
import { doseText, holdLine, shortDose, shortHold } from "@restride/domain/schedules/dose-text.ts";
import { intervalLabel, shortInterval } from "@restride/domain/schedules/interval.ts";
import { ItemPicture } from "../ItemPicture.tsx";
import { Was } from "../Was.tsx";
import { endWord } from "../end-word.ts";
import { DaysBar } from "../../../ui/chart/DaysBar.tsx";
import { useNarrow } from "../../../ui/look/use-width.ts";
import styles from "./Exercises.module.css";
import { ExerciseActions } from "./ExerciseActions.tsx";
import { Gutter, type GutterProps } from "./Gutter.tsx";

/** The picture and name of an exercise, and what is to be said of it, else its place in a chain, which paper says always. */
export function ExerciseName({
  row,
  isDense = false,
  editing: { nameOf, placeOf, standingOf, names },
}: Pick<GutterProps, "row" | "editing"> & { isDense?: boolean }) {
  const place = placeOf(row._id);
  const { note } = standingOf(row._id);
  const inChain = place && `${place.place} of ${place.of}${isDense ? "" : " in the chain"}`;
  return (
    <span className={styles.name}>
      <ItemPicture image={names.exercise(row.exercise).image} kind="exercise" />
      <span className={styles.two}>
        <strong>{nameOf(row)}</strong>
        {note && <small>{note}</small>}
        {inChain && <small className={note ? styles.onPaper : undefined}>{inChain}</small>}
      </span>
    </span>
  );
}

const words = [doseText, holdLine, intervalLabel] as const;
const phoneWords = [shortDose, holdLine, intervalLabel] as const;
const shortWords = [shortDose, shortHold, shortInterval] as const;

/** An exercise of the schedule, to look at. `now` is what it becomes when the open row is saved. */
export function ExerciseRow(props: GutterProps & { now: ProgrammeExercise; isDense: boolean }) {
  const { row, now, isDense, editing } = props;
  const narrow = useNarrow();
  const [dose, hold, interval] = isDense ? shortWords : narrow ? phoneWords : words;
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
        <Was text={dose(before)} is={dose(row)} />
        <small>
          <Was text={hold(before.hold)} is={hold(row.hold)} />
        </small>
      </span>
      <span className={styles.two} data-moving={isMoving}>
        <Was text={windowLabel(before)} is={ends ? null : windowLabel(now)} />
        <small>
          {ends ? endWord(row, planned.day) : <Was text={interval(before.interval)} is={interval(row.interval)} />}
        </small>
      </span>
      <span className={styles.bar}>
        <DaysBar window={now} before={before} today={planned.day} ends={ends} />
      </span>
      <ExerciseActions {...props} />
    </li>
  );
}
