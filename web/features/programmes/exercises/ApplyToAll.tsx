import { type Applied, applyToAll, type BulkChange } from "@restride/domain/programmes/apply-to-all.ts";
import { aboutText, minutesOf, roundsOf } from "@restride/domain/programmes/effort.ts";
import { type EditedExercise, rowOfExercise } from "@restride/domain/programmes/edit-rows.ts";
import { isOutside, outsideText } from "@restride/domain/programmes/programme-fields.ts";
import { exercisePlan, type ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { windowLabel } from "@restride/domain/programmes/surgery-day-label.ts";
import { intervalLabel, intervals, isInterval } from "@restride/domain/schedules/interval.ts";
import { chainOf } from "@restride/domain/schedules/chains.ts";
import { isPlannedOn } from "@restride/domain/schedules/due-days.ts";
import { addDays, weekday } from "@restride/domain/values/calendar-date.ts";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Select } from "../../../ui/field/Select.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { TableHead } from "../../../ui/list/TableHead.tsx";
import { shortDay } from "../preview/date-words.ts";
import { regimenGroups } from "./regimen-groups.ts";
import type { Planned } from "../planned.ts";
import { type BulkFields, BulkLines, noBulk } from "./BulkLines.tsx";
import styles from "./ApplyToAll.module.css";
import type { ExerciseEditing } from "./use-exercises.ts";

const shown = 5;

const whole = (typed: string): number | undefined => (/^[+-]?\d{1,3}$/.test(typed.trim()) ? Number(typed) : undefined);
const least = (typed: string, from: number): number | undefined => {
  const value = whole(typed);
  return value !== undefined && value >= from && value <= 50 ? value : undefined;
};

/** What the ticked lines set. */
const changeOf = (fields: BulkFields): BulkChange => {
  const interval = Number(fields.interval);
  const [times, sets, moveBy] = [least(fields.times, 1), least(fields.sets, 1), whole(fields.moveBy)];
  return {
    ...(fields.ticked.has("times") && times !== undefined && { times }),
    ...(fields.ticked.has("sets") && sets !== undefined && { sets }),
    ...(fields.ticked.has("interval") && isInterval(interval) && { interval }),
    ...(fields.ticked.has("moveBy") && moveBy !== undefined && { moveBy }),
    ...(fields.ticked.has("skip") && { skipOnSurgeryDate: fields.skip }),
  };
};

const saidOf = (item: EditedExercise, change: BulkChange): string =>
  [
    change.times !== undefined && `${item.times}× a day`,
    change.sets !== undefined && `${item.sets} ${item.sets === 1 ? "set" : "sets"}`,
    change.interval !== undefined && intervalLabel(item.interval),
    change.moveBy !== undefined && windowLabel({ startdate: item.start, enddate: item.end }),
    change.skipOnSurgeryDate !== undefined && (item.skipOnSurgeryDate ? "Skips surgery" : "Also on surgery date"),
  ]
    .filter(Boolean)
    .join(", ");

/** To which exercises: all, those of a regimen, those of the selected one's chain, those that were found. */
function useTargets({ rows, items, selected, search, isFound, names }: ExerciseEditing) {
  const [to, setTo] = useState("all");
  const found = rows.filter(isFound);
  const chain = selected === null ? [] : chainOf(items, selected);
  const groups = regimenGroups(rows, names.contentOf).map(({ id, rows: own }) => ({
    value: id ?? "added",
    label: `${id === null ? "Added" : names.regimen(id).name} · ${own.length}`,
    ids: own.map(({ _id }) => _id as string),
  }));
  const targets = [
    { value: "all", label: `All ${rows.length}`, ids: rows.map(({ _id }) => _id as string) },
    ...(search.trim() === ""
      ? []
      : [{ value: "found", label: `Found · ${found.length}`, ids: found.map(({ _id }) => _id as string) }]),
    ...(chain.length < 2 ? [] : [{ value: "chain", label: `Chain · ${chain.length}`, ids: chain }]),
    ...groups,
  ];
  return { targets, to, setTo, ids: targets.find(({ value }) => value === to)?.ids ?? [] };
}

const dayOf = (rows: readonly ProgrammeExercise[], { patient }: Planned, day: number) => {
  const date = addDays(patient.surgery.date, day);
  const due = rows.filter((row) => isPlannedOn(exercisePlan(row), day, weekday(date)));
  const doses = due.map(({ time, set, repeat, hold }) => ({ times: time, sets: set, repeats: repeat, hold }));
  return { date, rounds: roundsOf(doses), minutes: minutesOf(doses) };
};

