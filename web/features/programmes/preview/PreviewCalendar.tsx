import { weekdayNames } from "@restride/domain/texts/weekday-texts.ts";
import type { ProgrammeDay } from "@restride/domain/programmes/four-weeks.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { Flag } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useRef } from "react";
import { dayOfMonth, monthSlashDay, monthWord } from "./date-texts.ts";
import { ofKind, type PreviewItem } from "./preview-items.ts";
import styles from "./PreviewCalendar.module.css";
import * as texts from "./preview-texts.ts";

interface CalendarProps {
  days: readonly ProgrammeDay<PreviewItem>[];
  /** Days that differ from the saved programme. */
  changed: ReadonlySet<CalendarDate>;
  today: CalendarDate;
  chosen: CalendarDate;
  onChoose: (date: CalendarDate) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const dayDescription = (day: ProgrammeDay<PreviewItem>): string => {
  const count = ofKind(day, "exercise").length;
  const parts = [
    texts.exerciseCount(count),
    ofKind(day, "device").length > 0 && "measurement",
    ofKind(day, "questionnaire").length > 0 && "questionnaire",
    day.day === 0 && "surgery",
  ];
  return `${monthSlashDay(day.date)}: ${parts.filter(Boolean).join(", ")}.`;
};

function Cell({
  day,
  isChanged,
  isToday,
  maxExercises,
}: {
  day: ProgrammeDay<PreviewItem>;
  isChanged: boolean;
  isToday: boolean;
  maxExercises: number;
}) {
  const count = ofKind(day, "exercise").length;
  return (
    <>
      <span className={styles.head} aria-hidden>
        <span data-today={isToday}>{dayOfMonth(day.date)}</span>
        {dayOfMonth(day.date) === 1 && <small>{monthWord(day.date)}</small>}
        {day.day === 0 && <Flag size={10} className={styles.flag} />}
      </span>
      <span className={styles.marks} data-changed={isChanged}>
        {ofKind(day, "device").length > 0 && <i className={styles.square} />}
        {ofKind(day, "questionnaire").length > 0 && <i className={styles.ring} />}
      </span>
      {count > 0 && (
        <span className={styles.count} aria-hidden>
          <i className={styles.track}>
            <i style={{ width: `${(count / maxExercises) * 100}%` }} />
          </i>
          {count}
        </span>
      )}
    </>
  );
}

/** Grid of four weeks. Arrow keys move between days and choose the day that they reach. */
export function PreviewCalendar({ days, changed, today, chosen, onChoose }: CalendarProps) {
  const grid = useRef<HTMLFieldSetElement>(null);
  const maxExercises = Math.max(1, ...days.map((day) => ofKind(day, "exercise").length));
  const onKey = (event: KeyboardEvent): void => {
    const at = days.findIndex(({ date }) => date === chosen) + (steps[event.key] ?? Number.NaN);
    const next = days[at];
    if (!next) return;
    event.preventDefault();
    onChoose(next.date);
    grid.current?.querySelectorAll<HTMLElement>("button")[at]?.focus();
  };
  return (
    <>
      <div className={styles.weekdays} aria-hidden>
        {weekdayNames.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </div>
      <fieldset ref={grid} className={styles.grid} aria-label={texts.days}>
        {days.map((day) => (
          <button
            key={day.date}
            type="button"
            className={styles.cell}
            aria-pressed={day.date === chosen}
            tabIndex={day.date === chosen ? 0 : -1}
            data-past={day.isPast}
            data-changed={changed.has(day.date)}
            onKeyDown={onKey}
            onClick={() => onChoose(day.date)}
          >
            <span className="visually-hidden">{dayDescription(day)}</span>
            <Cell
              day={day}
              isChanged={changed.has(day.date)}
              isToday={day.date === today}
              maxExercises={maxExercises}
            />
          </button>
        ))}
      </fieldset>
      <p className={styles.legend} aria-hidden>
        <i className={styles.bar} /> {texts.exercises} <i className={styles.square} /> {texts.measurement}{" "}
        <i className={styles.ring} /> {texts.questionnaire}
      </p>
    </>
  );
}
