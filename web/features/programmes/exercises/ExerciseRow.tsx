import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { doseText, holdLine, shortDose, shortHold } from "@restride/domain/schedules/dose-texts.ts";
import { intervalLabel, shortInterval } from "@restride/domain/schedules/interval.ts";
import { ItemPicture } from "../ItemPicture.tsx";
import { ChangedText } from "../ChangedText.tsx";
import { endWord } from "../end-word.ts";
import { DaysBar } from "../../../ui/chart/DaysBar.tsx";
import { LinkedRow, RowBar, RowName, RowWords } from "../../../ui/list/linked/LinkedRows.tsx";
import { useNarrow } from "../../../ui/look/use-width.ts";
import { ExerciseActions, type RowProps } from "./ExerciseActions.tsx";

/** Picture and name of an exercise, with its note. */
export const ExerciseName = ({
  row,
  number,
  isDense = false,
  editing: { nameOf, placeOf, rowStateOf, names },
}: Pick<RowProps, "row" | "number" | "editing"> & { isDense?: boolean }) => (
  <RowName
    picture={<ItemPicture image={names.exercise(row.exercise).image} kind="exercise" />}
    name={nameOf(row)}
    note={rowStateOf(row._id).note}
    place={placeOf(row._id)}
    number={number}
    isDense={isDense}
  />
);

const words = [doseText, holdLine, intervalLabel] as const;
const phoneWords = [shortDose, holdLine, intervalLabel] as const;
const shortWords = [shortDose, shortHold, shortInterval] as const;

/** Exercise row of the schedule as text. `now` is the row as it would be after the open row is saved. */
export function ExerciseRow(props: RowProps & { now: ProgrammeExercise; isDense: boolean }) {
  const { row, gutter, now, isDense, editing } = props;
  const narrow = useNarrow();
  const [dose, hold, interval] = isDense ? shortWords : narrow ? phoneWords : words;
  const { selected, rowStateOf, savedOf, planContext } = editing;
  const isMoving = now.startdate !== row.startdate || now.enddate !== row.enddate;
  const { change } = rowStateOf(row._id);
  const before = (change === "changed" && savedOf(row._id)) || row;
  const ends = change === "ended";
  return (
    <LinkedRow gutter={gutter} isSelected={selected === row._id || change !== null} isEnded={ends}>
      <ExerciseName {...props} />
      <RowWords>
        <ChangedText text={dose(before)} currentText={dose(row)} />
        <small>
          <ChangedText text={hold(before.hold)} currentText={hold(row.hold)} />
        </small>
      </RowWords>
      <RowWords isMoving={isMoving}>
        <ChangedText text={windowLabel(before)} currentText={ends ? null : windowLabel(now)} />
        <small>
          {ends ? (
            endWord(row, planContext.day)
          ) : (
            <ChangedText text={interval(before.interval)} currentText={interval(row.interval)} />
          )}
        </small>
      </RowWords>
      <RowBar>
        <DaysBar window={now} before={before} today={planContext.day} endsYesterday={ends} />
      </RowBar>
      <ExerciseActions {...props} />
    </LinkedRow>
  );
}
