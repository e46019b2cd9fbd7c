import { mayAddReminder } from "@restride/domain/reminders/reminder.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { weekday } from "@restride/domain/values/calendar-date.ts";
import { Bell, CalendarPlus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/look/Button.tsx";
import { Tag } from "../../ui/look/Marks.tsx";
import { dayHeading, weekdayName } from "./calendar-view.ts";
import type { DayFragment } from "./calendar.graphql.ts";
import styles from "./DayCard.module.css";
import { DayItem, QuestionnaireItem } from "./DayItem.tsx";
import { doseText, roundsText, sectionText, timesText } from "./exercise-texts.ts";
import { noRemindersText } from "@restride/domain/reminders/reminders-texts.ts";
import * as texts from "./calendar-texts.ts";

const nothing = texts.thereAreNoSpecificActivities;

/** Function that adds a reminder for a day, and the reason why it may be unavailable. */
export interface ReminderAction {
  readonly add: (date: CalendarDate) => void;
  /** Reason why this role may not add reminders; empty when it may. */
  readonly refused: string;
}

interface DayCardProps {
  day: DayFragment;
  today: CalendarDate;
  timeZone: string;
  reminder: ReminderAction;
  onOpenForm: (answerId: string, name: string) => void;
}

function Section({ title, aside, children }: { title: string; aside: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.eyebrow}>
        {title} <span>{aside}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

function Items({ day, today, timeZone, onOpenForm }: DayCardProps) {
  const isFuture = day.date > today;
  return (
    <>
      {day.exercises.length > 0 && (
        <Section title={texts.activities} aside={sectionText(day.exercise, isFuture)}>
          {day.exercises.map((item) => (
            <DayItem
              key={item.exerciseid}
              name={item.name}
              text={doseText(item) + roundsText(item)}
              item={item}
              date={day.date}
              today={today}
            />
          ))}
        </Section>
      )}
      {day.measurements.length > 0 && (
        <Section title={texts.measurements} aside={sectionText(day.measurement, isFuture)}>
          {day.measurements.map((item) => (
            <DayItem
              key={item.deviceid}
              name={item.display_name}
              text={timesText(item.time) + roundsText(item)}
              item={item}
              date={day.date}
              today={today}
            />
          ))}
        </Section>
      )}
      {day.questionnaires.length > 0 && (
        <Section title={texts.questionnaires} aside={sectionText(day.questionnaire, isFuture)}>
          {day.questionnaires.map((item) => (
            <QuestionnaireItem
              key={item.itemid}
              item={item}
              date={day.date}
              today={today}
              timeZone={timeZone}
              onOpen={onOpenForm}
            />
          ))}
        </Section>
      )}
    </>
  );
}

function AddReminder({ date, today, reminder }: { date: CalendarDate; today: CalendarDate; reminder: ReminderAction }) {
  const past = mayAddReminder(date, today) ? "" : texts.remindersAreAddedForToday;
  const reason = reminder.refused || past;
  return (
    <Button
      variant="text"
      size="small"
      disabled={reason !== ""}
      title={reason || undefined}
      icon={<Plus size={15} />}
      onClick={() => reminder.add(date)}
    >
      {texts.addReminder}
    </Button>
  );
}

function Reminders({ day, children }: { day: DayFragment; children: ReactNode }) {
  return (
    <Section title={texts.reminders} aside={day.reminders.length || ""}>
      {day.reminders.length === 0 && <li className={styles.none}>{noRemindersText}</li>}
      {day.reminders.map((one) => (
        <li key={one._id} className={styles.reminder}>
          <Bell />
          <span>
            <strong>{one.title}</strong>
            <small>{one.message}</small>
          </span>
        </li>
      ))}
      <li className={styles.add}>{children}</li>
    </Section>
  );
}

/** Card of a day in the day view: what was due and done, and the reminders. */
export function DayCard(props: DayCardProps) {
  const { day, today, reminder } = props;
  const isToday = day.date === today;
  const isEmpty =
    day.exercises.length + day.measurements.length + day.questionnaires.length + day.reminders.length === 0;
  const add = <AddReminder date={day.date} today={today} reminder={reminder} />;
  return (
    <article className={styles.card} data-today={isToday} aria-label={dayHeading(day.date)}>
      <header className={styles.head}>
        <h2>{dayHeading(day.date)}</h2>
        <span>{weekdayName(weekday(day.date))}</span>
        {day.hold && <Tag>{texts.hold}</Tag>}
        {isToday && <Tag look="brand">{texts.todayTag}</Tag>}
      </header>
      {isEmpty ? (
        <div className={styles.empty}>
          <span className={styles.tile} aria-hidden>
            <CalendarPlus size={18} />
          </span>
          <p>{nothing}</p>
          {add}
        </div>
      ) : (
        <>
          <Items {...props} />
          <Reminders day={day}>{add}</Reminders>
        </>
      )}
    </article>
  );
}
