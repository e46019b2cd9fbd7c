import { feetAndInches } from "@restride/domain/values/height.ts";
import styles from "./HeightField.module.css";
import { SelectField } from "./SelectField.tsx";

interface HeightFieldProps {
  /** Inches; null while none is chosen. */
  value: number | null;
  onValue: (inches: number | null) => void;
  large?: boolean;
}

const counted = (from: number, to: number, unit: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: `${from + at} ${unit}` }));
const feetOptions = counted(2, 7, "ft");
const inchOptions = counted(0, 11, "in");

/** A height that is held in inches and chosen in feet and inches. */
export function HeightField({ value, onValue, large = false }: HeightFieldProps) {
  const { feet, inches } = feetAndInches(value ?? 0);
  return (
    <div className={styles.pair}>
      <SelectField
        large={large}
        label="Height, feet"
        placeholder="ft"
        value={value === null ? "" : String(feet)}
        options={feetOptions}
        onValue={(chosen) => onValue(chosen === "" ? null : Number(chosen) * 12 + inches)}
      />
      <SelectField
        large={large}
        label="Height, inches"
        placeholder="in"
        disabled={value === null}
        value={value === null ? "" : String(inches)}
        options={inchOptions}
        onValue={(chosen) => onValue(feet * 12 + Number(chosen))}
      />
    </div>
  );
}
