import { weekdayNames } from "@restride/domain/texts/weekday-texts.ts";
import styles from "./Questionnaires.module.css";
import * as texts from "./questionnaires-texts.ts";

interface WeekdayChipsProps {
  chosen: readonly number[];
  /** Called with a pressed weekday; without it the weekdays are no buttons. */
  onToggle?: (weekday: number) => void;
}

/** Weekdays, Sunday first, with the chosen ones marked. */
export const WeekdayChips = ({ chosen, onToggle }: WeekdayChipsProps) =>
  onToggle ? (
    <fieldset className={styles.weekdays} aria-label={texts.weekDays}>
      {weekdayNames.map((word, weekday) => (
        <button
          key={word}
          type="button"
          aria-label={word}
          aria-pressed={chosen.includes(weekday)}
          className={styles.weekday}
          onClick={() => onToggle(weekday)}
        >
          {word[0]}
        </button>
      ))}
    </fieldset>
  ) : (
    <span className={styles.weekdays}>
      <span className="visually-hidden">{chosen.map((day) => weekdayNames[day]).join(" ")}</span>
      {weekdayNames.map((word, weekday) => (
        <span key={word} aria-hidden data-on={chosen.includes(weekday)} className={styles.weekday}>
          {word[0]}
        </span>
      ))}
    </span>
  );
