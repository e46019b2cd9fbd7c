import { addDays, type CalendarDate, daysBetween, formatUs } from "@restride/domain/values/calendar-date.ts";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { SegmentedField } from "../../../ui/field/SegmentedField.tsx";
import { DateField } from "../../../ui/date/DateField.tsx";
import { SurgeryTag } from "../patient-columns.tsx";
import styles from "./MoveDialog.module.css";
import type { TriedMove } from "./use-tried-move.ts";

const answers = [
  { value: "yes", text: "Yes" },
  { value: "no", text: "No" },
] as const;

/** Number of days before today from which surgery dates can be picked. */
const pickedWithin = 3650;

interface MoveChoicesProps {
  from: CalendarDate;
  today: CalendarDate;
  tried: TriedMove;
  /** Whether the patient is notified; undefined when the role may notify nobody. */
  tells: boolean | undefined;
  onTells: (tells: boolean) => void;
}

function Reminders({ tried: { plan, tick } }: Pick<MoveChoicesProps, "tried">) {
  if (!plan || plan.reminders.length === 0) return null;
  return (
    <fieldset className={styles.group} aria-label="Reminders on fixed dates">
      <legend>Reminders on fixed dates</legend>
      {plan.reminders.map(({ _id, date, title, to, goesalong }) => (
        <Checkbox
          key={_id}
          checked={goesalong}
          onChecked={(on) => tick(_id, on)}
          hint={goesalong && to ? `→ ${formatUs(to)}` : "stays"}
        >
          {formatUs(date)} {title}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** Current surgery date and the field of the new one. */
function Dates({ from, today, tried: { to, setTo } }: Pick<MoveChoicesProps, "from" | "today" | "tried">) {
  return (
    <div className={styles.dates}>
      <p>
        <span>Surgery date now</span>
        <strong>{formatUs(from)}</strong>
        <SurgeryTag days={daysBetween(from, today)} />
      </p>
      <div>
        <DateField
          label="New surgery date"
          name="to"
          required
          date={to}
          onDate={setTo}
          start={from}
          first={addDays(today, -pickedWithin)}
          last={addDays(today, pickedWithin)}
          error={to === null ? "Please enter surgery date." : undefined}
        />
        {to && <SurgeryTag days={daysBetween(to, today)} />}
      </div>
    </div>
  );
}

/** Fields of a move: the date, what moves along, who is notified. */
export function MoveChoices({ from, today, tried, tells, onTells }: MoveChoicesProps) {
  const { reschedule, setReschedule, dropping, drops, setDrops } = tried;
  return (
    <div className={styles.choices}>
      <Dates from={from} today={today} tried={tried} />
      <SegmentedField
        name="regimEdit"
        label="Reschedule exercises and measurements?"
        value={reschedule ? "yes" : "no"}
        options={answers}
        onValue={(answer) => setReschedule(answer === "yes")}
      />
      <p className={styles.quiet}>
        Yes keeps the day after surgery, so dates move. No keeps the dates, so the day numbers change. Questionnaires
        always go with surgery.
      </p>
      <Reminders tried={tried} />
      {dropping && (
        <Checkbox checked={drops} onChecked={setDrops} hint="Nothing of them is left on the new date">
          Let these items end
        </Checkbox>
      )}
      {tells !== undefined && (
        <fieldset className={styles.group} aria-label="Tell">
          <legend>Tell</legend>
          <Checkbox checked={tells} onChecked={onTells} hint="“Schedule changed”">
            Patient
          </Checkbox>
        </fieldset>
      )}
    </div>
  );
}
