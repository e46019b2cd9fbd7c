import { addDays, type CalendarDate, daysBetween, formatUs } from "@restride/domain/values/calendar-date.ts";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { SegmentedField } from "../../../ui/field/SegmentedField.tsx";
import { DateField } from "../../../ui/date/DateField.tsx";
import { SurgeryTag } from "../patient-columns.tsx";
import styles from "./MoveDialog.module.css";
import type { TriedMove } from "./use-tried-move.ts";
import * as texts from "./surgery-texts.ts";

const answers = [
  { value: "yes", text: texts.yes },
  { value: "no", text: texts.noLabel },
] as const;

/** Number of days before today from which surgery dates can be picked. */
const earliestDaysAgo = 3650;

interface MoveChoicesProps {
  from: CalendarDate;
  today: CalendarDate;
  tried: TriedMove;
  /** Whether the patient is notified; undefined when the role may notify nobody. */
  notifiesPatient: boolean | undefined;
  onTells: (tells: boolean) => void;
}

function Reminders({ tried: { plan, tick } }: Pick<MoveChoicesProps, "tried">) {
  if (!plan || plan.reminders.length === 0) return null;
  return (
    <fieldset className={styles.group} aria-label={texts.remindersOnFixedDates}>
      <legend>{texts.remindersOnFixedDates}</legend>
      {plan.reminders.map(({ _id, date, title, to, goesalong }) => (
        <Checkbox
          key={_id}
          checked={goesalong}
          onChecked={(on) => tick(_id, on)}
          hint={goesalong && to ? `→ ${formatUs(to)}` : texts.stays}
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
        <span>{texts.surgeryDateNow}</span>
        <strong>{formatUs(from)}</strong>
        <SurgeryTag days={daysBetween(from, today)} />
      </p>
      <div>
        <DateField
          label={texts.newSurgeryDate}
          name="to"
          required
          date={to}
          onDate={setTo}
          start={from}
          first={addDays(today, -earliestDaysAgo)}
          last={addDays(today, earliestDaysAgo)}
          error={to === null ? texts.pleaseEnterSurgeryDate : undefined}
        />
        {to && <SurgeryTag days={daysBetween(to, today)} />}
      </div>
    </div>
  );
}

/** Fields of a move: the date, what moves along, who is notified. */
export function MoveChoices({ from, today, tried, notifiesPatient, onTells }: MoveChoicesProps) {
  const { reschedule, setReschedule, dropping, drops, setDrops } = tried;
  return (
    <div className={styles.choices}>
      <Dates from={from} today={today} tried={tried} />
      <SegmentedField
        name="regimEdit"
        label={texts.rescheduleExercisesAndMeasurements}
        value={reschedule ? "yes" : "no"}
        options={answers}
        onValue={(answer) => setReschedule(answer === "yes")}
      />
      <p className={styles.mutedText}>{texts.yesKeepsTheDayAfter}</p>
      <Reminders tried={tried} />
      {dropping && (
        <Checkbox checked={drops} onChecked={setDrops} hint={texts.nothingOfThemIsLeft}>
          {texts.letTheseItemsEnd}
        </Checkbox>
      )}
      {notifiesPatient !== undefined && (
        <fieldset className={styles.group} aria-label={texts.tell}>
          <legend>{texts.tell}</legend>
          <Checkbox checked={notifiesPatient} onChecked={onTells} hint={texts.scheduleChanged}>
            {texts.patient}
          </Checkbox>
        </fieldset>
      )}
    </div>
  );
}
