import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { monthOf } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import type { ReactNode } from "react";
import { useRef } from "react";
import { useSingleKeys } from "../../platform/device/single-keys.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { PartFailed } from "../../ui/look/States.tsx";
import styles from "./ActivityCalendar.module.css";
import { CalendarBar } from "./CalendarBar.tsx";
import { adjacentView, stepOfSwipe } from "./calendar-view.ts";
import type { ReminderAction } from "./DayCard.tsx";
import type { MarkedDays } from "./DayTile.tsx";
import { DayView } from "./DayView.tsx";
import { MonthView } from "./MonthView.tsx";
import { useCalendarKeys } from "./use-calendar-keys.ts";
import type { CalendarControl, EditOfPatient } from "./use-calendar.ts";
import { useDaysShown, usePatientDays } from "./use-calendar.ts";
import * as texts from "./calendar-texts.ts";

/** Props of a scrolling element that make it focusable, so that keys scroll it. */
const reachable = { tabIndex: 0 };

/** Reminder on one of the days that the calendar shows. */
export interface ShownReminder {
  readonly _id: string;
  readonly date: CalendarDate;
  readonly title: string;
  readonly message: string;
}

interface ActivityCalendarProps {
  patientId: string;
  marked: MarkedDays;
  control: CalendarControl;
  reminder: ReminderAction;
  /** Renders the list of a month's reminders beside the month; null while they load. */
  reminders: (reminders: readonly ShownReminder[] | null) => ReactNode;
  onOpenForm: (answerId: string, name: string) => void;
  /** Called when somebody else changed data of the patient. */
  onEdited: (edit: EditOfPatient) => void;
}

/** Handles a swipe with one finger, which changes the page of the calendar; a second finger zooms. */
function useSwipe(page: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: React.TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : null;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: React.TouchEvent) => {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const step = stepOfSwipe(touch.clientX - start.current.x, touch.clientY - start.current.y);
      if (step !== null) page(step);
    },
  };
}

/** Calendar of a patient's due and done items, by month or by day. */
export function ActivityCalendar(props: ActivityCalendarProps) {
  const { patientId, marked, control, reminder, reminders, onOpenForm, onEdited } = props;
  const { view, show } = control;
  const data = usePatientDays(patientId, view, onEdited);
  const daysShown = useDaysShown();
  const keys = useSingleKeys();
  const timeZone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  const page = (step: 1 | -1): void => show(adjacentView(view, step, daysShown));
  useCalendarKeys({ view, today: marked.today, on: keys, page, show });
  const swipe = useSwipe(page);
  const month = view.kind === "month";
  const ofMonth = [...data.days.values()].filter((day) => monthOf(day.date) === monthOf(view.date));
  return (
    <div className={styles.swiped} data-month={month} {...swipe}>
      <section className={styles.card} aria-label={texts.activityCalendar}>
        <CalendarBar view={view} today={marked.today} daysShown={daysShown} keys={keys} onView={show} />
        {data.failure && (
          <div className={styles.failed}>
            <PartFailed message={data.failure} effect={texts.theDaysCouldNotBe} onRetry={data.refetch} />
          </div>
        )}
        {month && (
          <MonthView
            date={view.date}
            data={data}
            marked={marked}
            onOpenDay={(date) => show({ kind: "day", date })}
            onAddReminder={reminder.refused ? null : reminder.add}
          />
        )}
      </section>
      {month && (data.isKnown || data.failure === null) && (
        <div {...reachable} className={styles.sticky}>
          {reminders(data.isKnown ? ofMonth.flatMap((day) => day.reminders) : null)}
        </div>
      )}
      {!month && (
        <DayView
          view={view}
          data={data}
          marked={marked}
          timeZone={timeZone}
          reminder={reminder}
          onOpenForm={onOpenForm}
        />
      )}
    </div>
  );
}