/** The day that had most rounds before, as it was and as it will be. */
function FullestDay({
  before,
  after,
  planned,
}: {
  before: readonly ProgrammeExercise[];
  after: readonly ProgrammeExercise[];
  planned: Planned;
}) {
  const last = Math.max(planned.day, ...before.map(({ enddate }) => enddate));
  const days = Array.from({ length: last - planned.day + 1 }, (_, at) => planned.day + at);
  const fullest = days.reduce(
    (most, day) => (dayOf(before, planned, day).rounds > dayOf(before, planned, most).rounds ? day : most),
    planned.day,
  );
  const [was, will] = [dayOf(before, planned, fullest), dayOf(after, planned, fullest)];
  return (
    <p className={styles.fullest}>
      <span>Fullest day, {shortDay(was.date)}</span>
      <s>
        {was.rounds} rounds, {aboutText(was.minutes)}
      </s>{" "}
      →{" "}
      <strong>
        {will.rounds} rounds, {aboutText(will.minutes)}
      </strong>
    </p>
  );
}

interface OutcomeProps {
  applied: Applied<EditedExercise>;
  change: BulkChange;
  editing: ExerciseEditing;
  planned: Planned;
}

/** How many change, stay and have passed, and each change before it is made. */
function Outcome({
  applied: { items, changed, stay, passed },
  change,
  editing: { rows, nameOf },
  planned,
}: OutcomeProps) {
  const [all, setAll] = useState(false);
  const lines = all ? changed : changed.slice(0, shown);
  return (
    <div>
      <dl className={styles.counts}>
        <dt>change</dt>
        <dd>{changed.length}</dd>
        <dt>stay</dt>
        <dd>{stay}</dd>
        <dt>passed</dt>
        <dd>{passed}</dd>
      </dl>
      {changed.length > 0 && (
        <>
          <table className={styles.table}>
            <TableHead heads={["Exercise", "Now", "Then"]} />
            <tbody>
              {lines.map(({ before, after }) => (
                <tr key={before.id}>
                  <td>{nameOf(before.row)}</td>
                  <td>{saidOf(before, change)}</td>
                  <td>{saidOf(after, change)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {lines.length < changed.length && (
            <button type="button" className={styles.link} onClick={() => setAll(true)}>
              Show all {changed.length}
            </button>
          )}
          <FullestDay before={rows} after={items.map(rowOfExercise)} planned={planned} />
        </>
      )}
    </div>
  );
}

interface ApplyToAllProps {
  editing: ExerciseEditing;
  planned: Planned;
  onClose: () => void;
}

const counted = (count: number): string => `${count} ${count === 1 ? "exercise" : "exercises"}`;

/** Changes many exercises at once: counts, before and after are shown first. */
export function ApplyToAll({ editing, planned, onClose }: ApplyToAllProps) {
  const { targets, to, setTo, ids } = useTargets(editing);
  const [fields, setFields] = useState<BulkFields>(noBulk);
  const change = changeOf(fields);
  const applied = applyToAll(editing.items, ids, change, planned.day);
  const { length } = applied.changed;
  const isTooFar = applied.changed.some(({ after }) => isOutside(rowOfExercise(after)));
  const mayApply = length > 0 && !isTooFar;
  const apply = (): void => {
    editing.replaceAll(applied.items.map(rowOfExercise), `${counted(length)} changed.`);
    onClose();
  };
  return (
    <Dialog
      title="Apply to all"
      width="wide"
      onClose={onClose}
      onSubmit={() => mayApply && apply()}
      options={
        <span className={styles.undo}>
          <Undo2 size={14} /> Can be undone until you leave this page.
        </span>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={!mayApply}>
            Apply to {counted(length)}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div>
          <Select label="To" value={to} options={targets} onValue={setTo} />
          <BulkLines fields={fields} onFields={setFields} intervals={intervals} />
          {isTooFar && <p role="alert">{outsideText}</p>}
          <p className={styles.quiet}>Only ticked lines are applied. Items whose days have passed stay as they are.</p>
        </div>
        <Outcome applied={applied} change={change} editing={editing} planned={planned} />
      </div>
    </Dialog>
  );
}
