import { datesBetween } from "@restride/domain/values/calendar-date.ts";
import { SkeletonBar } from "../../ui/look/States.tsx";
import type { CalendarView } from "./calendar-view.ts";
import { rangeOf } from "./calendar-view.ts";
import type { MarkedDays } from "./DayTile.tsx";
import type { ReminderAction } from "./DayCard.tsx";
import { DayCard } from "./DayCard.tsx";
import cardStyles from "./DayCard.module.css";
import styles from "./DayView.module.css";
import type { PatientDays } from "./use-calendar.ts";
import { useDaysShown } from "./use-calendar.ts";

interface DayViewProps {
  view: CalendarView;
  data: PatientDays;
  marked: MarkedDays;
  timeZone: string;
  reminder: ReminderAction;
  onOpenForm: (answerId: string, name: string) => void;
}

/** Day view: a card for each of some days, side by side. */
export function DayView({ view, data, marked, timeZone, reminder, onOpenForm }: DayViewProps) {
  const { startdate, enddate } = rangeOf(view, useDaysShown());
  return (
    <div className={styles.days}>
      {datesBetween(startdate, enddate).map((date) => {
        const day = data.days.get(date);
        if (!day) {
          return (
            <div key={date} className={cardStyles.card}>
              <div className={cardStyles.head}>
                <SkeletonBar width="50%" />
              </div>
            </div>
          );
        }
        return (
          <DayCard
            key={date}
            day={day}
            today={marked.today}
            timeZone={timeZone}
            reminder={reminder}
            onOpenForm={onOpenForm}
          />
        );
      })}
    </div>
  );
}
