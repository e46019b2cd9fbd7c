import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { ArrowRight, X } from "lucide-react";
import type { InputHTMLAttributes } from "react";
import { useEffect, useRef } from "react";
import { CalendarButton } from "./CalendarButton.tsx";
import styles from "./DateRangeField.module.css";
import { FormField } from "../field/FormField.tsx";
import { useTypedDate } from "./use-typed-date.ts";
import { lazyComponent } from "../page/lazy-component.tsx";
import * as texts from "./date-texts.ts";

const RangeOfDates = lazyComponent(async () => (await import("./RangeOfDates.tsx")).RangeOfDates);

type RangeEnd = CalendarDate | null;

interface TypedDateProps extends InputHTMLAttributes<HTMLInputElement> {
  typed: ReturnType<typeof useTypedDate>;
}

const TypedDate = ({ typed: { value, onValue, onBlur, onKeyDown }, ...input }: TypedDateProps) => (
  <input
    {...input}
    value={value}
    autoComplete="off"
    onChange={(event) => onValue(event.target.value)}
    onBlur={onBlur}
    onKeyDown={onKeyDown}
  />
);

interface DateRangeFieldProps {
  label: string;
  from: RangeEnd | undefined;
  to: RangeEnd | undefined;
  /** Called with both ends as soon as one is typed or picked; the other may be missing. */
  onRange: (from: RangeEnd, to: RangeEnd) => void;
  error: string | undefined;
}

/** Field of the first and the last date of a range. */
export function DateRangeField({ label, from = null, to = null, onRange, error }: DateRangeFieldProps) {
  const box = useRef<HTMLSpanElement>(null);
  // The parent may pass one end back only after the other was typed.
  const lastReported = useRef({ from, to });
  useEffect(() => {
    lastReported.current = { from, to };
  }, [from, to]);
  const reportRange = (end: Partial<Record<"from" | "to", RangeEnd>>): void => {
    lastReported.current = { ...lastReported.current, ...end };
    onRange(lastReported.current.from, lastReported.current.to);
  };
  const first = useTypedDate(from, (date) => reportRange({ from: date }));
  const last = useTypedDate(to, (date) => reportRange({ to: date }));
  const problem = first.error ?? last.error ?? error;
  const choose = (start: RangeEnd, end: RangeEnd): void => {
    first.forget();
    last.forget();
    onRange(start, end);
  };
  return (
    <FormField label={label} error={problem}>
      {({ id, ...description }) => (
        <span ref={box} className={styles.box} data-invalid={problem !== undefined}>
          <TypedDate
            {...description}
            id={id}
            aria-label={texts.fromLabel(label)}
            placeholder={texts.startDate}
            typed={first}
          />
          <ArrowRight size={14} />
          <TypedDate {...description} aria-label={texts.toLabel(label)} placeholder={texts.endDate} typed={last} />
          {(from || to) && (
            <button
              type="button"
              className={styles.clear}
              aria-label={texts.clearLabel(label)}
              onClick={() => choose(null, null)}
            >
              <X size={14} />
            </button>
          )}
          <CalendarButton label={label} field={box}>
            {(close) => (
              <RangeOfDates
                label={label}
                from={from}
                to={to}
                onRange={(start, end) => {
                  choose(start, end);
                  close();
                }}
              />
            )}
          </CalendarButton>
        </span>
      )}
    </FormField>
  );
}
