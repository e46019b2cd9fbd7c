import { reminderHeading } from "@restride/domain/reminders/reminder.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { SkeletonBar } from "../../ui/look/States.tsx";
import styles from "./MonthReminders.module.css";
import { noRemindersText } from "@restride/domain/reminders/reminders-texts.ts";
import * as texts from "./reminders-texts.ts";

/** Reminder as the panel lists it. */
export interface ListedReminder {
  readonly _id: string;
  readonly date: CalendarDate;
  readonly title: string;
  readonly message: string;
}

/** List of the reminders in the calendar's month; null while they load. */
export function MonthReminders({ reminders }: { reminders: readonly ListedReminder[] | null }) {
  return (
    <section className={styles.panel} aria-label={texts.reminders}>
      <header className={styles.head}>
        <h2>{texts.remindersHeading}</h2>
        <span>{reminders?.length || null}</span>
      </header>
      {!reminders?.length && <p className={styles.none}>{reminders ? noRemindersText : <SkeletonBar width="60%" />}</p>}
      <ul>
        {reminders?.map((reminder) => (
          <li key={reminder._id}>
            <strong>{reminderHeading(reminder)}</strong>
            <p>{reminder.message}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
