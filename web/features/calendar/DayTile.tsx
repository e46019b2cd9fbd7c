import { shortTitle } from "@restride/domain/reminders/reminder.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { Flag, Pause, UserPlus } from "lucide-react";
import type { MouseEvent } from "react";
import { Tag } from "../../ui/look/Marks.tsx";
import { SkeletonBar } from "../../ui/look/States.tsx";
import { Bars } from "./Bars.tsx";
import type { DayFragment } from "./calendar.graphql.ts";
import styles from "./DayTile.module.css";
import * as texts from "./calendar-texts.ts";

/** Days of a patient that a calendar marks. */
export interface MarkedDays {
  readonly today: CalendarDate;
  readonly createdOn: CalendarDate;
  readonly surgery: CalendarDate;
}

interface DayTileProps {
  date: CalendarDate;
  day: DayFragment | undefined;
  marked: MarkedDays;
  /** False for a day of another month. */
  inMonth: boolean;
  /** Whether the due items are still loading; an empty tile would mean that nothing is due. */
  coming: boolean;
  onOpen: () => void;
  onMenu: (event: MouseEvent) => void;
}

function Marks({ date, day, marked }: Pick<DayTileProps, "date" | "day" | "marked">) {
  const reminder = day?.reminders[0];
  return (
    <>
      {date === marked.createdOn && (
        <Tag look="outline">
          <UserPlus size={12} />
          <span className={styles.created}>{texts.createdLabel}</span>
        </Tag>
      )}
      {date === marked.surgery && (
        <Tag look="ink">
          <Flag size={12} />
          <span className={styles.word}>{texts.surgery}</span>
        </Tag>
      )}
      {day?.hold && (
        <Tag>
          <Pause size={12} />
          <span className={styles.word}>{texts.hold}</span>
        </Tag>
      )}
      {reminder && <span className={styles.reminder}>{shortTitle(reminder.title)}</span>}
    </>
  );
}

/** Tile of a day in the month view. It opens the day view; its menu is on right-click and Shift+F10. */
export function DayTile({ date, day, marked, inMonth, coming, onOpen, onMenu }: DayTileProps) {
  const isToday = date === marked.today;
  return (
    <button
      type="button"
      className={styles.tile}
      disabled={!inMonth}
      data-today={isToday}
      data-future={date > marked.today}
      aria-current={isToday ? "date" : undefined}
      onClick={onOpen}
      onContextMenu={onMenu}
    >
      <span className={styles.head}>
        <span className={styles.number}>
          <span aria-hidden>{Number(date.slice(8))}</span>
          <span className="visually-hidden">{formatUs(date)}</span>
        </span>
        {inMonth && <Marks date={date} day={day} marked={marked} />}
      </span>
      {inMonth && day && <Bars day={day} today={marked.today} />}
      {inMonth && coming && <SkeletonBar width="70%" />}
    </button>
  );
}
