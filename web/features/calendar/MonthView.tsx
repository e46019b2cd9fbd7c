import { mayAddReminder } from "@restride/domain/reminders/reminder.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { monthGrid, monthOf } from "@restride/domain/values/calendar-date.ts";
import type { MouseEvent } from "react";
import { useState } from "react";
import type { MenuPlace } from "../../ui/overlay/MenuButton.tsx";
import { monthHeading, weekdayName } from "./calendar-view.ts";
import { DayMenu } from "./DayMenu.tsx";
import type { MarkedDays } from "./DayTile.tsx";
import { DayTile } from "./DayTile.tsx";
import styles from "./MonthView.module.css";
import type { PatientDays } from "./use-calendar.ts";
import { isScheduled, WeekMark } from "./WeekMark.tsx";
import * as texts from "./calendar-texts.ts";

interface MonthViewProps {
  date: CalendarDate;
  data: PatientDays;
  marked: MarkedDays;
  onOpenDay: (date: CalendarDate) => void;
  /** Adds a reminder; null for users who may not. */
  onAddReminder: ((date: CalendarDate) => void) | null;
}

interface OpenMenu extends MenuPlace {
  readonly date: CalendarDate;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6];

const Head = () => (
  <thead>
    <tr>
      {weekdays.map((weekday) => (
        <th key={weekday} scope="col" abbr={weekdayName(weekday)}>
          {weekdayName(weekday).slice(0, 3)}
        </th>
      ))}
      <th scope="col" abbr={texts.week} className={styles.week}>
        {texts.wkLabel}
      </th>
    </tr>
  </thead>
);

/** Returns where a menu opens: at the pointer, or beside the tile when a key opened it. */
function placeOf(event: MouseEvent): MenuPlace {
  if (event.clientX !== 0 || event.clientY !== 0) return { x: event.clientX, y: event.clientY };
  const { x, y } = event.currentTarget.getBoundingClientRect();
  return { x: x + 24, y: y + 24 };
}

/** Month in US weeks with a tile for each day and a check mark for each week. */
export function MonthView({ date, data, marked, onOpenDay, onAddReminder }: MonthViewProps) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const mayAdd = menu !== null && onAddReminder !== null && mayAddReminder(menu.date, marked.today);
  const tile = (day: CalendarDate) => (
    <DayTile
      date={day}
      day={data.days.get(day)}
      marked={marked}
      inMonth={monthOf(day) === monthOf(date)}
      coming={!data.days.has(day) && data.failure === null}
      onOpen={() => onOpenDay(day)}
      onMenu={(event) => {
        event.preventDefault();
        setMenu({ date: day, ...placeOf(event) });
      }}
    />
  );
  const isEmpty =
    data.isKnown && ![...data.days.values()].some((day) => monthOf(day.date) === monthOf(date) && isScheduled(day));
  return (
    <>
      {isEmpty && <p className={styles.empty}>{texts.nothingIsDueIn(monthHeading(date))}</p>}
      <table className={styles.month}>
        <Head />
        <tbody>
          {monthGrid(monthOf(date)).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>{tile(day)}</td>
              ))}
              <td className={styles.week}>
                <Week data={data} start={week[0]} today={marked.today} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {menu && (
        <DayMenu
          place={menu}
          onSelect={() => onOpenDay(menu.date)}
          onAddReminder={mayAdd ? () => onAddReminder(menu.date) : null}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  );
}

function Week({ data, start, today }: { data: PatientDays; start: CalendarDate | undefined; today: CalendarDate }) {
  const week = start && data.weeks.get(start);
  return week && isScheduled(week) ? <WeekMark patientId={data.patientId} week={week} today={today} /> : null;
}
