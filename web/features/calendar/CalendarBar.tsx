import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../../ui/look/Button.tsx";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { Kbd } from "../../ui/look/Marks.tsx";
import { Segmented } from "../../ui/field/Segmented.tsx";
import type { CalendarView } from "./calendar-view.ts";
import { monthHeading, paged, switched } from "./calendar-view.ts";
import styles from "./CalendarBar.module.css";

const kinds = [
  { value: "day", text: "DAY VIEW" },
  { value: "month", text: "MONTH VIEW" },
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
      <h2 className={styles.title}>Activity Calendar</h2>
      <span className={styles.arrows}>
        <IconButton
          label="Previous"
          icon={<ChevronLeft size={17} />}
          onClick={() => onView(paged(view, -1, daysShown))}
        />
        <IconButton label="Next" icon={<ChevronRight size={17} />} onClick={() => onView(paged(view, 1, daysShown))} />
      </span>
      <h3 className={styles.month} aria-live="polite">
        {monthHeading(view.date)}
      </h3>
      <Button size="small" capitals onClick={() => onView({ kind: view.kind, date: today })}>
        TODAY
      </Button>
      {keys && view.kind === "day" && (
        <span className={styles.keys} aria-hidden>
          <Kbd>←</Kbd> <Kbd>→</Kbd> page · <Kbd>T</Kbd> today
        </span>
      )}
      <span className={styles.views}>
        <Segmented
          label="View"
          value={view.kind}
          options={kinds}
          onValue={(kind) => onView(switched(view, kind, today))}
        />
      </span>
    </header>
  );
}
