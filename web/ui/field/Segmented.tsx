import { useId } from "react";
import styles from "./Segmented.module.css";

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onValue: (value: Value) => void;
  /** Fills its container. */
  block?: boolean;
}

/** One choice of a few, all in view; arrows move between them. */
export function Segmented<Value extends string>({ label, value, options, onValue, block }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <span className={styles.track} role="radiogroup" aria-label={label} data-block={block}>
      {options.map((option) => (
        <label key={option.value} className={styles.option} data-on={option.value === value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
            className="visually-hidden"
          />
          {option.text}
        </label>
      ))}
    </span>
  );
}
