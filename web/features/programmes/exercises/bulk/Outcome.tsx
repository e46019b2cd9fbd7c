import type { BulkPreview, BulkChange } from "@restride/domain/programmes/apply-to-all.ts";
import { aboutText, minutesOf, roundsOf } from "@restride/domain/programmes/effort.ts";
import { type EditedExercise, rowOfExercise } from "@restride/domain/programmes/edit-rows.ts";
import { exercisePlan, type ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { isPlannedOn } from "@restride/domain/schedules/due-days.ts";
import { addDays, weekday } from "@restride/domain/values/calendar-date.ts";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { TableHead } from "../../../../ui/list/TableHead.tsx";
import { shortDay } from "../../preview/date-texts.ts";
import type { PlanContext } from "../../plan-context.ts";
import type { ExerciseEditing } from "../use-exercises.ts";
import styles from "./ApplyToAll.module.css";
import { currentValuesText } from "./bulk-change.ts";
import * as texts from "./bulk-texts.ts";

const visibleCount = 5;

const dayOf = (rows: readonly ProgrammeExercise[], { patient }: PlanContext, day: number) => {
  const date = addDays(patient.surgery.date, day);
  const due = rows.filter((row) => isPlannedOn(exercisePlan(row), day, weekday(date)));
  const doses = due.map(({ time, set, repeat, hold }) => ({ times: time, sets: set, repeats: repeat, hold }));
  return { date, text: texts.roundsText(roundsOf(doses), aboutText(minutesOf(doses))), rounds: roundsOf(doses) };
};

interface FullestProps {
  before: readonly ProgrammeExercise[];
  after: readonly ProgrammeExercise[];
  planContext: PlanContext;
}

/** Comparison, before and after, of the day that had the most rounds before. */
function FullestDay({ before, after, planContext }: FullestProps) {
  const last = Math.max(planContext.day, ...before.map(({ enddate }) => enddate));
  const days = Array.from({ length: last - planContext.day + 1 }, (_, at) => planContext.day + at);
  const fullest = days.reduce(
    (most, day) => (dayOf(before, planContext, day).rounds > dayOf(before, planContext, most).rounds ? day : most),
    planContext.day,
  );
  const [was, will] = [dayOf(before, planContext, fullest), dayOf(after, planContext, fullest)];
  return (
    <p className={styles.fullest}>
      <span>{texts.fullestDay(shortDay(was.date), surgeryDayLabel(fullest))}</span>
      {was.text !== will.text && (
        <>
          <s>{was.text}</s> <ArrowRight size={14} aria-label={texts.becomes} />{" "}
        </>
      )}
      <strong>{will.text}</strong>
    </p>
  );
}

const Count = ({ count, word }: { count: number; word: string }) => (
  <div>
    <dt>{word}</dt>
    <dd>{count}</dd>
  </div>
);

interface OutcomeProps {
  applied: BulkPreview<EditedExercise>;
  change: BulkChange;
  editing: ExerciseEditing;
  planContext: PlanContext;
}

/** Preview of a bulk change: numbers of the exercises that change, end, stay, and have passed, and each change. */
export function Outcome({ applied, change, editing: { rows, nameOf }, planContext }: OutcomeProps) {
  const { items, changed, ends, stay, passed } = applied;
  const [all, setAll] = useState(false);
  const effects = [...ends.map((before) => ({ before, after: null })), ...changed];
  const lines = all ? effects : effects.slice(0, visibleCount);
  return (
    <div className={styles.outcome}>
      <dl className={styles.counts}>
        <Count count={changed.length} word={texts.change} />
        {ends.length > 0 && <Count count={ends.length} word={ends.length === 1 ? texts.ends : texts.end} />}
        <Count count={stay} word={texts.stay} />
        <Count count={passed} word={texts.passedLabel} />
      </dl>
      {effects.length === 0 ? (
        <p className={styles.mutedText}>{texts.tickALineWhatChanges}</p>
      ) : (
        <>
          <table className={styles.table}>
            <TableHead heads={[texts.exercise, texts.now, texts.thenLabel]} />
            <tbody>
              {lines.map(({ before, after }) => (
                <tr key={before.id}>
                  <td>{nameOf(before.row)}</td>
                  <td>{currentValuesText(before, change)}</td>
                  <td>{after ? currentValuesText(after, change) : texts.endsToday}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {lines.length < effects.length && (
            <button type="button" className={styles.link} onClick={() => setAll(true)}>
              {texts.showAll(effects.length)}
            </button>
          )}
          <FullestDay before={rows} after={items.map(rowOfExercise)} planContext={planContext} />
        </>
      )}
    </div>
  );
}
