import { useId } from "react";
import styles from "./Segmented.module.css";

interface SegmentedProps<Value extends string> {
  label: string;
  /** Name of the field in a form. */
  name?: string;
  id?: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | undefined;
  "aria-required"?: boolean | undefined;
  onBlur?: () => void;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onValue: (value: Value) => void;
  /** Fills the container's width. */
  block?: boolean;
  /** Shows each option in a box of its own; the boxes wrap. */
  isSeparate?: boolean;
}

/** Segmented control: one choice of a few options, all in view; arrow keys move between them. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, name, value, options, onValue, block, isSeparate, onBlur, ...described } = props;
  const own = useId();
  return (
    <span
      {...described}
      className={styles.track}
      role="radiogroup"
      aria-label={label}
      data-block={block && !isSeparate}
      data-separate={isSeparate}
      onBlur={onBlur}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.option} data-on={option.value === value}>
          <input
            type="radio"
            name={name ?? own}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          {option.text}
        </label>
      ))}
    </span>
  );
}
