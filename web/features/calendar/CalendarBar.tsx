import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../../ui/look/Button.tsx";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { Kbd } from "../../ui/look/Marks.tsx";
import { Segmented } from "../../ui/field/Segmented.tsx";
import type { CalendarView } from "./calendar-view.ts";
import { monthHeading, adjacentView, viewOfKind } from "./calendar-view.ts";
import styles from "./CalendarBar.module.css";
import * as texts from "./calendar-texts.ts";

const kinds = [
  { value: "day", text: texts.dayView },
  { value: "month", text: texts.monthView },
] as const;

interface CalendarBarProps {
  view: CalendarView;
  today: CalendarDate;
  daysShown: number;
  keys: boolean;
  onView: (view: CalendarView) => void;
}

/** Controls of the calendar: back and forward, the month, today, and the two views. */
export function CalendarBar({ view, today, daysShown, keys, onView }: CalendarBarProps) {
  return (
    <header className={styles.bar}>
      <h2 className={styles.title}>{texts.activityCalendar}</h2>
      <span className={styles.arrows}>
        <IconButton
          label={texts.previous}
          icon={<ChevronLeft size={17} />}
          onClick={() => onView(adjacentView(view, -1, daysShown))}
        />
        <IconButton
          label={texts.next}
          icon={<ChevronRight size={17} />}
          onClick={() => onView(adjacentView(view, 1, daysShown))}
        />
      </span>
      <h3 className={styles.month} aria-live="polite">
        {monthHeading(view.date)}
      </h3>
      <Button size="small" capitals onClick={() => onView({ kind: view.kind, date: today })}>
        {texts.today}
      </Button>
      {keys && view.kind === "day" && (
        <span className={styles.keys} aria-hidden>
          <Kbd>←</Kbd> <Kbd>→</Kbd> {texts.page} <Kbd>T</Kbd> {texts.todayText}
        </span>
      )}
      <span className={styles.views}>
        <Segmented
          label={texts.view}
          value={view.kind}
          options={kinds}
          onValue={(kind) => onView(viewOfKind(view, kind, today))}
        />
      </span>
    </header>
  );
}
